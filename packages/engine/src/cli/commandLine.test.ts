import { expect, it } from 'vitest';
import { readArguments } from './commandLine.ts';

const read = (...args: string[]) => readArguments(args, '/project');

it('fills in what is not given', () => {
  expect(read('build')).toEqual({
    command: 'build',
    root: '/project/site',
    outDir: '/project/site/dist',
    base: undefined,
    port: undefined,
    page: undefined,
    isDryRun: false,
  });
});

it.each([
  ['--root /a start --out=/b --base docs --port 0', { root: '/a', outDir: '/b', base: '/docs/', port: 0 }],
  ['build --root /a', { command: 'build', outDir: '/a/dist' }],
  ['build --base /', { base: '/' }],
  ['new guide/page', { command: 'new', page: 'guide/page' }],
  ['build --help', { command: 'help' }],
  ['-h', { command: 'help' }],
])('reads %j as %j', (args, given) => {
  expect(read(...args.split(' '))).toMatchObject(given);
});

it.each([
  ['serve', 'There is no command "serve".'],
  ['biuld', 'There is no command "biuld".\n    Did you mean "build"?'],
  ['new a b', '"new" takes no "b".'],
  ['build --base ../x', '"../x" is no path that a site can live at'],
])('refuses %j', (args, message) => {
  expect(() => read(...args.split(' '))).toThrow(message);
});
