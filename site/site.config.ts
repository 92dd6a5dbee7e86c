import { defineSite } from 'docs-engine';
import { makeSamples } from './api/samples.ts';
import { ce } from './data/ce2025.1.ts';
import { productIcons } from './data/iconShapes.ts';
import { tables } from './data/tables.ts';
import translations from './data/ui-translations.json' with { type: 'json' };

/** Tag of the image of a service, which is its version. */
const imageTag = (service: string) => ce.services[service]?.image.split(':')[1] ?? '';

/** Everything about this site that is not a page. Checked at every build; a wrong field is an error that names it. */
export default defineSite({
  title: 'Documentation',
  description: 'Official Community documentation',
  lang: 'en-US',
  base: '/',
  email: 'uliege@cytomine.org',
  icon: '/images/favicon.svg',
  logo: '/images/logo.svg',
  logoDark: '/images/logo-dark.svg',
  footer: 'Made by the Cytomine research and development team of the University of Liège.',
  team: 'Cytomine ULiège R&D',
  repositories: {
    product: 'https://github.com/cytomine/cytomine',
    productUliege: 'https://github.com/Cytomine-ULiege',
  },
  style: { accentColor: '#3eaf7c' },
  socialImage: {
    path: '/images/social.png',
    alt: 'Documentation: a tissue slide on which three regions are outlined.',
    width: 1200,
    height: 630,
  },
  servers: { demo: 'https://demo.cytomine.be' },
  // No public source names a Facebook or LinkedIn profile; an empty one is not shown.
  socials: {
    github: 'https://github.com/cytomine',
    imagesc: 'https://forum.image.sc/tag/cytomine',
    twitter: 'https://twitter.com/cytomine_uliege',
    linkedin: '',
    facebook: '',
  },
  socialNames: {
    github: 'GitHub',
    imagesc: 'Image.sc forum',
    twitter: 'X (Twitter)',
    linkedin: 'LinkedIn',
    facebook: 'Facebook',
  },
  forums: [
    { name: 'Image.sc forum', url: 'https://forum.image.sc/tag/cytomine' },
    { name: 'GitHub discussions', url: 'https://github.com/orgs/cytomine/discussions' },
  ],
  urls: {
    docRepo: 'https://github.com/cytomine/cytomine',
    docUrl: 'https://doc.uliege.cytomine.org',
    githubDiscussions: 'https://github.com/orgs/cytomine/discussions',
    siteUrl: 'https://uliege.cytomine.org',
  },
  feedback: {
    issues: 'https://github.com/cytomine/cytomine/issues/new',
    mail: 'uliege@cytomine.org',
  },
  editions: [
    {
      key: 'community',
      name: 'Community Edition',
      description: 'The free edition that these guides describe: one server, installed with Docker Compose.',
      logo: '/images/edition-community.svg',
      github: 'https://github.com/cytomine/Cytomine-community-edition',
      accentColor: '#3eaf7c',
      version: ce.tag,
      to: '/admin-guide/ce/',
    },
    {
      key: 'experimental',
      name: 'ULiège Edition',
      description:
        'The research version of the University of Liège, where experimental features are tried first.',
      logo: '/images/edition-experimental.svg',
      github: 'https://github.com/Cytomine-ULiege',
      accentColor: '#7a5fc4',
    },
    {
      key: 'project',
      name: 'Bigpicture Edition',
      description: 'Made for the Bigpicture project: DICOM slides, encrypted metadata, federated sign-in.',
      logo: '/images/edition-project.svg',
      github: 'https://github.com/Cytomine-ULiege/Cytomine-bigpicture-edition',
      accentColor: '#d9822b',
      to: '/admin-guide/bp/',
    },
  ],
  pageEditions: {
    community: { words: ['community', 'ce'] },
    bigpicture: {
      words: ['bigpicture', 'bp'],
      weight: 0.45,
      note: { title: 'Bigpicture', text: 'This page is about the Bigpicture Edition.' },
    },
    enterprise: {
      words: ['enterprise', 'ee'],
      weight: 0.42,
      note: { title: 'Enterprise', text: 'This page is about the Enterprise Edition.' },
    },
    legacy: {
      words: ['legacy'],
      weight: 0.4,
      note: {
        title: 'No longer supported',
        text: 'This page is about the Community Legacy Edition, kept for servers that still run it.',
        warning: { text: 'For a new server, take the', to: '/admin-guide/ce/', link: 'Community Edition' },
      },
    },
  },
  homePage: {
    title: 'Cytomine documentation',
    tagline:
      'Cytomine is an open-source web platform on which people explore and annotate very large biomedical images together, and analyze them with algorithms, machine learning among them.',
    actionText: 'Quick Start',
    actionLink: '/user-guide/getting-started',
    image: '/images/overview.svg',
    imageAlt:
      'A tissue slide drawn as a pyramid of tiles, from one small overview down to many detailed tiles. Three outlines in different colors mark regions on it; two people and one algorithm, placed around the slide, each contribute an outline.',
    routes: [
      {
        text: 'Annotate',
        details: 'Slides, outlines, terms, review',
        to: '/start/annotating',
        icon: 'polygon',
      },
      { text: 'Teach', details: 'A class, from accounts to marks', to: '/start/teaching', icon: 'people' },
      {
        text: 'Analyze',
        details: 'Counts, tables, QuPath, Python',
        to: '/start/analyzing',
        icon: 'chart',
      },
      { text: 'Run a server', details: 'Install, back up, upgrade', to: '/start/server', icon: 'server' },
      {
        text: 'Program',
        details: 'REST API, clients, algorithms',
        to: '/start/programming',
        icon: 'applications',
      },
    ],
    targets: [
      {
        title: 'Imaging scientists and biomedical researchers',
        details:
          'Put whole slides, channels, focal planes and time points of one study side by side, and link annotations across images.',
        icon: 'image-groups',
        links: [
          { text: 'How images, projects and groups fit together', to: '/user-guide/' },
          { text: 'Annotate your first slide', to: '/user-guide/getting-started' },
        ],
      },
      {
        title: 'Data and computer scientists',
        details:
          'Read and write through the REST API, and bring an algorithm to the images instead of the images to it.',
        icon: 'applications',
        links: [
          { text: 'Ways into the platform', to: '/dev-guide/' },
          { text: 'Install your own server', to: '/admin-guide/ce/installation' },
        ],
      },
      {
        title: 'Bioimage analysts and pathologists',
        details:
          'Outline, classify, count, comment and review regions of interest with your colleagues, each in a layer of your own.',
        icon: 'polygon',
        links: [
          { text: 'Draw, classify and review annotations', to: '/user-guide/annotations' },
          { text: 'Teach a class, from accounts to marks', to: '/user-guide/teaching' },
        ],
      },
      {
        title: 'Researchers of other fields',
        details:
          'Paintings, manufactured parts, maps from above: images too large for one screen can be explored and annotated the same way.',
        icon: 'images',
        links: [
          { text: 'What the platform is made of', to: '/user-guide/' },
          { text: 'Which edition to choose', to: '/admin-guide/' },
        ],
      },
    ],
  },
  version: {
    name: ce.tag,
    parts: {
      core: imageTag('core'),
      'web UI': imageTag('web_ui'),
      'image server': imageTag('pims'),
      'App Engine': imageTag('app-engine'),
    },
    links: [
      { text: 'Which version do I have?', link: '/admin-guide/ce/release-notes#which-version-do-i-have' },
      { text: 'All parts and their images', link: '/admin-guide/ce/architecture#services' },
      { text: 'What is different in newer builds', link: '/admin-guide/ce/release-notes#after-ce2025-1' },
      { text: 'Release notes', link: '/admin-guide/ce/release-notes' },
      { text: 'Known issues', link: '/admin-guide/ce/known-issues' },
    ],
  },
  nav: [
    { guide: '/user-guide/' },
    {
      text: 'Administrator Guide',
      items: [
        '/admin-guide/',
        {
          text: 'Editions',
          items: ['/admin-guide/ce/', '/admin-guide/bp/', '/admin-guide/ee/', '/admin-guide/legacy/'],
        },
        { text: 'Compute clusters', items: ['/admin-guide/clusters/', '/admin-guide/clusters/microk8s/'] },
      ],
    },
    { guide: '/dev-guide/' },
    {
      text: 'Community',
      items: [
        '/community/code-of-conduct',
        '/community/how-to-contribute',
        '/community/run-from-sources',
        '/community/quality',
        {
          text: 'Repositories',
          items: [
            { text: 'Cytomine', link: 'https://github.com/cytomine/cytomine' },
            { text: 'ULiège research version', link: 'https://github.com/Cytomine-ULiege' },
          ],
        },
        {
          text: 'Discussions',
          items: [
            { text: 'Image.sc forum', link: 'https://forum.image.sc/tag/cytomine' },
            { text: 'GitHub discussions', link: 'https://github.com/orgs/cytomine/discussions' },
          ],
        },
      ],
    },
    { text: 'About', link: 'https://uliege.cytomine.org' },
  ],
  translations,
  searchTasks: {
    '': [
      { text: 'Try it: upload, open and annotate a slide', to: '/user-guide/getting-started' },
      { text: 'Which files can Cytomine open?', to: '/user-guide/formats' },
      { text: 'Who may do what?', to: '/user-guide/role' },
      { text: 'Install a server', to: '/admin-guide/ce/installation' },
      { text: 'Find the cause of a failure', to: '/admin-guide/ce/troubleshooting' },
      { text: 'Make a first request to the API', to: '/dev-guide/#make-a-first-request' },
    ],
    '/user-guide/': [
      { text: 'Upload images', to: '/user-guide/storage#upload-files' },
      { text: 'Share a project with somebody', to: '/user-guide/project-configuration#add-members' },
      { text: 'Draw annotations', to: '/user-guide/annotations#draw-annotations' },
      { text: 'Why is a button gray?', to: '/user-guide/annotations#why-is-a-button-gray' },
      { text: 'Export annotations', to: '/user-guide/find-annotations#export-annotations' },
      { text: 'Why can this not be deleted?', to: '/user-guide/deletion' },
    ],
    '/admin-guide/': [
      { text: 'Install', to: '/admin-guide/ce/installation' },
      { text: 'Change a setting', to: '/admin-guide/ce/change-settings' },
      { text: 'Find the cause of a failure', to: '/admin-guide/ce/troubleshooting#by-symptom' },
      { text: 'Back up', to: '/admin-guide/ce/backup' },
      { text: 'Restore', to: '/admin-guide/ce/restore' },
      { text: 'Upgrade', to: '/admin-guide/ce/upgrade' },
      { text: 'Set up HTTPS', to: '/admin-guide/ce/https' },
    ],
    '/dev-guide/': [
      { text: 'Make a first request', to: '/dev-guide/#make-a-first-request' },
      { text: 'Find an operation of the REST API', to: '/dev-guide/api/reference' },
      { text: 'Recipes in Python', to: '/dev-guide/clients/python/recipes' },
      { text: 'Write a task that users can run', to: '/dev-guide/algorithms/task/' },
      { text: 'Start a run from a program', to: '/dev-guide/algorithms/task/#start-a-run-from-the-api' },
      { text: 'When a request is refused', to: '/dev-guide/#if-it-fails' },
    ],
  },
  // Sidebars and menus call a page by its title up to the colon.
  sidebars: {
    '/user-guide/': {
      title: 'User Guide',
      items: [
        {
          title: 'Start',
          children: [
            '/user-guide/',
            '/user-guide/getting-started',
            '/user-guide/first-account',
            '/user-guide/teaching',
            '/user-guide/account',
            '/user-guide/search',
          ],
        },
        {
          title: 'Prepare a project',
          children: [
            '/user-guide/role',
            '/user-guide/refused',
            '/user-guide/not-refused',
            '/user-guide/administration',
            '/user-guide/project',
            '/user-guide/project-images',
            '/user-guide/project-configuration',
            '/user-guide/project-actions',
            '/user-guide/activity',
            '/user-guide/ontology',
          ],
        },
        {
          title: 'Bring in images',
          children: [
            '/user-guide/storage',
            '/user-guide/upload-status',
            '/user-guide/formats',
            '/user-guide/convert',
            '/user-guide/privacy',
            '/user-guide/deletion',
          ],
        },
        {
          title: 'View images',
          children: [
            '/user-guide/image-viewer',
            '/user-guide/colors',
            '/user-guide/compare',
            '/user-guide/pen-and-touch',
            '/user-guide/image-group',
            '/user-guide/applications',
          ],
        },
        {
          title: 'Annotate',
          children: [
            '/user-guide/annotations',
            '/user-guide/edit-annotations',
            '/user-guide/show-annotations',
            '/user-guide/annotation-details',
            '/user-guide/find-annotations',
            '/user-guide/review',
            '/user-guide/annotation-link',
          ],
        },
        {
          title: 'Look up',
          children: [
            '/user-guide/shortcuts',
            '/tools/',
            '/user-guide/not-there',
            '/user-guide/known-issues',
            '/user-guide/glossary',
          ],
        },
      ],
    },
    '/admin-guide/': {
      title: 'Administrator Guide',
      items: [
        '/admin-guide/',
        {
          title: 'Set up the Community Edition',
          children: [
            '/admin-guide/ce/',
            '/admin-guide/ce/requirements',
            '/admin-guide/ce/ubuntu',
            '/admin-guide/ce/installation',
            '/admin-guide/ce/plan',
            '/admin-guide/ce/offline',
          ],
        },
        {
          title: 'Configure the Community Edition',
          children: [
            '/admin-guide/ce/change-settings',
            '/admin-guide/ce/host-name',
            '/admin-guide/ce/https',
            '/admin-guide/ce/firewall',
            '/admin-guide/ce/sign-in',
            '/admin-guide/ce/mail',
            '/admin-guide/ce/algorithms',
            '/admin-guide/ce/settings',
            '/admin-guide/ce/architecture',
          ],
        },
        {
          title: 'Run the Community Edition',
          children: [
            '/admin-guide/ce/monitoring',
            '/admin-guide/ce/logs',
            '/admin-guide/ce/deleted-slides',
            '/admin-guide/ce/backup',
            '/admin-guide/ce/rehearse',
            '/admin-guide/ce/restore',
            '/admin-guide/ce/move',
            '/admin-guide/ce/upgrade-paths',
            '/admin-guide/ce/upgrade',
            '/admin-guide/ce/go-back',
            '/admin-guide/ce/release-notes',
            '/admin-guide/ce/uninstallation',
          ],
        },
        {
          title: 'Find a fault',
          children: [
            '/admin-guide/ce/troubleshooting',
            '/admin-guide/ce/troubleshooting-start',
            '/admin-guide/ce/troubleshooting-images',
            '/admin-guide/ce/troubleshooting-algorithms',
            '/admin-guide/ce/troubleshooting-accounts',
            '/admin-guide/ce/not-there',
            '/admin-guide/ce/known-issues',
          ],
        },
        {
          title: 'Run the Bigpicture Edition',
          children: [
            '/admin-guide/bp/',
            '/admin-guide/bp/requirements',
            '/admin-guide/bp/installation',
            '/admin-guide/bp/architecture',
            '/admin-guide/bp/feature',
            '/admin-guide/bp/backup',
            '/admin-guide/bp/uninstallation',
          ],
        },
        {
          title: 'Run a compute cluster',
          children: [
            '/admin-guide/clusters/',
            '/admin-guide/clusters/microk8s/',
            '/admin-guide/clusters/microk8s/installation',
            '/admin-guide/clusters/microk8s/troubleshooting',
            '/admin-guide/clusters/microk8s/uninstallation',
          ],
        },
        {
          title: 'Run the Enterprise Edition',
          children: [
            '/admin-guide/ee/',
            '/admin-guide/ee/installation',
            '/admin-guide/ee/upgrade',
            '/admin-guide/ee/sso/ldap',
            '/admin-guide/ee/sso/moodle-lti',
            '/admin-guide/ee/sso/saml-shibboleth',
          ],
        },
        {
          title: 'Run Community Legacy',
          children: [
            '/admin-guide/legacy/',
            '/admin-guide/legacy/requirements',
            '/admin-guide/legacy/installation',
            '/admin-guide/legacy/install-variables',
            '/admin-guide/legacy/architecture',
            '/admin-guide/legacy/backup',
            '/admin-guide/legacy/upgrade',
            '/admin-guide/legacy/troubleshoot',
            '/admin-guide/legacy/uninstallation',
          ],
        },
      ],
    },
    '/dev-guide/': {
      title: 'Developer Guide',
      items: [
        '/dev-guide/',
        {
          title: 'Call the API',
          children: [
            '/dev-guide/api/',
            '/dev-guide/api/authentication',
            '/dev-guide/api/lists',
            '/dev-guide/api/changes',
            '/dev-guide/api/annotations',
            '/dev-guide/api/pictures',
            '/dev-guide/api/errors',
            '/dev-guide/api/websocket',
            '/dev-guide/api/reference',
          ],
        },
        {
          title: 'Program in Python',
          children: [
            '/dev-guide/clients/python/installation',
            '/dev-guide/clients/python/usage',
            '/dev-guide/clients/python/objects',
            '/dev-guide/clients/python/collections',
            '/dev-guide/clients/python/tasks',
            '/dev-guide/clients/python/examples',
          ],
        },
        {
          title: 'Take a recipe in Python',
          children: [
            '/dev-guide/clients/python/recipes',
            '/dev-guide/clients/python/recipes-readers',
            '/dev-guide/clients/python/recipes-copy',
            '/dev-guide/clients/python/recipes-qupath',
            '/dev-guide/clients/python/recipes-labels',
            '/dev-guide/clients/python/recipes-imagej',
            '/dev-guide/clients/python/recipes-server',
            '/dev-guide/clients/python/recipes-accounts',
            '/dev-guide/clients/python/recipes-training',
          ],
        },
        {
          title: 'Program in another language',
          children: [
            '/dev-guide/clients/javascript/installation',
            '/dev-guide/clients/javascript/usage',
            '/dev-guide/clients/javascript/collections',
            '/dev-guide/clients/java/installation',
            '/dev-guide/clients/java/usage',
            '/dev-guide/clients/java/tasks',
            '/dev-guide/clients/other-languages',
          ],
        },
        {
          title: 'Add an algorithm',
          children: [
            '/dev-guide/algorithms/task/',
            '/dev-guide/algorithms/task/example',
            '/dev-guide/algorithms/task/example-run',
            '/dev-guide/algorithms/task/descriptor-reference',
            '/dev-guide/algorithms/task/task-io',
            '/dev-guide/algorithms/task/task-code',
            '/dev-guide/algorithms/task/task-docker-image',
          ],
        },
        {
          title: 'Keep a legacy app',
          children: [
            '/dev-guide/algorithms/software/',
            '/dev-guide/algorithms/software/descriptor-reference',
            '/dev-guide/algorithms/software/write-app',
            '/dev-guide/algorithms/software/release-app',
          ],
        },
        {
          title: 'Understand the platform',
          children: [
            '/dev-guide/architecture/',
            '/dev-guide/architecture/app-engine',
            '/dev-guide/architecture/app-engine-errors',
            '/dev-guide/architecture/pims',
            '/dev-guide/architecture/pims-pictures',
            '/dev-guide/architecture/pims-import',
            '/dev-guide/architecture/pims-formats',
            '/dev-guide/architecture/pims-run',
          ],
        },
        {
          title: 'Get an answer',
          children: ['/dev-guide/faq/', '/dev-guide/faq/upload-python', '/dev-guide/not-there'],
        },
      ],
    },
    // The pages below the overview are added by the engine, from the descriptions in `api/`.
    '/dev-guide/api/reference/': {
      title: 'REST API reference',
      items: ['/dev-guide/api/reference', '/dev-guide/api/'],
    },
    '/community/': {
      title: 'Community',
      items: [
        '/community/code-of-conduct',
        '/community/how-to-contribute',
        '/community/run-from-sources',
        '/community/quality',
      ],
    },
  },
  sidebarDepth: 2,
  tables,
  icons: productIcons,
  search: { key: '', indexName: '' },
  api: { samples: makeSamples },
});
