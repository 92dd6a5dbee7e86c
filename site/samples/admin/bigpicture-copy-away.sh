# Run in the installation folder, after both databases wrote their archives.
# Owners are noted as numbers beside each file on the other machine, whose account need not be root.
target=backup@vault.example.org:/srv/cytomine
copy() { sudo rsync -a --numeric-ids -M--fake-super "$@"; }
copy data/postgis/data/backup/ "$target/postgis/"
copy data/mongo/backup/ "$target/mongo/"
copy data/images/ "$target/images/"
copy data/app-engine/ "$target/app-engine/"
copy data/cbir/ "$target/cbir/"
copy data/redis/ "$target/redis/"
copy data/keys/ "$target/keys/"
copy cytomine.yml cytomine.template installer_config.yml docker-compose*.yml "$target/settings/"
[ ! -d data/registry ] || copy data/registry/ "$target/registry/"
[ ! -d configs ] || copy configs/ "$target/settings/configs/"
