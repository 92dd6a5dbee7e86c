import { ProjectCollection, User } from 'cytomine-client';

/** Names of the projects of whoever is signed in. */
export async function myProjects() {
  const user = await User.fetchCurrent();
  const projects = await ProjectCollection.fetchAll({ filterKey: 'user', filterValue: user.id });
  console.log(`${user.username} has ${projects.length} projects`);
  return [...projects].map((project) => project.name);
}
