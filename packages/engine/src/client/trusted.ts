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

/** Parses HTML that our own build made: what `main` holds, or a guide's sidebar. Nothing in it is fetched yet. */
export function parseTrusted(html: string): DocumentFragment {
  const template = document.createElement('template');
  template.innerHTML = (policy?.createHTML(html) ?? html) as string;
  return template.content;
}

/** Marks the URL of a script that our own build made: the search worker's. */
export function trustScriptUrl(url: string): string {
  return policy?.createScriptURL(url) ?? url;
}
