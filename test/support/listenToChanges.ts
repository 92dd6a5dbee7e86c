/** Listens as an open page does: to the mistakes of the site, told after each change. */
export async function listenToChanges(url: string) {
  const { body } = await fetch(url);
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  let heard = '';
  return {
    /** The next message that was not read yet. */
    async next(): Promise<string[]> {
      let end = heard.indexOf('\n\n');
      while (end < 0) {
        heard += (await reader?.read())?.value ?? '';
        end = heard.indexOf('\n\n');
      }
      const message = heard.slice('data: '.length, end);
      heard = heard.slice(end + 2);
      return JSON.parse(message);
    },
    close: () => reader?.cancel(),
  };
}
