import {
  byOwner,
  type Evidence,
  everyMode,
  LOG,
  notReadOnly,
  onlyClassic,
  type ProjectRight,
  rightsOn,
  when,
} from './kinds.ts';

const IMAGE = 'core:service/image/ImageInstanceService.java';
const CONTROLLER = 'core:controller/image/RestImageInstanceController.java';
const META = 'core:service/security/SecurityACLService.java#checkUserAccessRightsForMeta';
const DETAILS: Evidence = 'web-ui:components/image/ImageDetails.vue';

const PLACES = '[other places](/user-guide/privacy#what-protects-and-what-only-hides)';
const REAL_NAMES = when(`in exports of annotations and a few ${PLACES}; else only through the API`);

const image = rightsOn('image');
const BLOCKED = 'unless something [blocks it](/user-guide/deletion#an-image)';

export const imageRights: ProjectRight[] = [
  image('See images, zoom', 'Guest', everyMode('yes'), [`${IMAGE}#find`, `${IMAGE}#list`], {
    stranger: when('the part around an annotation, by its number, through the API'),
    cellEvidence: { stranger: ['core:controller/ontology/RestAnnotationDomainController.java#crop'] },
  }),
  image('Add an image', 'User', notReadOnly, [`${IMAGE}#add`], { adminInReadOnly: 'no' }),
  image('Rename, set magnification', 'User', byOwner, [`${IMAGE}#update`], { adminInReadOnly: 'no' }),
  image(
    'Rename in blind mode',
    'User',
    { classic: 'hidden', restricted: when('images that you added; not offered'), readOnly: 'no' },
    [`${IMAGE}#update`, DETAILS],
    { adminInReadOnly: 'no' },
  ),
  // Saves every annotation again, in the name of who calibrates.
  image(
    'Set calibration',
    'User',
    {
      classic: when('unless somebody else validated copies on it'),
      restricted: when('yours, unless somebody else drew or validated on it'),
      readOnly: 'no',
    },
    [
      `${IMAGE}#update`,
      'core:service/ontology/ReviewedAnnotationService.java#update',
      'core:service/ontology/UserAnnotationService.java#update',
    ],
    { manager: when('unless somebody else validated copies on it'), admin: 'yes', adminInReadOnly: 'no' },
  ),
  image('Description, tags, properties, attached files', 'User', byOwner, [
    META,
    'core:service/meta/DescriptionService.java#add',
    'core:service/meta/TagDomainAssociationService.java#add',
    'core:service/meta/PropertyService.java#add',
    'core:service/meta/AttachedFileService.java#create',
  ]),
  // Deletes what lies on the image in the name of who deletes it.
  image(
    'Delete from the project',
    'User',
    { classic: when(BLOCKED), restricted: when(`yours, ${BLOCKED}`), readOnly: 'no' },
    [
      `${IMAGE}#delete`,
      `${IMAGE}#deleteDependencies`,
      'core:service/ontology/ReviewedAnnotationService.java#delete',
      'core:service/ontology/UserAnnotationService.java#delete',
    ],
    { manager: when(BLOCKED), admin: when('unless a task ran on it') },
  ),
  image(
    'Download the original',
    'Guest',
    everyMode(when('if managers allow it; in blind mode, as a rule not offered')),
    [`${CONTROLLER}#download`],
    {
      guestManager: when('if the project allows it; else not offered, but not refused either'),
      cellEvidence: { guestManager: [`${CONTROLLER}#download`, DETAILS] },
    },
  ),
  image(
    'Real file names in blind mode',
    'Guest',
    // The server puts the number into the names that the interface shows, for managers as well.
    everyMode(REAL_NAMES),
    [
      'core:controller/ontology/RestUserAnnotationController.java#downloadDocumentByProject',
      'core:service/utils/ReportFormatService.java#getAnnotationValue',
      'core:service/ontology/ReviewedAnnotationService.java#getStringParamsI18n',
      'core:service/image/AbstractImageService.java#list',
      'core:controller/image/RestSliceInstanceController.java#listByImageInstance',
      `${CONTROLLER}#download`,
      DETAILS,
    ],
    {
      stranger: when('from the log of changes, through the API'),
      manager: when(
        `in exports of annotations, in **Activity logs**, as names of downloads and in a few ${PLACES}; else only through the API`,
      ),
      guestManager: REAL_NAMES,
      admin: when('as for managers; under **Add image**, those of all files on the server'),
      cellEvidence: { stranger: [LOG] },
    },
  ),
  image(
    'Metadata and slide preview in blind mode',
    'Guest',
    everyMode('no'),
    [`${CONTROLLER}#metadata`, `${CONTROLLER}#label`],
    {
      guestManager: when('metadata in the **Information** panel of the viewer; the preview is not offered'),
      cellEvidence: {
        guestManager: [
          `${CONTROLLER}#metadata`,
          DETAILS,
          'web-ui:components/viewer/panels/MetadataPanel.vue',
        ],
      },
    },
  ),
];

const GROUP = 'core:service/image/group/ImageGroupService.java';
const MEMBER = 'core:service/image/group/ImageGroupImageInstanceService.java';
const GROUP_DETAILS: Evidence = 'web-ui:components/image-group/ImageGroupDetails.vue';

const group = rightsOn('group');

export const groupRights: ProjectRight[] = [
  group('See and open groups', 'Guest', everyMode('yes'), [`${GROUP}#list`, `${MEMBER}#list`], {
    stranger: when('names in the log of changes, through the API'),
    cellEvidence: { stranger: [LOG] },
  }),
  group('Create, rename, delete a group', 'User', { classic: 'yes', restricted: 'yes', readOnly: 'hidden' }, [
    `${GROUP}#add`,
    `${GROUP}#update`,
    `${GROUP}#delete`,
    GROUP_DETAILS,
  ]),
  group('**Rename** in blind mode', 'User', everyMode('hidden'), [`${GROUP}#update`, GROUP_DETAILS]),
  // Finding the group and the image asks for membership.
  group('Add an image to a group', 'User', notReadOnly, [`${MEMBER}#add`, `${GROUP}#find`], {
    adminInReadOnly: 'no',
  }),
  group('Remove an image from its group', 'User', everyMode('yes'), [`${MEMBER}#delete`]),
  // A group has no owner, so nobody but managers passes in Restricted.
  group('Description, tags, properties, attached files', 'Guest', onlyClassic, [META, GROUP_DETAILS], {
    platformNote: 'offered from User',
  }),
];
