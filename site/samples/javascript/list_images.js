import { ImageInstanceCollection, ProjectCollection } from 'cytomine-client';

// #region filter
/** Projects whose name contains a text, the newest first. `_` and `*` in it stand for other characters. */
export async function findProjects(text) {
  return ProjectCollection.fetchAll({ name: { ilike: `*${text}` }, sort: 'created', order: 'desc' });
}
// #endregion filter

// #region pages
/** Names of the images of a project, fetched in pages of 50. */
export async function imageNames(projectId) {
  const images = new ImageInstanceCollection({
    nbPerPage: 50,
    filterKey: 'project',
    filterValue: projectId,
  });
  await images.fetchPage();
  console.log(`${images.totalNbItems} images on ${images.nbPages} pages`);
  while (images.curPage < images.nbPages - 1) await images.fetchNextPage(true);
  return [...images].map((image) => image.instanceFilename);
}
// #endregion pages
