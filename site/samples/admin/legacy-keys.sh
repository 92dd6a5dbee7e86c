# Print the secrets of the running installation as lines for configuration.sh.
file=configs/core/cytomineconfig.groovy
for pair in ADMIN_PWD:adminPassword ADMIN_PUB_KEY:adminPublicKey ADMIN_PRIV_KEY:adminPrivateKey \
  SUPERADMIN_PUB_KEY:superAdminPublicKey SUPERADMIN_PRIV_KEY:superAdminPrivateKey \
  RABBITMQ_PUB_KEY:rabbitMQPublicKey RABBITMQ_PRIV_KEY:rabbitMQPrivateKey \
  IMS_PUB_KEY:ImageServerPublicKey IMS_PRIV_KEY:ImageServerPrivateKey SERVER_ID:serverID; do
  printf "%s='%s'\n" "${pair%%:*}" "$(sed -n "s/^grails\.${pair##*:}='\(.*\)'.*/\1/p" "$file")"
done
