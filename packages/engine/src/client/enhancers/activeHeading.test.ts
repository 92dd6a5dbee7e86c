import { describe, expect, it, vi } from 'vitest';
import { fakeTime } from '../../../../../test/support/fakeTime.ts';
import { activeHeading, HeadingFollower } from './activeHeading.ts';

const headings = [
  { slug: 'first', y: 500 },
  { slug: 'second', y: 900 },
  { slug: 'third', y: 1400 },
];
const at = (top: number, more = {}) =>
  activeHeading({ top, isAtBottom: false, headings, named: '', ...more });

describe('activeHeading', () => {
  it.each([
    [0, 'first'],
    [1, undefined],
    [509, undefined],
    [510, 'first'],
    [889, 'first'],
    [890, undefined],
    [910, 'second'],
    [9000, 'third'],
  ])('at %i', (top, slug) => {
    expect(at(top)).toBe(slug);
  });

  it('leaves a later heading named by the address alone at the bottom of the page', () => {
    expect(at(950, { isAtBottom: true, named: 'third' })).toBeUndefined();
    expect(at(950, { isAtBottom: true, named: 'first' })).toBe('second');
    expect(at(950, { isAtBottom: false, named: 'third' })).toBe('second');
  });
});

describe('HeadingFollower', () => {
  fakeTime();

  function setUp() {
    const page = {
      top: 0,
      named: '',
      isGliding: false,
      active: '',
      isScrolling: () => page.isGliding,
      mark: (slug: string) => {
        page.active = slug;
      },
      look: () => ({ top: page.top, isAtBottom: false, headings, named: page.named }),
      replaceHash: vi.fn((slug: string) => {
        page.named = slug;
      }),
    };
    const follower = new HeadingFollower(page);
    const scrollTo = (top: number) => {
      page.top = top;
      follower.onScroll();
      vi.advanceTimersByTime(300);
    };
    return { page, follower, scrollTo };
  }

  it('holds still at the top of a new page', () => {
    const { page, follower, scrollTo } = setUp();
    page.named = 'of-the-new-page';
    follower.beginAtTop();
    scrollTo(0);
    expect(page.replaceHash).not.toHaveBeenCalled();
  });

  it('lets the hash follow, and takes it out at the top', () => {
    const { page, follower, scrollTo } = setUp();
    follower.arrive('');
    for (const top of [600, 905, 920, 0]) scrollTo(top);
    expect(page.replaceHash.mock.calls).toEqual([['first'], ['second'], ['']]);
    expect(page.active).toBe('first');
  });

  it('keeps the hash a reader chose until they scroll on', () => {
    const { page, follower, scrollTo } = setUp();
    page.top = 950;
    page.named = 'a-deeper-heading';
    follower.arrive('a-deeper-heading');
    scrollTo(950);
    expect(page.named).toBe('a-deeper-heading');
    expect(page.active).toBe('second');
    scrollTo(980);
    expect(page.named).toBe('second');
  });

  it('waits for a scroll of ours to end', () => {
    const { page, scrollTo } = setUp();
    page.isGliding = true;
    scrollTo(600);
    expect(page.active).toBe('');
  });
});
