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

const ANNOTATION = 'core:service/ontology/UserAnnotationService.java';
const META = 'core:service/security/SecurityACLService.java#checkUserAccessRightsForMeta';
const TRACK = 'core:service/ontology/TrackService.java';
const ON_TRACK = 'core:service/ontology/AnnotationTrackService.java';
const COMMENT = 'core:service/ontology/SharedAnnotationService.java';

const OWN_COMMENTS = when('those you wrote or received; any other through the API, by its number');

// The log of changes, pictures and simplifying ask for no right.
const BY_API = when('those in the log of changes, or one by its number, through the API');
// An empty filter of members exports those of all; the form of a task and linked ones do not look at layers either.
const UNASKED = when(
  'in a download with nobody left under **Members**, and in [other places](/user-guide/not-refused); else through the API',
);
const NO_RIGHT: readonly Evidence[] = [
  LOG,
  'core:controller/ontology/RestAnnotationDomainController.java#crop',
  'core:controller/ontology/RestAnnotationDomainController.java#simplify',
];

const annotation = rightsOn('annotation');

export const annotationRights: ProjectRight[] = [
  annotation(
    'See annotations of the layers that are listed',
    'Guest',
    everyMode('yes'),
    [
      'core:service/AnnotationListingService.java#listGeneric',
      'core:service/security/SecUserService.java#listLayers',
    ],
    { stranger: BY_API, cellEvidence: { stranger: NO_RIGHT } },
  ),
  annotation(
    'See annotations of hidden layers',
    'Guest',
    everyMode(UNASKED),
    [
      'core:service/AnnotationListingService.java#listGeneric',
      'core:service/security/SecUserService.java#listLayers',
      'core:service/security/SecUserService.java#fillEmptyUserIds',
      'web-ui:components/annotations/ListAnnotations.vue',
      'web-ui:components/annotations/AnnotationSelection.vue',
      'web-ui:components/annotations/AnnotationLinksPreview.vue',
    ],
    {
      stranger: BY_API,
      guestManager: when('in the viewer; the **Annotations** tab leaves them out'),
      cellEvidence: { stranger: NO_RIGHT },
    },
  ),
  annotation('Draw, paste in your own layer', 'Guest', notReadOnly, [`${ANNOTATION}#add`], {
    adminInReadOnly: 'no',
  }),
  annotation('Draw in another person’s layer', 'Guest', onlyClassic, [`${ANNOTATION}#add`], {
    adminInReadOnly: 'no',
  }),
  annotation('Edit your own annotations', 'Guest', notReadOnly, [`${ANNOTATION}#update`]),
  // Comments and tracks go with it, in the name of who deletes it.
  annotation(
    'Delete your own annotations',
    'Guest',
    { classic: 'yes', restricted: when('unless somebody else commented on it'), readOnly: 'no' },
    [`${ANNOTATION}#delete`, `${ANNOTATION}#deleteDependencies`, `${COMMENT}#delete`, `${ON_TRACK}#delete`],
    {
      platformNote: 'User if it is on a track',
      guestManager: when('User if it is on a track; in Read only, not offered, but not refused either'),
    },
  ),
  annotation(
    'Edit or delete those of others',
    'Guest',
    onlyClassic,
    [`${ANNOTATION}#update`, `${ANNOTATION}#delete`, `${ON_TRACK}#delete`],
    {
      platformNote: 'User to delete one that is on a track',
      // The key asks only whether there is a layer to draw on.
      guestManager: when(
        'in Classic; in Restricted, deleted with the key Del; else not offered, but not refused either; User to delete one that is on a track',
      ),
      cellEvidence: {
        guestManager: [
          `${ANNOTATION}#update`,
          `${ANNOTATION}#delete`,
          `${ON_TRACK}#delete`,
          'web-ui:components/viewer/DrawTools.vue',
        ],
      },
    },
  ),
  annotation(
    'Terms, description, properties, tags, attached files',
    'Guest',
    byOwner,
    [
      META,
      'core:controller/ontology/RestAnnotationTermController.java#add',
      'core:service/ontology/AnnotationTermService.java#delete',
    ],
    { platformNote: 'User for a tag that is new to the server' },
  ),
  annotation('Create or edit a track', 'User', { ...byOwner, restricted: when('on images you added') }, [
    `${TRACK}#add`,
    `${TRACK}#update`,
  ]),
  annotation(
    'Delete a track',
    'User',
    { ...byOwner, restricted: when('on images you added, if all annotations on it are yours') },
    [`${TRACK}#delete`, `${TRACK}#deleteDependencies`, `${ON_TRACK}#delete`],
  ),
  annotation('Put an annotation on a track', 'User', byOwner, [`${ON_TRACK}#add`]),
  annotation('Comment', 'User', byOwner, [`${COMMENT}#add`]),
  // The list holds no others; a single comment is given to every member who names its number.
  annotation(
    'Read comments',
    'Guest',
    everyMode(OWN_COMMENTS),
    [`${COMMENT}#listComments`, `${COMMENT}#find`],
    {
      manager: OWN_COMMENTS,
      guestManager: OWN_COMMENTS,
      admin: 'yes',
    },
  ),
  annotation('Export', 'Guest', everyMode('yes'), [
    'core:controller/ontology/RestUserAnnotationController.java#downloadDocumentByProject',
    'core:service/project/ProjectService.java#find',
  ]),
];

