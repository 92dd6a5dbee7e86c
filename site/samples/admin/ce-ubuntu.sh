# From a fresh Ubuntu Server 24.04 or Debian 12 to the released files of CE2025.1, ready for your settings.
(
set -e
. /etc/os-release
sudo apt-get update
sudo apt-get install -y ca-certificates curl git rsync

# Docker's own packages, with the Compose plugin.
sudo install -m 0755 -d /etc/apt/keyrings
sudo curl -fsSL "https://download.docker.com/linux/$ID/gpg" -o /etc/apt/keyrings/docker.asc
sudo chmod a+r /etc/apt/keyrings/docker.asc
echo "deb [arch=$(dpkg --print-architecture) signed-by=/etc/apt/keyrings/docker.asc] https://download.docker.com/linux/$ID $VERSION_CODENAME stable" |
  sudo tee /etc/apt/sources.list.d/docker.list > /dev/null
sudo apt-get update
sudo apt-get install -y docker-ce docker-ce-cli containerd.io docker-buildx-plugin docker-compose-plugin

# Logs of containers that cannot fill the disk, and Docker started with the machine.
if [ ! -e /etc/docker/daemon.json ]; then
  sudo install -m 0755 -d /etc/docker
  echo '{ "log-driver": "local", "log-opts": { "max-size": "20m", "max-file": "5" } }' |
    sudo tee /etc/docker/daemon.json > /dev/null
fi
sudo systemctl enable docker containerd
sudo systemctl restart docker

# The released files, in a folder that nobody else can enter.
git clone --branch CE2025.1 https://github.com/cytomine/Cytomine-community-edition.git
chmod 700 Cytomine-community-edition
sudo docker pull cytomine/installer
sudo docker compose version
echo 'Done: go on in Cytomine-community-edition'
)
