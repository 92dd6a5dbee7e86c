import { defineSite } from 'docs-engine';
import { makeSamples } from './api/samples.ts';
import { tables } from './data/tables.ts';

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
  themeColor: '#3eaf7c',
  socialImage: {
    path: '/images/social.png',
    alt: 'Documentation: a tissue slide on which three regions are outlined.',
    width: 1200,
    height: 630,
  },
  servers: { demo: 'https://demo.cytomine.be' },
  // No public source names a Facebook or LinkedIn profile; an empty one is not shown.
  socials: {
    facebook: '',
    github: 'https://github.com/cytomine',
    imagesc: 'https://forum.image.sc/tag/cytomine',
    linkedin: '',
    twitter: 'https://twitter.com/cytomine_uliege',
  },
  urls: {
    docRepo: 'https://github.com/cytomine/cytomine',
    docUrl: 'https://doc.uliege.cytomine.org',
    githubDiscussions: 'https://github.com/orgs/cytomine/discussions',
    siteUrl: 'https://uliege.cytomine.org',
  },
  feedback: {
    issues: 'https://github.com/cytomine/cytomine/issues/new',
    mail: 'uliege@cytomine.org',
    version: 'CE2025.1',
  },
  editions: [
    {
      key: 'community',
      name: 'Community Edition',
      description: 'The free edition that these guides describe: one server, installed with Docker Compose.',
      logo: '/images/edition-community.svg',
      github: 'https://github.com/cytomine/Cytomine-community-edition',
      accentColor: '#3eaf7c',
      version: 'CE2025.1',
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
  homePage: {
    title: 'Cytomine documentation',
    tagline:
      'Cytomine is an open-source web platform on which people explore, annotate and analyze very large biomedical images together, with help from machine learning.',
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
        icon: 'bounding-box',
      },
      { text: 'Teach', details: 'A class, from accounts to marks', to: '/start/teaching', icon: 'people' },
      {
        text: 'Analyze',
        details: 'Counts, tables, QuPath, Python',
        to: '/start/analyzing',
        icon: 'bar-chart',
      },
      { text: 'Run a server', details: 'Install, back up, upgrade', to: '/start/server', icon: 'hdd-stack' },
      {
        text: 'Program',
        details: 'REST API, clients, algorithms',
        to: '/start/programming',
        icon: 'code-slash',
      },
    ],
    targets: [
      {
        title: 'Imaging scientists and biomedical researchers',
        details:
          'Put whole slides, channels, focal planes and time points of one study side by side, and link what you mark across them.',
        icon: 'layers',
        links: [
          { text: 'How images, projects and groups fit together', to: '/user-guide/' },
          { text: 'Annotate your first slide', to: '/user-guide/getting-started' },
        ],
      },
      {
        title: 'Data and computer scientists',
        details:
          'Read and write every object through the REST API, and bring an algorithm to the images instead of the images to it.',
        icon: 'code-slash',
        links: [
          { text: 'Ways into the platform', to: '/dev-guide/' },
          { text: 'Install your own server', to: '/admin-guide/ce/installation' },
        ],
      },
      {
        title: 'Bioimage analysts and pathologists',
        details:
          'Outline, classify, count, comment and review regions of interest with your colleagues, each in a layer of your own.',
        icon: 'bounding-box',
        links: [
          { text: 'Draw, classify and review annotations', to: '/user-guide/annotations' },
          { text: 'Teach a class, from accounts to marks', to: '/user-guide/teaching' },
        ],
      },
      {
        title: 'Researchers of other fields',
        details:
          'Paintings, manufactured parts, maps from above: any image too large for one screen can be explored and annotated the same way.',
        icon: 'image',
        links: [
          { text: 'What the platform is made of', to: '/user-guide/' },
          { text: 'Which edition to choose', to: '/admin-guide/' },
        ],
      },
    ],
  },
  nav: [
    {
      text: 'User Guide',
      items: [
        {
          text: 'Overview',
          items: [
            { text: 'Introduction', link: '/user-guide/' },
            { text: 'Getting started', link: '/user-guide/getting-started' },
          ],
        },
        {
          text: 'Concepts',
          items: [
            { text: 'Role', link: '/user-guide/role' },
            { text: 'Administration', link: '/user-guide/administration' },
            { text: 'Project', link: '/user-guide/project' },
            { text: 'Ontology', link: '/user-guide/ontology' },
            { text: 'Image viewer', link: '/user-guide/image-viewer' },
            { text: 'Image group', link: '/user-guide/image-group' },
            { text: 'Annotations', link: '/user-guide/annotations' },
            { text: 'Annotation link', link: '/user-guide/annotation-link' },
            { text: 'Storage', link: '/user-guide/storage' },
          ],
        },
      ],
    },
    {
      text: 'Administrator Guide',
      items: [
        { text: 'Choose an edition', link: '/admin-guide/' },
        {
          text: 'Editions',
          items: [
            { text: 'Community', link: '/admin-guide/ce/' },
            { text: 'Bigpicture', link: '/admin-guide/bp/' },
            { text: 'Enterprise', link: '/admin-guide/ee/' },
            { text: 'Community Legacy', link: '/admin-guide/legacy/' },
          ],
        },
        {
          text: 'Compute clusters',
          items: [
            { text: 'Overview', link: '/admin-guide/clusters/' },
            { text: 'MicroK8s', link: '/admin-guide/clusters/microk8s/' },
          ],
        },
      ],
    },
    { text: 'Developer Guide', link: '/dev-guide/' },
    {
      text: 'Community',
      items: [
        { text: 'Code of conduct', link: '/community/code-of-conduct' },
        { text: 'How to contribute', link: '/community/how-to-contribute' },
        { text: 'Quality', link: '/community/quality' },
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
      { text: 'Change a setting', to: '/admin-guide/ce/settings' },
      { text: 'Find the cause of a failure', to: '/admin-guide/ce/troubleshooting#by-symptom' },
      { text: 'Back up and restore', to: '/admin-guide/ce/backup' },
      { text: 'Upgrade', to: '/admin-guide/ce/upgrade' },
      { text: 'Use HTTPS', to: '/admin-guide/ce/installation#use-https' },
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
  sidebars: {
    '/user-guide/': {
      title: 'User Guide',
      items: [
        {
          title: 'Overview',
          children: [
            ['/user-guide/', 'Introduction'],
            ['/user-guide/getting-started', 'Getting started'],
            ['/user-guide/first-account', 'You received an account'],
            ['/user-guide/teaching', 'Teach a class'],
            ['/user-guide/account', 'Your account'],
            ['/user-guide/search', 'Search and workspace'],
          ],
        },
        {
          title: 'Concepts',
          children: [
            ['/user-guide/role', 'Role'],
            ['/user-guide/administration', 'Administration'],
            ['/user-guide/project', 'Project'],
            ['/user-guide/project-configuration', 'Project configuration'],
            ['/user-guide/activity', 'Activity'],
            ['/user-guide/ontology', 'Ontology'],
            ['/user-guide/storage', 'Storage'],
            ['/user-guide/formats', 'Image formats'],
            ['/user-guide/convert', 'Convert images'],
            ['/user-guide/privacy', 'Privacy'],
            ['/user-guide/deletion', 'What blocks a deletion'],
          ],
        },
        {
          title: 'Images',
          children: [
            ['/user-guide/image-viewer', 'Image viewer'],
            ['/user-guide/colors', 'Slices and colors'],
            ['/user-guide/compare', 'Compare and follow'],
            ['/user-guide/pen-and-touch', 'Pen and touch'],
            ['/user-guide/image-group', 'Image group'],
            ['/user-guide/applications', 'Applications'],
          ],
        },
        {
          title: 'Annotations',
          children: [
            ['/user-guide/annotations', 'Annotations'],
            ['/user-guide/show-annotations', 'Show and hide'],
            ['/user-guide/annotation-details', 'Annotation details'],
            ['/user-guide/find-annotations', 'Find and export'],
            ['/user-guide/review', 'Review'],
            ['/user-guide/annotation-link', 'Annotation link'],
          ],
        },
        {
          title: 'Look up',
          children: [
            ['/user-guide/shortcuts', 'Shortcuts'],
            ['/user-guide/glossary', 'Glossary'],
          ],
        },
      ],
    },
    '/admin-guide/': {
      title: 'Administrator Guide',
      items: [
        ['/admin-guide/', 'Choose an edition'],
        {
          title: 'Community Edition',
          children: [
            ['/admin-guide/ce/', 'Overview'],
            ['/admin-guide/ce/requirements', 'Requirements'],
            ['/admin-guide/ce/ubuntu', 'Ubuntu from zero'],
            ['/admin-guide/ce/installation', 'Installation'],
            ['/admin-guide/ce/settings', 'Settings'],
            ['/admin-guide/ce/architecture', 'Architecture'],
            ['/admin-guide/ce/firewall', 'Firewall'],
            ['/admin-guide/ce/monitoring', 'Watch a server'],
            ['/admin-guide/ce/backup', 'Backup and restore'],
            ['/admin-guide/ce/upgrade', 'Upgrade'],
            ['/admin-guide/ce/troubleshooting', 'Troubleshooting'],
            ['/admin-guide/ce/known-issues', 'Known issues'],
            ['/admin-guide/ce/release-notes', 'Release notes'],
            ['/admin-guide/ce/uninstallation', 'Uninstallation'],
          ],
        },
        {
          title: 'Bigpicture',
          children: [
            ['/admin-guide/bp/', 'Overview'],
            ['/admin-guide/bp/requirements', 'Requirements'],
            ['/admin-guide/bp/installation', 'Installation'],
            ['/admin-guide/bp/architecture', 'Architecture'],
            ['/admin-guide/bp/feature', 'Datasets'],
            ['/admin-guide/bp/backup', 'Backup'],
            ['/admin-guide/bp/uninstallation', 'Uninstallation'],
          ],
        },
        {
          title: 'Compute clusters',
          children: [
            ['/admin-guide/clusters/', 'Overview'],
            {
              title: 'MicroK8s',
              children: [
                ['/admin-guide/clusters/microk8s/', 'Overview'],
                ['/admin-guide/clusters/microk8s/installation', 'Installation'],
                ['/admin-guide/clusters/microk8s/troubleshooting', 'Troubleshooting'],
                ['/admin-guide/clusters/microk8s/uninstallation', 'Uninstallation'],
              ],
            },
          ],
        },
        {
          title: 'Enterprise',
          children: [
            ['/admin-guide/ee/', 'Overview'],
            ['/admin-guide/ee/installation', 'Installation'],
            ['/admin-guide/ee/upgrade', 'Upgrade'],
            {
              title: 'Single sign-on',
              children: [
                ['/admin-guide/ee/sso/ldap', 'LDAP'],
                ['/admin-guide/ee/sso/moodle-lti', 'Moodle (LTI)'],
                ['/admin-guide/ee/sso/saml-shibboleth', 'SAML (Shibboleth)'],
              ],
            },
          ],
        },
        {
          title: 'Community Legacy',
          children: [
            ['/admin-guide/legacy/', 'Overview'],
            ['/admin-guide/legacy/requirements', 'Requirements'],
            ['/admin-guide/legacy/installation', 'Installation'],
            ['/admin-guide/legacy/install-variables', 'Variables'],
            ['/admin-guide/legacy/architecture', 'Architecture'],
            ['/admin-guide/legacy/backup', 'Backup'],
            ['/admin-guide/legacy/upgrade', 'Upgrade'],
            ['/admin-guide/legacy/troubleshoot', 'Troubleshooting'],
            ['/admin-guide/legacy/uninstallation', 'Uninstallation'],
          ],
        },
      ],
    },
    '/dev-guide/': {
      title: 'Developer Guide',
      items: [
        ['/dev-guide/', 'Ways in'],
        {
          title: 'API',
          children: [
            ['/dev-guide/api/', 'Requests, lists, errors'],
            ['/dev-guide/api/reference', 'All operations'],
          ],
        },
        {
          title: 'Clients',
          children: [
            {
              title: 'Python',
              children: [
                ['/dev-guide/clients/python/installation', 'Installation'],
                ['/dev-guide/clients/python/usage', 'Usage'],
                ['/dev-guide/clients/python/examples', 'Examples'],
                ['/dev-guide/clients/python/recipes', 'Recipes'],
              ],
            },
            {
              title: 'JavaScript',
              children: [
                ['/dev-guide/clients/javascript/installation', 'Installation'],
                ['/dev-guide/clients/javascript/usage', 'Usage'],
              ],
            },
            {
              title: 'Java',
              children: [
                ['/dev-guide/clients/java/installation', 'Installation'],
                ['/dev-guide/clients/java/usage', 'Usage'],
              ],
            },
          ],
        },
        {
          title: 'Algorithms',
          children: [
            {
              title: 'Tasks',
              children: [
                ['/dev-guide/algorithms/task/', 'Overview'],
                ['/dev-guide/algorithms/task/example', 'Build and run a task'],
                ['/dev-guide/algorithms/task/descriptor-reference', 'Descriptor reference'],
                ['/dev-guide/algorithms/task/task-io', 'Inputs and outputs'],
                ['/dev-guide/algorithms/task/task-docker-image', 'Image'],
              ],
            },
            {
              title: 'Legacy apps',
              children: [
                ['/dev-guide/algorithms/software/', 'Overview'],
                ['/dev-guide/algorithms/software/descriptor-reference', 'Legacy descriptor'],
                ['/dev-guide/algorithms/software/write-app', 'Write an app'],
                ['/dev-guide/algorithms/software/release-app', 'Release an app'],
              ],
            },
          ],
        },
        {
          title: 'Architecture',
          children: [
            ['/dev-guide/architecture/', 'Overview'],
            ['/dev-guide/architecture/app-engine', 'App Engine'],
            ['/dev-guide/architecture/pims', 'Image server (PIMS)'],
          ],
        },
        {
          title: 'FAQ',
          children: [
            ['/dev-guide/faq/', 'Questions and answers'],
            ['/dev-guide/faq/upload-python', 'Upload images with Python'],
          ],
        },
      ],
    },
    // The pages below the overview are added by the engine, from the descriptions in `api/`.
    '/dev-guide/api/reference/': {
      title: 'REST API reference',
      items: [
        ['/dev-guide/api/reference', 'All operations'],
        ['/dev-guide/api/', 'How the API works'],
      ],
    },
    '/community/': {
      title: 'Community',
      items: [
        ['/community/code-of-conduct', 'Code of conduct'],
        ['/community/how-to-contribute', 'How to contribute'],
        ['/community/quality', 'Quality'],
      ],
    },
  },
  sidebarDepth: 2,
  tables,
  search: { key: '', indexName: '' },
  api: { samples: makeSamples },
});
