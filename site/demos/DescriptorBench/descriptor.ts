/** Constraints of a type, by their names; those of other types are missing. */
export interface LongType {
  id: string;
  subtype?: string | LongType;
  values?: string[];
  gt?: number;
  geq?: number;
  lt?: number;
  leq?: number;
  min_length?: number;
  min_size?: number;
  max_size?: number;
}

/** An input or an output of a task. */
export interface Parameter {
  display_name: string;
  description: string;
  type: string | LongType;
  default?: unknown;
  optional?: boolean;
  dependencies?: { derived_from?: string; matching?: string[] };
}

/** A descriptor in which no fault was found. */
export interface Descriptor {
  name: string;
  namespace: string;
  version: string;
  configuration: { input_folder: string; output_folder: string; image?: { file?: string } };
  inputs: Record<string, Parameter>;
  outputs: Record<string, Parameter>;
}

/** The long form of a type: `integer` -> `{ id: 'integer' }`. */
export function longType(type: string | LongType): LongType {
  return typeof type === 'string' ? { id: type } : type;
}
