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
      page: undefined,
      about: { title: undefined, description: undefined, kind: undefined },
      isDryRun: false,
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

  it('reads what a new page is to be', () => {
    expect(read('new', 'user-guide/page', '--title', 'A page', '--root', '/a')).toMatchObject({
      command: 'new',
      root: '/a',
      page: 'user-guide/page',
      about: { title: 'A page' },
    });
  });

  it('shows help when asked, or when nothing is said', () => {
    expect(read().command).toBe('help');
    expect(read('build', '--help').command).toBe('help');
    expect(read('-h').command).toBe('help');
  });

  it.each([
    [['serve'], 'There is no command "serve".'],
    [['build', '--bsae', '/x/'], "Unknown option '--bsae'.\n    See --help."],
    [['build', '--out'], "Option '--out <value>' argument missing."],
    [['build', 'docs'], '"build" takes no "docs".'],
    [['new', 'a', 'b'], '"new" takes no "b".'],
    [['biuld'], 'Did you mean "build"?'],
    [['build', '--base', 'a b'], '"a b" is no path that a site can live at'],
    [['build', '--base', '../x'], '"../x" is no path that a site can live at'],
  ])('%j', (args, message) => {
    expect(() => read(...args)).toThrow(message);
  });
});
