import { type DocsError, failure } from '../../core/errors.ts';

/** How far a push came before it stopped. */
export interface PushProgress {
  indexName: string;
  done: number;
  total: number;
}

/** The parts of the client's errors that say what happened; not all of them have all. */
interface ClientError {
  name?: string;
  message?: string;
  status?: number;
}

/** What to tell of a push that a service or the way to it has ended: the cause, what was sent, and how to go on. */
export function pushFailure(error: unknown, { indexName, done, total }: PushProgress): DocsError {
  const { cause, hint } = causeOf(error, indexName);
  const sent = done === 0 ? 'No record was sent' : `${done} of ${total} records were sent`;
  const again = done === 0 ? 'run the command again' : `run the command again, which goes on after ${done}`;
  return failure(`${cause} ${sent}; the index "${indexName}" is as it was.`, `${hint} Then ${again}.`);
}

function causeOf(error: unknown, indexName: string): { cause: string; hint: string } {
  const { name, message = String(error), status } = error as ClientError;
  if (status === 401 || status === 403)
    return {
      cause: `The search host refuses the key (${status}: ${message}).`,
      hint: `Give a key that may write to "${indexName}" and to indexes whose names begin with that.`,
    };
  if (status !== undefined)
    return { cause: `The search host answered ${status}: ${message}.`, hint: 'See what the host says.' };
  if (name === 'DeserializationError')
    return { cause: 'The search host answered with something else than JSON.', hint: 'Check its address.' };
  if (name === 'RetryError')
    return {
      cause: 'The search host cannot be reached, or fails.',
      hint: 'Check its address and the network.',
    };
  return { cause: `The push stopped: ${message}.`, hint: 'Mend that.' };
}
