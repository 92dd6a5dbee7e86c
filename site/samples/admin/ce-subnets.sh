# Name every Docker network with its addresses.
for network in $(sudo docker network ls --quiet); do
  sudo docker network inspect --format '{{.Name}} {{range .IPAM.Config}}{{.Subnet}} {{end}}' "$network"
done
