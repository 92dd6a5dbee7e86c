# Run in the installation folder, after both databases wrote their archives.
target=backup-host:/srv/cytomine-bigpicture
sudo rsync -a data/postgis/data/backup/ "$target/postgis/"
sudo rsync -a data/mongo/backup/ "$target/mongo/"
sudo rsync -a data/images/ "$target/images/"
sudo rsync -a data/app-engine/ "$target/app-engine/"
sudo rsync -a data/cbir/ "$target/cbir/"
sudo rsync -a data/redis/ "$target/redis/"
sudo rsync -a data/keys/ "$target/keys/"
sudo rsync -a cytomine.yml cytomine.template docker-compose*.yml "$target/settings/"
[ ! -d data/registry ] || sudo rsync -a data/registry/ "$target/registry/"
[ ! -d configs ] || sudo rsync -a configs/ "$target/settings/configs/"
