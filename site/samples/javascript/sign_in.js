import { Cytomine } from 'cytomine-client';

let token;

/** Signs in to a server with core 5.1.0; the page has to come from the same host. */
export async function signIn(username, password) {
  const response = await fetch('/api/authenticate', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username, password }),
  });
  if (!response.ok) throw new Error(`Not signed in: status ${response.status}`);
  ({ token } = await response.json());

  // The client calls this function to add the token to its requests.
  const addToken = (request) => {
    request.headers.Authorization = `Bearer ${token}`;
    return request;
  };
  return new Cytomine(location.origin, '/api/', '/iam/', addToken);
}
