import { type Evidence, everyMode, LOG, notReadOnly, type ProjectRight, rightsOn, when } from './kinds.ts';

const RUN = 'core:service/appengine/TaskRunService.java';
const BY_API = when('through the API');

const task = rightsOn('task');

export const taskRights: ProjectRight[] = [
  task(
    'See which tasks there are, add one to the server',
    'Guest',
    everyMode('yes'),
    [
      'core:controller/appengine/RestTaskController.java#list',
      'core:controller/appengine/RestTaskController.java#upload',
    ],
    { stranger: 'yes' },
  ),
  // The panel asks for the state of each run, which is refused in Read only, and then shows none.
  task(
    'List the runs of the project',
    'User',
    { ...notReadOnly, readOnly: BY_API },
    [`${RUN}#getTaskRuns`, `${RUN}#checkTaskRun`, 'web-ui:components/appengine/sidebar/AppEngineSidebar.vue'],
    { adminInReadOnly: BY_API },
  ),
  task('Run a task', 'User', notReadOnly, [`${RUN}#addTaskRun`], { adminInReadOnly: 'no' }),
  task(
    'See the state of runs, their inputs and the list of outputs',
    'User',
    notReadOnly,
    [`${RUN}#checkTaskRun`],
    {
      adminInReadOnly: 'no',
    },
  ),
];

const PROJECT = 'core:service/project/ProjectService.java';
const MEMBERS = 'core:service/security/SecUserService.java';
const META = 'core:service/security/SecurityACLService.java#checkUserAccessRightsForMeta';
const ACTIVITY: Evidence = 'web-ui:components/project/ProjectActivity.vue';
const CUSTOM_UI = 'core:controller/CustomUIController.java';

const project = rightsOn('project');

export const projectRights: ProjectRight[] = [
  project('See the project and its **Information**', 'Guest', everyMode('yes'), [`${PROJECT}#find`], {
    // The list of the projects of another account asks for nothing.
    stranger: when('name, settings, counts and log of changes, through the API'),
    cellEvidence: {
      stranger: ['core:controller/project/RestProjectController.java#listByUser', `${PROJECT}#list`, LOG],
    },
  }),
  project('Open **Configuration**', 'Guest', everyMode('no'), [`${CUSTOM_UI}#getProjectConfigCurrentUser`]),
  project('Add and remove other members, change their roles', 'Guest', everyMode('no'), [
    `${MEMBERS}#addUserToProject`,
    `${MEMBERS}#deleteUserFromProject`,
    'core:service/project/ProjectRepresentativeUserService.java#add',
  ]),
  project('Change mode, layers, default property, Custom UI, image filters', 'Guest', everyMode('no'), [
    `${PROJECT}#update`,
    'core:service/project/ProjectDefaultLayerService.java#add',
    META,
    `${CUSTOM_UI}#addCustomUIForProject`,
    'core:service/processing/ImageFilterProjectService.java#add',
  ]),
  project('Rename the project', 'Guest', everyMode('no'), [`${PROJECT}#update`]),
  project(
    'Change its ontology',
    'Guest',
    everyMode('no'),
    [`${PROJECT}#update`, 'core:service/ontology/OntologyService.java#determineRightsForUsers'],
    { manager: when('unless something [blocks it](/user-guide/project-actions#change-the-ontology)') },
  ),
  project(
    'Delete the project',
    'Guest',
    everyMode('no'),
    [
      `${PROJECT}#delete`,
      `${PROJECT}#deleteDependencies`,
      'core:service/image/ImageInstanceService.java#delete',
    ],
    {
      platformNote: 'User if it has images',
      manager: when('unless something [blocks it](/user-guide/deletion#a-project)'),
      guestManager: when('if it has no images, and nothing else [blocks it](/user-guide/deletion#a-project)'),
      adminInReadOnly: 'no',
    },
  ),
  project('Description, existing tags, properties, attached files of the project', 'Guest', everyMode('no'), [
    META,
  ]),
  project(
    '**Activity**: charts',
    'Guest',
    everyMode(when('once a manager [shows the tab](/user-guide/project-configuration#custom-ui)')),
    [
      'core:controller/stats/RestStatsController.java#statConnectionsEvolution',
      'core:controller/stats/RestStatsController.java#statTerm',
      `${CUSTOM_UI}#getProjectConfigCurrentUser`,
    ],
  ),
  project(
    '**Activity**: members',
    'Guest',
    // Connections are for managers alone; what was opened, and who is online, is for every member.
    everyMode(when('who is online, under **Information**; who opened which image, through the API')),
    [
      'core:service/social/ProjectConnectionService.java#lastConnectionInProject',
      'core:service/social/ImageConsultationService.java#resumeByUserAndProject',
      ACTIVITY,
    ],
    {
      platformNote: 'the tab offers it from User',
      guestManager: when(
        'one member at a time, from **Configuration** > **Members**; the table is not offered',
      ),
      cellEvidence: {
        guestManager: [
          'core:service/social/ImageConsultationService.java#resumeByUserAndProject',
          'web-ui:components/project/configuration-panels/ProjectMembers.vue',
          ACTIVITY,
        ],
      },
    },
  ),
  // The server does not even ask for membership.
  project('**Activity**: logs', 'Guest', everyMode('hidden'), [LOG, ACTIVITY], {
    platformNote: 'offered from User',
    stranger: 'hidden',
    guestManager: 'hidden',
  }),
];

