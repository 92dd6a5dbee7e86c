import { readImages } from '../assets/images.ts';
import { gitDates } from '../files/gitDates.ts';
import { listPublicFiles } from '../files/listFiles.ts';
import { readDocs } from '../markdown/readDocs.ts';
import type { BuildContext } from './buildContext.ts';
import { readGlossary, readProofs } from './compileContext.ts';

/** What a site is made from besides its configuration, its API descriptions and the engine. */
export type Inputs = Awaited<ReturnType<typeof readInputs>>;

/** Reads everything but the API descriptions; cheap when nothing has changed, since conversions are kept. */
export async function readInputs(context: BuildContext) {
  const { root, outDir, pack } = context;
  const { site } = context.config;
  const [docs, glossary, proofs, git, publicFiles] = await Promise.all([
    readDocs(root, site.docsDir, outDir),
    readGlossary(context),
    readProofs(context),
    gitDates(root, site.docsDir, pack),
    listPublicFiles(root, outDir),
  ]);
  const { docsDir, base } = site;
  const images = await readImages({
    root,
    docsDir,
    base,
    publicFiles,
    pack,
    outDir,
  });
  const problems = [docs, glossary, proofs, images, git].flatMap((part) => part.problems);
  return { docs, glossary, proofs, images, git, publicFiles, problems };
}
