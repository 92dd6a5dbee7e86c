#!/usr/bin/env bash
# Of those who come in through one network interface, lets one range of addresses reach the published port 80 of Cytomine.
# Usage: sudo bash ce-docker-user.sh 192.168.1.0/24 eth0
set -euo pipefail
range=${1:?range missing, such as 192.168.1.0/24}
interface=${2:?name of the outer network interface missing, such as eth0}
rule=(-i "$interface" ! -s "$range" -p tcp -m conntrack --ctstate NEW --ctdir ORIGINAL --ctorigdstport 80 -j DROP)
while iptables -D DOCKER-USER "${rule[@]}" 2> /dev/null; do :; done
iptables -I DOCKER-USER "${rule[@]}"
iptables -S DOCKER-USER
