import { type ApiReference, addApiPages, compileReference, isApiLead } from '../build/apiPages.ts';
import type { PassOnePage } from '../build/compilePages.ts';
import type { JoinedApi } from '../build/joinApi.ts';
import type { Pool } from '../build/pool.ts';
import { showsConfig, withoutTexts } from '../build/staleAfter.ts';
import { contentHash, dataHash } from '../files/contentHash.ts';
import type { Pack } from '../files/pack.ts';
import type { CompileContext, CompiledPage } from '../markdown/compiled.ts';

interface ReferenceInput {
  context: CompileContext;
  engineHash: string;
  pack: Pack;
  pool: Pool;
}

/** The API reference of a site that is being written: made anew only when something that it is made of has changed. */
export class DevReference {
  #joined: JoinedApi | undefined;
  /** Whether descriptions name something of the configuration. */
  #showsConfig = false;
  #madeOf: readonly unknown[] = [];
  #made: Awaited<ReturnType<typeof compileReference>> | undefined;

  /** The reference, and all pages of the site: `own` are those that somebody wrote. */
  async update(
    own: readonly CompiledPage[],
    joined: JoinedApi,
    input: ReferenceInput,
  ): Promise<ApiReference> {
    if (joined !== this.#joined) this.#showsConfig = showsConfig(JSON.stringify(joined.descriptions));
    this.#joined = joined;
    const { images, root, glossary, ...context } = input.context;
    const pages = own.map(passOne);
    const lead = pages.find(isApiLead);
    const seen = this.#showsConfig ? context : withoutTexts(context);
    const madeOf = [joined, lead?.compiled, dataHash(seen)];
    if (this.#made === undefined || madeOf.some((part, i) => part !== this.#madeOf[i])) {
      this.#made = await compileReference(lead, joined, input);
      this.#madeOf = madeOf;
    }
    return addApiPages(pages, { ...this.#made, lead }, input.context.docsDir);
  }
}

/** Only the page that the reference hangs below is asked for its hash. */
function passOne(compiled: CompiledPage): PassOnePage {
  const htmlHash = compiled.record.frontmatter.api ? contentHash(compiled.html) : '';
  return { compiled, htmlHash };
}
