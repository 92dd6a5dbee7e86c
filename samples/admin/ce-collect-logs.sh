# Collect what a report needs into the folder report. It changes nothing else.
# shellcheck disable=SC2024 # the report is to belong to you, not to root
mkdir -p report
sudo docker compose ps --all > report/services.txt
sudo docker compose logs --no-color --timestamps --tail 500 > report/logs.txt
curl --silent --show-error http://127.0.0.1/www/version.json > report/version.json
(docker --version; docker compose version; uname -a; free -h; df -h) > report/machine.txt
sed -E 's/((PASS|PASSWORD|SECRET|TOKEN|KEY|PRIVATE|PUBLIC)[A-Z_]*): .*/\1: removed/' cytomine.yml > report/settings.yml
