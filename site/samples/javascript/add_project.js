import { Ontology, Project, Term } from 'cytomine-client';

/** Adds a project with an ontology of one term, then gives it another name. */
export async function addProject(name) {
  const ontology = await new Ontology({ name: `${name}: terms` }).save();
  await new Term({ name: 'Nucleus', color: '#3eaf7c', ontology: ontology.id }).save();
  const project = await new Project({ name, ontology: ontology.id }).save();

  project.name = `${name}, first batch`;
  await project.update();
  return project.id;
}
