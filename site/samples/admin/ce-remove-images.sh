# Remove the images of CE2025.1 and of its installer. An image that another container uses is kept, with a message.
for image in cytomine/core:5.1.0 cytomine/web-ui:3.1.0 cytomine/nginx:3.0.0 cytomine/pims-ce-package:ce-1.0.0 \
  cytomine/postgis:1.5.1 cytomine/mongo:1.0.0 cytomine/app-engine:0.1.0 redis:7.2 registry:2.8.3 cytomine/installer:latest; do
  sudo docker image rm "$image"
done
