import { Annotation, Cytomine } from 'cytomine-client';

/** Shows the crop of an annotation in the page. */
export async function showCrop(annotationId) {
  const annotation = await Annotation.fetch(annotationId);
  // An <img> cannot send headers: a token of five minutes goes into its address.
  const { shortTermToken } = await Cytomine.instance.ping();
  const picture = new Image();
  picture.alt = `Annotation ${annotationId}`;
  picture.src = annotation.annotationCropURL(256, 'png', { Authorization: `Bearer ${shortTermToken}` });
  document.body.append(picture);
  await picture.decode();
}
