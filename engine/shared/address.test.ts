import { describe, expect, it } from 'vitest';
import { guideFile, offlineFile } from './address.ts';

describe('guideFile', () => {
  it('has a file for each guide, for that of the whole site, and for what is in none', () => {
    expect(['/user-guide/', '/a/b/', '/', ''].map(guideFile)).toEqual([
      'guides/user-guide.json',
      'guides/a.b.json',
      'guides/root.json',
      'guides/site.json',
    ]);
    expect(offlineFile('/')).toBe('offline/root.json');
  });
});
