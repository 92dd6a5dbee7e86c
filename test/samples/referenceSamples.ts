import type { ApiDescription, ApiOperation } from '../../packages/engine/src/api-reference/apiTypes.ts';
import { apiServer } from '../../packages/engine/src/api-reference/exampleRequest.ts';
import type { ApiSample } from '../../packages/engine/src/config/apiSamples.ts';
import { apiDescriptions } from '../support/apiDescriptions.ts';
import {
  type OwnAnswers,
  type RecordingServer,
  type SeenRequest,
  startRecordingServer,
} from '../support/recordingServer.ts';

/** A sample of the reference, and the server that it is to be run against. */
export interface ReferenceSample extends ApiSample {
  /** `core/getProject` */
  name: string;
  operation: ApiOperation;
  /** The sample as shown. */
  code: string;
  /** The sample, calling the recording server. */
  runnable: string;
  server: RecordingServer;
}

/** One recording server for each API, and every sample of a language with the server that it calls. */
export async function referenceSamples(
  language: string,
): Promise<{ samples: ReferenceSample[]; close(): Promise<void> }> {
  const all = await Promise.all(
    (await apiDescriptions()).map(async ({ name, description }) => {
      const server: RecordingServer = await startRecordingServer(
        description,
        name === 'core' ? answers(() => server.origin) : {},
      );
      return { server, samples: samplesFor(name, description, language, server) };
    }),
  );
  return {
    samples: all.flatMap(({ samples }) => samples),
    close: async () => {
      await Promise.all(all.map(({ server }) => server.close()));
    },
  };
}

function samplesFor(
  api: string,
  description: ApiDescription,
  language: string,
  server: RecordingServer,
): ReferenceSample[] {
  return description.services
    .flatMap(({ operations }) => operations)
    .flatMap((operation) =>
      operation.samples
        .filter((sample) => sample.language === language)
        .map((sample) => {
          const { origin } = apiServer(description, operation);
          const runnable = sample.code.replaceAll(origin, server.origin);
          return { ...sample, name: `${api}/${operation.id}`, operation, runnable, server };
        }),
    );
}

/** Where a client goes on with what it was answered, the answer leads to the same server. */
function answers(origin: () => string): OwnAnswers {
  return {
    getAnnotation: ({ path }) => {
      const id = Number(/\d+/.exec(path)?.[0]);
      const cropURL = `${origin()}/api/userannotation/${id}/crop.png`;
      const parts = { image: 2582, slice: 9588, user: 9706 };
      return { id, class: 'be.cytomine.domain.ontology.UserAnnotation', ...parts, cropURL };
    },
  };
}

/** Why a sample failed. One that takes a signature from outside is refused here, since none was made for this server. */
export function endingFaults({ code }: ReferenceSample, ending: string | null | undefined): string[] {
  const isRefused = /\bSIGNATURE\b/.test(code) && /\b(?:HTTP|status) 401\b/.test(ending ?? '');
  return ending && !isRefused ? [ending] : [];
}

/** What the Python client sends beside what it is asked for, and no server reads. */
const SENT_IN_VAIN =
  /^(?:listProjectManagers has no parameter admin|listAnnotations has no parameter included|getImageInstanceWindow has no parameter (?:bits|complete))$/;

/** What is wrong with the requests that a sample sent: the last one has to be the operation that it is shown at. */
export function faultsOf({ operation, isClient }: ReferenceSample, all: readonly SeenRequest[]): string[] {
  // What a client asks for by itself is no matter of the operation.
  const seen = all.filter(
    ({ path }) =>
      (path !== '/server/ping' && path !== '/api/user/current.json') || operation.path.endsWith(path),
  );
  const last = seen.at(-1);
  const strangers = seen.filter(({ by }) => isClient && by === undefined);
  return [
    ...seen.flatMap(({ faults }) => faults).filter((fault) => !SENT_IN_VAIN.test(fault)),
    ...strangers.map(({ method, path }) => `${method} ${path} is requested by no sample`),
    ...(isSame(operation, last?.operation) ? [] : [`asks ${last?.method} ${last?.path} at last`]),
  ];
}

/** True for an operation and for its other way to be called. */
function isSame(operation: ApiOperation, asked: ApiOperation | undefined): boolean {
  return asked?.id === operation.id || asked?.sameAs === operation.id;
}
