# A key pair for Cytomine as SAML service provider, valid for ten years, in the format that the core reads.
openssl req -newkey rsa:2048 -new -nodes -x509 -days 3650 -subj "/CN=cytomine.example.org" \
  -keyout saml-pkcs8.key -out saml.crt
openssl rsa -in saml-pkcs8.key -out saml.key -traditional
rm saml-pkcs8.key
chmod 600 saml.key
head -n 1 saml.key saml.crt
