import { describe, expect, it } from 'vitest';
import { SlugCounter, slugOf } from './slug.ts';

describe('slugOf', () => {
  it.each([
    ['Getting Started', 'getting-started'],
    ['1. Install Docker', '_1-install-docker'],
    ['Éléments & accents', 'elements-accents'],
    ['What’s new?', 'what-s-new'],
    ['A  --  B', 'a-b'],
    ['foo_bar.baz', 'foo-bar-baz'],
    ['C++ / C#', 'c-c'],
    ['100% GPU', '_100-gpu'],
    ['Release v2.0 (LTS)', 'release-v2-0-lts'],
    ['(1) first', '_1-first'],
    ['authors.[].first_name', 'authors-first-name'],
    ['type {BOOLEAN}.type.id', 'type-boolean-type-id'],
    ['{{ $frontmatter.title }}', 'frontmatter-title'],
    ['{{$frontmatter.title}}', 'frontmatter-title'],
    ['[Optional] Configuration', 'optional-configuration'],
    ['Local Installation — All in Docker Compose', 'local-installation-all-in-docker-compose'],
    ['🚀 Launch', '🚀-launch'],
    ['日本語 見出し', '日本語-見出し'],
    ['Straße', 'straße'],
    ['İstanbul', 'istanbul'],
    ['ﬁle', 'file'],
    ['½ price', '_1⁄2-price'],
    ['x²', 'x2'],
    ['①one', '_1one'],
    ['Ⅻ', 'xii'],
    ['Tab\there', 'tabhere'],
    ['%20', '_20'],
    ['«quoted»', '«quoted»'],
    ['a·b', 'a·b'],
    ['№ 5', 'no-5'],
    ['a\u00a0b', 'a-b'],
    ['__proto__', 'proto'],
    ['', ''],
    [' -- ! ', ''],
  ])('%j -> %j', (text, slug) => {
    expect(slugOf(text)).toBe(slug);
  });
});

describe('SlugCounter', () => {
  it('numbers repeats from 2, and takes the first free number', () => {
    const counter = new SlugCounter();
    expect(['a', 'a', 'a-2', 'a'].map((slug) => counter.take(slug))).toEqual(['a', 'a-2', 'a-2-2', 'a-3']);
    expect(['b', 'b-2', 'b-3', 'b'].map((slug) => counter.take(slug))).toEqual(['b', 'b-2', 'b-3', 'b-4']);
  });

  it('is not confused by names that objects have', () => {
    const counter = new SlugCounter();
    expect(['constructor', 'constructor'].map((slug) => counter.take(slug))).toEqual([
      'constructor',
      'constructor-2',
    ]);
  });
});
