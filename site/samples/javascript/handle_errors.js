import { Project } from 'cytomine-client';

/** A project, or a sentence that says why there is none. */
export async function projectOrReason(id) {
  try {
    return await Project.fetch(id);
  } catch (error) {
    if (error.response === undefined) return 'The server does not answer.';
    if (error.response.status === 401) return 'Please sign in again.';
    return error.response.data.errors?.message ?? `Status ${error.response.status}`;
  }
}
