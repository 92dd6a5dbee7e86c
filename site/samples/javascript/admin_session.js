import { Cytomine } from 'cytomine-client';

/** Opens an admin session with client 3.1.0, whose own method sends no token. */
export async function openAdminSession() {
  const { api, host } = Cytomine.instance;
  const { data } = await api.get(`${host}/session/admin/open.json`);
  return data.adminByNow;
}
