import { ImageInstance, Property, PropertyCollection } from 'cytomine-client';

/** Adds a key-value pair to an image and returns all that it has. */
export async function tagImage(imageId, key, value) {
  const image = await ImageInstance.fetch(imageId);
  await new Property({ key, value }, image).save();
  const properties = await PropertyCollection.fetchAll({ object: image });
  return [...properties].map((property) => `${property.key}=${property.value}`);
}
