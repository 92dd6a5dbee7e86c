# Ask the directory what Cytomine will ask, first as the search account, then as the person.
server=ldap://ldap.example.org:389
base=ou=users,dc=example,dc=org
reader=cn=reader,dc=example,dc=org
login=jdoe
ldapsearch -x -W -H "$server" -D "$reader" -b "$base" -s sub "(uid=$login)" uid givenName sn mail
ldapwhoami -x -W -H "$server" -D "uid=$login,$base"
