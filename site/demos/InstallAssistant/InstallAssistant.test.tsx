import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { FIRST, problemsOf } from './answers.ts';
import { InstallAssistant } from './InstallAssistant.tsx';

it.each([
  [{ host: 'https://a.example.org' }, 'host'],
  [{ host: 'a b' }, 'host'],
  [{ host: 'a$(reboot)' }, 'host'],
  [{ port: '70000' }, 'port'],
  [{ port: '443' }, 'port'],
  [{ tls: 'elsewhere' }, 'address'],
  [{ tls: 'none', from: '192.168.1.0' }, 'from'],
  [{ certificate: 'public', internet: 'no' }, 'certificate'],
  [{ certificate: 'public', host: '192.168.1.20' }, 'certificate'],
  [{ data: '/srv/my slides' }, 'data'],
  [{ data: '../data' }, 'data'],
  [{ admin: 'admin' }, 'admin'],
  [{ mail: 'account', mailUser: "o'brien" }, 'mailUser'],
  [{ algorithms: 'cluster', cluster: 'http://a' }, 'cluster'],
])('does not take %j', (change, question) => {
  expect(Object.keys(problemsOf({ ...FIRST, ...change }))).toEqual([question]);
});

it('does not look at what does not matter', () => {
  expect(problemsOf({ ...FIRST, cluster: 'x', mailHost: '!', address: 'y', from: 'z' })).toEqual({});
});

it('shows an example without scripts', () => {
  const html = renderToStaticMarkup(<InstallAssistant caption="Counts." />);
  expect(html).toContain('https://cytomine.example.org');
  expect(html).toContain('docker compose up -d');
});
