import { expect } from 'vitest';
import { TOKENS } from '../support/recordingServer.ts';

/** How many images the project has. */
export const IMAGES = 120;

/** What the stand-in answers with, as the reference shows it: each id, and the name of a project. */
export const ID = 4355;
export const PROJECT = 'Example project';
/** A run of a task. */
export const RUN = '6f1d7f3e-0000-4000-8000-000000000001';

/** A function of a sample, how it is called, and what has to come of it. */
interface Run {
  sample: string;
  call: string;
  given: unknown[];
  /** Method and path of the requests after signing in. */
  asks: string[];
  gives: unknown;
}

export const javascriptRuns: readonly Run[] = [
  {
    sample: 'my_projects.js',
    call: 'myProjects',
    given: [],
    asks: ['GET /api/user/current.json', `GET /api/user/${ID}/project.json?max=0&offset=0`],
    gives: [PROJECT],
  },
  {
    sample: 'list_images.js',
    call: 'imageNames',
    given: [42],
    asks: [
      'GET /api/project/42/imageinstance.json?max=50&offset=0',
      'GET /api/project/42/imageinstance.json?max=50&offset=50',
      'GET /api/project/42/imageinstance.json?max=50&offset=100',
    ],
    gives: Array.from({ length: IMAGES }, (_, index) => `slide ${index}`),
  },
  {
    sample: 'list_images.js',
    call: 'findProjects',
    given: ['lung'],
    asks: ['GET /api/project.json?max=0&offset=0&name%5Bilike%5D=*lung&sort=created&order=desc'],
    gives: expect.anything(),
  },
  {
    sample: 'add_project.js',
    call: 'addProject',
    given: ['Lung study'],
    asks: [
      'POST /api/ontology.json',
      'POST /api/term.json',
      'POST /api/project.json',
      `PUT /api/project/${ID}.json`,
    ],
    gives: ID,
  },
  {
    sample: 'annotations.js',
    call: 'outlinesOf',
    given: [42, 12],
    asks: ['POST /api/annotation/search.json'],
    gives: ['POINT(1 2)'],
  },
  {
    sample: 'annotations.js',
    call: 'addRectangle',
    given: [21, 12],
    asks: ['POST /api/annotation.json'],
    gives: ID,
  },
  {
    sample: 'annotations.js',
    call: 'addPoints',
    given: [
      21,
      [
        [10, 10],
        [20, 30],
      ],
    ],
    asks: ['POST /api/annotation.json'],
    gives: undefined,
  },
  {
    sample: 'annotations.js',
    call: 'deleteAndUndo',
    given: [31],
    asks: ['DELETE /api/annotation/31.json', 'GET /api/command/77/undo.json'],
    gives: 'The deletion was undone',
  },
  {
    sample: 'annotations.js',
    call: 'simplify',
    given: [31],
    asks: ['PUT /api/annotation/31/simplify.json?minPoint=50&maxPoint=100'],
    gives: undefined,
  },
  {
    sample: 'properties.js',
    call: 'tagImage',
    given: [21, 'stain', 'HE'],
    asks: [
      'GET /api/imageinstance/21.json',
      'POST /api/domain/be.cytomine.domain.image.ImageInstance/21/property.json',
      'GET /api/domain/be.cytomine.domain.image.ImageInstance/21/property.json?max=0&offset=0',
    ],
    gives: ['stain=HE'],
  },
  {
    sample: 'show_crop.js',
    call: 'showCrop',
    given: [31],
    asks: [
      'GET /api/annotation/31.json',
      'POST /server/ping.json',
      `GET /api/userannotation/31/crop.png?maxSize=256&Authorization=Bearer ${TOKENS.shortTermToken}`,
    ],
    gives: undefined,
  },
  {
    sample: 'run_task.js',
    call: 'runTask',
    given: [42, 21, 31, 100, 0],
    asks: [
      'POST /api/app-engine/project/42/tasks/org.example.stereology.pointgrid/1.0.0/runs',
      `PUT /api/app-engine/project/42/task-runs/${RUN}/input-provisions`,
      `POST /api/app-engine/project/42/task-runs/${RUN}/state-actions`,
      `GET /api/app-engine/project/42/task-runs/${RUN}`,
      `GET /api/app-engine/project/42/task-runs/${RUN}/outputs`,
    ],
    gives: { count: 6 },
  },
  {
    sample: 'handle_errors.js',
    call: 'projectOrReason',
    given: [404],
    asks: ['GET /api/project/404.json'],
    gives: 'Refused: 404',
  },
  {
    sample: 'admin_session.js',
    call: 'openAdminSession',
    given: [],
    asks: ['GET /session/admin/open.json'],
    gives: true,
  },
];
