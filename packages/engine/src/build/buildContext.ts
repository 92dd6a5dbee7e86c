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

export interface BuildOptions {
  /** Absolute path of the site. */
  root: string;
  /** Absolute path of the output folder. */
  outDir: string;
  /** In place of the one in the configuration. */
  base: string | undefined;
  engine: Engine;
  /** Told of each phase that is over. */
  progress(text: string): void;
  pool: Pool;
  /** `check`: everything but writing. `dev`: mistakes do not keep the author from seeing the page. */
  mode: 'build' | 'check' | 'dev';
  /** Whether the output gets the kit (see `KIT_FILE`), which every page then links. */
  kit: boolean;
}

/** What all steps of a build share. */
export interface BuildContext extends BuildOptions {
  cacheDir: string;
  config: LoadedConfig;
  pack: Pack;
}
