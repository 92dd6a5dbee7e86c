# Replace the key pair that everyone can download by one of your own.
rm configs/software_router/keys/ssh_key configs/software_router/keys/ssh_key.pub
ssh-keygen -t rsa -b 4096 -m PEM -N '' -C cytomine-software-router -f configs/software_router/keys/ssh_key
ls -l configs/software_router/keys
