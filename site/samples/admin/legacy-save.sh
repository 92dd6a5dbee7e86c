# Copy settings, images and sources of algorithms of a Legacy server to another machine.
target=backup-host:/srv/cytomine-legacy
sudo rsync -a /backup/cytomine/ "$target/databases/"
sudo rsync -a configuration.sh configs hosts start_deploy.sh "$target/settings/"
sudo rsync -a /data/images/ "$target/images/"
sudo rsync -a /data/softwares/code/ "$target/softwares/"
