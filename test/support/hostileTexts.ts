const PIECES = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '"><svg/onload=1>',
  '\ud800',
  '\udc00\ud83d',
  '__proto__',
  'constructor.prototype',
  'hasOwnProperty toString valueOf',
  '(a+)+$',
  '((((((((((',
  '[^]*.*.*.*x',
  '(?<!a)(?=b)\\1',
  '\\',
  '\u0000\u202e\ufeff',
  'e\u0301'.repeat(20),
  '𝕏🧬👩‍🔬',
  '画像のスライド',
  'ก'.repeat(30),
  '-._/:@$-._/:@$',
  'aA'.repeat(60),
  "'’'’'’s",
  '%00%ff../../',
  '{{7*7}}$1',
  'annotation',
  'slide',
  ' ',
];

/** Questions that nobody asks who wants an answer, from a fixed seed: a failure can be repeated. */
export function* hostileTexts(count: number): Generator<string> {
  let seed = 20250101;
  const random = (below: number) => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return seed % below;
  };
  for (let i = 0; i < count; i++) {
    const parts = Array.from({ length: 1 + random(8) }, () => PIECES[random(PIECES.length)] ?? '');
    if (i % 7 === 0) parts.push(String.fromCharCode(...Array.from({ length: 20 }, () => random(65536))));
    const text = parts.join(random(2) === 0 ? ' ' : '');
    yield i % 20_000 === 0 ? text.padEnd(1 << 20, text || 'x') : text;
  }
}
