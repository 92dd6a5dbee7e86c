# Ask the cluster as the App Engine would: with the address and token that it was given.
url=$(sudo grep -h '^SCHEDULER_MASTER_URL=' envs/app-engine.env | cut -d= -f2-)
token=$(sudo grep -h '^SCHEDULER_OAUTH_TOKEN=' envs/app-engine.env | cut -d= -f2-)
curl --insecure --silent --output /dev/null --write-out '%{http_code}\n' \
  --header "Authorization: Bearer $token" "$url/api/v1/namespaces/default/pods"
