#!/usr/bin/env bash
# Prepares a database of core 4.4.0 or ce-5.0.1 for core 5.1.0. All of it is done, or nothing. Run it once, before core starts.
set -euo pipefail
user=$(grep '^POSTGRES_USER=' .env | cut -d= -f2-)
database=$(grep '^POSTGRES_DB_NAME=' .env | cut -d= -f2-)
sudo docker compose up -d postgis
until sudo docker compose exec -T postgis pg_isready -U "$user"; do sleep 2; done
sudo docker compose exec -T postgis psql -U "$user" -d "$database" -v ON_ERROR_STOP=1 --single-transaction <<'SQL'
CREATE TABLE image_group_image_instance (
  id BIGINT NOT NULL CONSTRAINT image_group_image_instance_pkey PRIMARY KEY,
  version BIGINT NOT NULL,
  created TIMESTAMP, updated TIMESTAMP, deleted TIMESTAMP,
  group_id BIGINT NOT NULL,
  image_id BIGINT NOT NULL
);
UPDATE databasechangelog SET md5sum = NULL WHERE id = '0' AND filename LIKE '%00000000_0_init.xml';
SQL