const ONTOLOGY = 'core:service/ontology/OntologyService.java';
const TERM = 'core:service/ontology/TermService.java';

const PAGE: Evidence = 'web-ui:components/ontology/OntologyDetails.vue';
// The page looks at all projects that use the ontology.
const BY_PAGE = 'where the page **Ontologies** [offers it](/user-guide/ontology#who-may-change-an-ontology)';
const ON_PAGE = { manager: when(`${BY_PAGE}; else through the API`), creator: 'yes', admin: 'yes' } as const;
const UNUSED = 'while no project uses it and no reviewed copy carries its terms';
const UNCARRIED = 'while no annotation carries it';

const ontology = rightsOn('ontology');

export const ontologyRights: ProjectRight[] = [
  ontology('See its terms', 'Guest', everyMode('yes'), [`${ONTOLOGY}#find`, `${TERM}#list`]),
  ontology(
    'Add a term',
    'Guest',
    everyMode('no'),
    [`${TERM}#add`, PAGE, 'web-ui:components/annotations/AnnotationDetails.vue'],
    {
      platformNote: 'the page **Ontologies** offers it from User',
      guestManager: when(
        'at an annotation to which the interface lets you give terms; else not offered, but not refused either',
      ),
    },
  ),
  ontology(
    'Move a term',
    'Guest',
    everyMode('no'),
    ['core:service/ontology/RelationTermService.java#add', PAGE],
    { ...ON_PAGE, platformNote: 'offered from User', guestManager: 'hidden' },
  ),
  ontology('Edit a term', 'User', everyMode('no'), [`${TERM}#update`, PAGE], ON_PAGE),
  ontology('Delete a term', 'User', everyMode('no'), [`${TERM}#delete`, `${TERM}#deleteDependencies`, PAGE], {
    manager: when(`${UNCARRIED}, ${BY_PAGE}; else through the API`),
    creator: when(UNCARRIED),
    admin: when(UNCARRIED),
  }),
  ontology('Rename the ontology', 'User', everyMode('no'), [`${ONTOLOGY}#update`, PAGE], ON_PAGE),
  // A project that takes another ontology takes the right on the old one away from its managers.
  ontology(
    'Delete the ontology',
    'User',
    everyMode('no'),
    [
      `${ONTOLOGY}#delete`,
      `${ONTOLOGY}#deleteDependencies`,
      'core:service/ontology/OntologyService.java#determineRightsForUser',
    ],
    {
      manager: when(`who created it, ${UNUSED}`),
      creator: when(UNUSED),
      admin: when(UNUSED),
    },
  ),
];
