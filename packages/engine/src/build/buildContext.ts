import type { LoadedConfig } from '../config/loadConfig.ts';
import type { Pack } from '../files/pack.ts';
import type { Pool } from './pool.ts';

/** Where the engine stands, as `cli.mjs` found it. */
export interface Engine {
  /** Folder of the bundled engine, with `worker.js`. */
  folder: string;
  /** Hash of its sources. */
  hash: string;
  /** Absolute path of the engine's sources. */
  engineDir: string;
  /** Absolute path of the folder that holds its packages and their lock file. */
  projectDir: string;
}

/** Reports progress on the terminal: one line per phase. */
export interface Progress {
  /** A phase is over. */
  phase(text: string): void;
  /** A long phase goes on; only a terminal shows it. */
  step(text: string): void;
}

export interface BuildOptions {
  /** Absolute path of the site. */
  root: string;
  /** Absolute path of the output folder. */
  outDir: string;
  /** In place of the one in the configuration. */
  base: string | undefined;
  engine: Engine;
  progress: Progress;
  pool: Pool;
  /** False: do everything but write. */
  write: boolean;
  /** Whether the output gets the kit (see `KIT_FILE`), which every page then links. */
  kit: boolean;
}

/** What all steps of a build share. */
export interface BuildContext extends BuildOptions {
  cacheDir: string;
  config: LoadedConfig;
  pack: Pack;
}
