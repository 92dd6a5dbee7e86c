# Let MicroK8s pull images from the registry of Cytomine, which speaks plain HTTP.
folder=/var/snap/microk8s/current/args/certs.d/172.18.0.10:5000
sudo mkdir -p "$folder"
sudo tee "$folder/hosts.toml" > /dev/null <<'TOML'
server = "http://172.18.0.10:5000"

[host."http://172.18.0.10:5000"]
capabilities = ["pull", "resolve"]
TOML
cat "$folder/hosts.toml"