const LINK = 'core:service/ontology/AnnotationLinkService.java';
const SET = 'core:service/ontology/AnnotationGroupService.java';

const link = rightsOn('link');

export const linkRights: ProjectRight[] = [
  link('See linked annotations, go along them', 'Guest', everyMode('yes'), [`${LINK}#list`], {
    stranger: when('links in the log of changes, through the API'),
    cellEvidence: { stranger: [LOG] },
  }),
  // A paste into a set that exists makes the link without a question.
  link(
    '**Paste with link**, into your layer',
    'Guest',
    notReadOnly,
    [`${ANNOTATION}#add`, `${SET}#add`, `${LINK}#addAnnotationLink`, `${LINK}#add`],
    { platformNote: 'User if the annotation is in no set yet', adminInReadOnly: 'no' },
  ),
  link('**Link** an annotation that is in no set', 'User', notReadOnly, [`${SET}#add`, `${LINK}#add`], {
    adminInReadOnly: 'no',
  }),
  // Asks for nothing but membership.
  link('**Link** two sets', 'Guest', everyMode('yes'), [`${SET}#merge`]),
  link('**Unlink**', 'User', everyMode('yes'), [`${LINK}#delete`]),
];

const REVIEWED = 'core:service/ontology/ReviewedAnnotationService.java';
const IMAGE = 'core:service/image/ImageInstanceService.java';
const PANEL: Evidence = 'web-ui:components/viewer/CytomineImage.vue';
const REVIEWER = when('the reviewer');
// The panel is for those who may edit the image, though the mode may have changed since the review began.
const HERE = 'offered on images you added';
const OWN_REVIEWER = when(`the reviewer; ${HERE}`);
const ACCEPTER = 'who accepted it, unless somebody else is the reviewer';
const VALIDATOR = when('who validated it');

const review = rightsOn('review');

export const reviewRights: ProjectRight[] = [
  review(
    'Start a review',
    'Guest',
    { ...byOwner, restricted: when('on images you added') },
    [`${IMAGE}#startReview`, PANEL],
    {
      platformNote: 'offered from User',
      guestManager: 'hidden',
    },
  ),
  review(
    'Accept annotations',
    'User',
    { classic: REVIEWER, restricted: OWN_REVIEWER, readOnly: 'no' },
    [`${REVIEWED}#reviewAnnotation`, `${REVIEWED}#reviewLayer`, `${REVIEWED}#add`, PANEL],
    { manager: REVIEWER, adminInReadOnly: 'no' },
  ),
  review(
    'Reject one annotation',
    'User',
    {
      classic: when(ACCEPTER),
      restricted: when(`${ACCEPTER}; ${HERE}`),
      readOnly: when(`${ACCEPTER}; not offered`),
    },
    [
      `${REVIEWED}#unReviewAnnotation`,
      'core:service/ModelService.java#retrieve',
      `${REVIEWED}#delete`,
      PANEL,
    ],
    { manager: when(ACCEPTER), admin: when('unless somebody else is the reviewer') },
  ),
  review(
    'Reject all; validate, cancel or unvalidate the review',
    'Guest',
    { classic: REVIEWER, restricted: OWN_REVIEWER, readOnly: when('the reviewer; not offered') },
    [`${REVIEWED}#unreviewLayer`, `${IMAGE}#stopReview`, PANEL],
    {
      platformNote: 'offered from User',
      // To reject all, nobody asks whether the reviewer is still a member.
      stranger: when('reject all, who became the reviewer as a member; through the API'),
      manager: REVIEWER,
      cellEvidence: { stranger: [`${REVIEWED}#unreviewLayer`, `${IMAGE}#find`] },
    },
  ),
  review(
    'Edit or delete a reviewed annotation',
    'User',
    everyMode(VALIDATOR),
    [`${REVIEWED}#update`, `${REVIEWED}#delete`],
    {
      // Only the address that fills holes asks for no membership.
      stranger: when('fill its holes, who validated it as a member; through the API'),
      manager: VALIDATOR,
      admin: 'yes',
      cellEvidence: {
        stranger: [
          'core:controller/ontology/RestAnnotationDomainController.java#fillAnnotation',
          `${REVIEWED}#update`,
          'core:service/ModelService.java#retrieve',
        ],
      },
    },
  ),
];
