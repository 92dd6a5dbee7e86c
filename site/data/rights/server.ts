import { LOG, type ServerRight } from './kinds.ts';

const USER = 'core:service/security/SecUserService.java';

const YOURS = 'yours; of others name, settings, counts and log of changes, through the API';

/** Every right on the server. */
export const SERVER_RIGHTS: readonly ServerRight[] = [
  {
    action: 'See projects, and the ontologies used there',
    guest: { when: YOURS },
    user: { when: YOURS },
    admin: { when: 'all' },
    evidence: [
      'core:service/project/ProjectService.java#list',
      'core:controller/project/RestProjectController.java#listByUser',
      LOG,
      'core:service/security/SecurityACLService.java#getOntologyList',
    ],
  },
  {
    action: '[Upload files](/user-guide/storage) into a storage',
    guest: 'no',
    user: { when: 'your own, and one shared with you' },
    admin: { when: 'any; the page offers your own and shared ones' },
    evidence: ['core:service/image/UploadedFileService.java#add'],
  },
  {
    action: 'Create a [project](/user-guide/project#create-a-project)',
    guest: 'no',
    user: 'yes',
    admin: 'yes',
    evidence: ['core:service/project/ProjectService.java#add'],
  },
  {
    action: 'Create an [ontology](/user-guide/ontology#create-an-ontology)',
    guest: 'no',
    user: 'yes',
    admin: 'yes',
    evidence: ['core:service/ontology/OntologyService.java#add'],
  },
  {
    action: 'Invent a new tag (existing ones can be chosen)',
    guest: 'no',
    user: 'yes',
    admin: 'yes',
    evidence: ['core:service/meta/TagService.java#add'],
  },
  {
    action: 'Create an account',
    guest: 'no',
    user: 'hidden',
    admin: 'yes',
    evidence: [`${USER}#add`, 'web-ui:components/navbar/CytomineNavbar.vue'],
  },
  {
    action: 'Lock accounts, change their roles, edit those of others',
    guest: 'no',
    user: 'no',
    admin: 'yes',
    evidence: [`${USER}#lock`, `${USER}#update`, 'core:service/security/SecUserSecRoleService.java#define'],
  },
  {
    action: 'Change any tag, and the welcome message',
    guest: 'no',
    user: 'no',
    admin: 'yes',
    evidence: [
      'core:service/meta/TagService.java#update',
      'core:service/meta/ConfigurationService.java#update',
    ],
  },
];
