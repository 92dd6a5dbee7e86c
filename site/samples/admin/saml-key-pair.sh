# A key pair for Cytomine as SAML service provider, valid for ten years.
openssl req -newkey rsa:2048 -new -nodes -x509 -days 3650 -subj "/CN=cytomine.example.org" \
  -keyout saml.key -out saml.crt
chmod 600 saml.key
head -n 1 saml.key saml.crt
