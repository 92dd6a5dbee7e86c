import { describe, expect, it } from 'vitest';
import { readArguments } from './commandLine.ts';

const read = (...args: string[]) => readArguments(args, '/project');

describe('readArguments', () => {
  it('fills in what is not given', () => {
    expect(read('build')).toEqual({
      command: 'build',
      root: '/project/site',
      outDir: '/project/site/dist',
      base: undefined,
      port: undefined,
      rest: [],
    });
  });

  it('reads options, whatever the order and form', () => {
    expect(read('--root', '/a', 'start', '--out=/b', '--base', 'docs', '--port', '0')).toMatchObject({
      command: 'start',
      root: '/a',
      outDir: '/b',
      base: '/docs/',
      port: 0,
    });
    expect(read('build', '--root', '/a').outDir).toBe('/a/dist');
    expect(read('build', '--base', '/').base).toBe('/');
  });

  it('hands the words of a command on that reads them itself', () => {
    expect(read('new', 'user-guide/page', '--title', 'A page', '--root', '/a')).toMatchObject({
      command: 'new',
      root: '/a',
      rest: ['user-guide/page', '--title', 'A page'],
    });
  });

  it('shows help when asked, or when nothing is said', () => {
    expect(read().command).toBe('help');
    expect(read('build', '--help').command).toBe('help');
    expect(read('-h').command).toBe('help');
  });

  it.each([
    [['serve'], 'There is no command "serve".'],
    [['build', '--bsae', '/x/'], 'There is no option "--bsae".\n    Did you mean "--base"?'],
    [['build', '--out'], 'The option "--out" needs a value.'],
    [['build', 'docs'], '"build" takes no "docs".'],
    [['start', '--port', '65536'], '"65536" is no port'],
    [['build', '--base', 'a b'], '"a b" is no path that a site can live at'],
    [['build', '--base', '../x'], '"../x" is no path that a site can live at'],
  ])('%j', (args, message) => {
    expect(() => read(...args)).toThrow(message);
  });
});
