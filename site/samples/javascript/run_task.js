import { Cytomine } from 'cytomine-client';

const TASK = 'tasks/org.example.stereology.pointgrid/1.0.0';
// A run can stay QUEUING, for example when its outputs are refused, so the wait has an end.
const PATIENCE = 3600 * 1000;

/** Runs the task "Point grid" on an annotation, and gives its outputs by name. */
export async function runTask(projectId, imageId, annotationId, spacing, pause = 5000) {
  const { api } = Cytomine.instance;
  const base = `app-engine/project/${projectId}`;

  const made = await api.post(`${base}/${TASK}/runs`, { image: imageId });
  const run = `${base}/task-runs/${made.data.id}`;
  await api.put(`${run}/input-provisions`, [
    { param_name: 'region', value: annotationId, type: { id: 'geometry' } },
    { param_name: 'spacing', value: spacing, type: { id: 'integer' } },
  ]);
  await api.post(`${run}/state-actions`, { desired: 'RUNNING' });

  let state = 'QUEUING';
  const giveUp = Date.now() + PATIENCE;
  while (state !== 'FINISHED' && state !== 'FAILED') {
    if (Date.now() > giveUp) throw new Error(`Still ${state} after an hour: ${run}`);
    await new Promise((resolve) => setTimeout(resolve, pause));
    state = (await api.get(run)).data.state;
  }
  if (state === 'FAILED') throw new Error('The run has failed: look at the log of its pod.');

  // Read the outputs once: each time, the core draws the points again.
  const { data } = await api.get(`${run}/outputs`);
  return Object.fromEntries(data.map((output) => [output.param_name, output.value]));
}
