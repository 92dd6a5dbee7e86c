# Both archives have to open. PostgreSQL: one .sql file. MongoDB: folders "admin" and "cytomine".
sudo tar tzf "$DATA/postgis/data/backup/restore.tar.gz"
sudo tar tzf "$DATA/mongo/backup/restore.tar.gz" | grep -E '^\./(admin|cytomine)/$'
