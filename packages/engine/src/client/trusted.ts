/** What the page's policy makes of our own strings; lib.dom does not know it yet. */
interface Policy {
  createHTML(html: string): TrustedHTML;
  createScriptURL(url: string): string;
}

declare global {
  interface Window {
    trustedTypes?: {
      createPolicy(name: string, rules: Record<keyof Policy, (text: string) => string>): Policy;
    };
  }
}

// The content policy of every document allows this one name, once.
const policy = globalThis.window?.trustedTypes?.createPolicy('docs', {
  createHTML: (html) => html,
  createScriptURL: (url) => url,
});

/** Marks HTML that our own build made: a page chunk's body, or what stood in the document at the start. */
export function trustHtml(html: string): TrustedHTML | string {
  return policy?.createHTML(html) ?? html;
}

/** Marks the URL of a script that our own build made: the search worker's. */
export function trustScriptUrl(url: string): string {
  return policy?.createScriptURL(url) ?? url;
}
