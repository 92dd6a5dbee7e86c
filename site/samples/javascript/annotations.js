import { Annotation, AnnotationCollection, Cytomine } from 'cytomine-client';

// #region search
/** Outlines of the annotations of a project that carry a term. */
export async function outlinesOf(projectId, termId) {
  const annotations = await AnnotationCollection.fetchAll({
    project: projectId,
    term: termId,
    showWKT: true,
  });
  return [...annotations].map((annotation) => annotation.location);
}
// #endregion search

// #region add
/** Adds a rectangle with a term. Its y counts from the bottom of the image. */
export async function addRectangle(imageId, termId) {
  const location = 'POLYGON((100 100,400 100,400 300,100 300,100 100))';
  const annotation = await new Annotation({ image: imageId, location, term: [termId] }).save();
  return annotation.id;
}
// #endregion add

// #region add-many
/** Adds a point for each pair of coordinates, in one request. */
export async function addPoints(imageId, pairs) {
  const points = new AnnotationCollection();
  for (const [x, y] of pairs) points.push(new Annotation({ image: imageId, location: `POINT(${x} ${y})` }));
  await points.save();
}
// #endregion add-many

// #region delete
/** Deletes an annotation and takes that back. */
export async function deleteAndUndo(annotationId) {
  await Annotation.delete(annotationId);
  const { lastCommand } = Cytomine.instance;
  const [result] = await Cytomine.instance.undo(lastCommand);
  return result.message;
}
// #endregion delete

// #region simplify
/** Simplifies an outline of many points, as a rule to about 50 to 100. `annotation.simplify()` loses the lower number. */
export async function simplify(annotationId) {
  const params = { minPoint: 50, maxPoint: 100 };
  await Cytomine.instance.api.put(`annotation/${annotationId}/simplify.json`, null, { params });
}
// #endregion simplify
