/** A request that an operation of an API understands, before it is written in some language. */
export interface ExampleRequest {
  method: string;
  origin: string;
  /** Path and query, encoded. */
  target: string;
  /** Headers that show who calls; `$NAME` in a value is an environment variable. Empty: anyone may call. */
  authorization: [name: string, value: string][];
  headers: [name: string, value: string][];
  body: ExampleBody | undefined;
  /** True when the answer is a file. */
  isFile: boolean;
}

export type ExampleBody =
  | { type: 'json'; value: unknown }
  | { type: 'form'; encoding: 'multipart' | 'urlencoded'; fields: FormField[] }
  | { type: 'file'; contentType: string };

export interface FormField {
  name: string;
  value: string;
  isFile: boolean;
}

/** One way to call an operation: a tab of its samples. */
export interface ApiSample {
  label: string;
  /** As on a code fence. */
  language: string;
  code: string;
  /** True when it calls a client of the product, not the server by hand. */
  isClient: boolean;
  /** How it is known to be right, in a few words; '' for nothing to say. */
  proof: string;
}

/** Makes the samples of an operation, in the order of their tabs. `clients`: from `x-clients` of the description. */
export type MakeSamples = (
  operation: { id: string; clients: Readonly<Record<string, unknown>> },
  request: ExampleRequest,
  curl: ApiSample,
) => ApiSample[];

/** What a site without samples of its own shows. */
export const curlAlone: MakeSamples = (_operation, _request, curl) => [curl];
