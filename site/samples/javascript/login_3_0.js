import { Cytomine } from 'cytomine-client';

const cytomine = new Cytomine(location.origin);

/** Signs in with client 3.0.1; `false`: forget the token when the tab is closed. */
export async function login(username, password) {
  await cytomine.login(username, password, false);
}
