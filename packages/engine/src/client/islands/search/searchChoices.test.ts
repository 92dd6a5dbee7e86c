import { describe, expect, it } from 'vitest';
import { choiceParameter, searchChoices } from './searchChoices.ts';

describe('searchChoices', () => {
  it('names guides shortly, with what lies inside another after it', () => {
    const guides = [
      { key: '/dev-guide/api/reference/', title: 'REST API reference' },
      { key: '/user-guide/', title: 'User Guide' },
      { key: '/dev-guide/', title: 'Developer Guide' },
      { key: '/community/', title: 'Community' },
    ];
    expect(searchChoices(guides).map(({ name }) => name)).toEqual([
      'User',
      'Developer',
      'REST API',
      'Community',
    ]);
  });
});

describe('choiceParameter', () => {
  it('takes the outer slashes off', () => {
    expect(choiceParameter('/dev-guide/api/')).toBe('dev-guide/api');
  });
});
