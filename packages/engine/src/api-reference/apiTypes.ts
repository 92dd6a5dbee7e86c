import type { ApiSample } from '../config/apiSamples.ts';

/** A JSON object as read from a description: nothing in it is trusted to have any form. */
export type Json = Readonly<Record<string, unknown>>;

/** One file of a description as read. */
export interface ApiPart {
  /** Path from the site's root, such as `api/core/services/user.yaml`. */
  file: string;
  data: Json;
  /** `/paths`, `/paths/<path>`, `/paths/<path>/<method>`, `/components/<kind>/<name>` … -> line, 1-based. */
  lines: Readonly<Record<string, number>>;
}

/** Where something of a description is written. */
export interface ApiPlace {
  file: string;
  line: number;
}

/** One parameter, references resolved. */
export interface ApiParameter {
  name: string;
  in: string;
  required: boolean;
  deprecated: boolean;
  description: string;
  schema: Json;
  /** Undefined when none is given. */
  example: unknown;
}

/** A body of a request or response in one media type. */
export interface ApiContent {
  type: string;
  schema: Json;
  example: unknown;
}

/** What an operation may answer. */
export interface ApiResponse {
  status: string;
  description: string;
  content: ApiContent[];
  headers: { name: string; description: string; schema: Json }[];
}

/** One operation with everything its documentation needs; references within schemas stay. */
export interface ApiOperation extends ApiPlace {
  id: string;
  /** Upper case. */
  method: string;
  path: string;
  summary: string;
  description: string;
  /** Who may call it, as Markdown; '' when nothing is said. */
  permission: string;
  /** Undefined: as the whole description; []: anyone. */
  security: unknown;
  /** Undefined: as the whole description. */
  servers: unknown;
  parameters: ApiParameter[];
  body: { required: boolean; description: string; content: ApiContent[] } | undefined;
  responses: ApiResponse[];
  deprecated: boolean;
  /** True for what the upstream description does not have. */
  undocumented: boolean;
  /** Id of the operation that the same code answers, '' for none. */
  sameAs: string;
  /** Client -> call, as the description's `x-clients` has it. */
  clients: Json;
  /** How it is called, one tab each; added once the whole description is free of mistakes. */
  samples: ApiSample[];
}

/** A group of operations: one file of a description, one or more pages. */
export interface ApiService {
  slug: string;
  title: string;
  description: string;
  file: string;
  operations: ApiOperation[];
  /** Names of the schemas that its file defines. */
  schemas: string[];
}

/** A named schema. */
export interface ApiSchema extends ApiPlace {
  name: string;
  schema: Json;
}

/** A whole description, read and joined. */
export interface ApiDescription {
  /** Name of its folder. */
  name: string;
  /** `x-main` in its root file: its services stand directly below the reference. */
  isMain: boolean;
  title: string;
  version: string;
  description: string;
  /** The joined OpenAPI document, as it is offered for download. */
  document: Json;
  services: ApiService[];
  schemas: Record<string, ApiSchema>;
  /** Schemas of the shared file. */
  shared: string[];
}
