import { readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { LOG_MESSAGES } from '../../site/data/logMessages.ts';
import { LARGE, tiff } from '../../site/demos/FileCheck/madeFiles.ts';
import { isSound, openDemo, told, watchPhones } from '../support/demos.ts';

const pages = watchPhones();

/** Whether the section that an address names is in the built page. */
function isThere(to: string): boolean {
  const [address, slug] = to.split('#');
  return readFileSync(`site/dist${address}.html`, 'utf8').includes(`id="${slug}"`);
}

it('GeometryLab turns over what is pasted, draws by keyboard, and keeps the shape in the address', async () => {
  const { page, demo } = await openDemo(pages, '/dev-guide/api/annotations', 'GeometryLab');
  const shape = demo.getByRole('textbox', { name: 'A shape as WKT or GeoJSON' });
  await shape.fill('{"type":"Polygon","coordinates":[[[0,0],[9,9],[9,0],[0,9],[0,0]]]}');
  await told(demo, 'self-intersection at 4.5 795.5');
  await shape.fill('{"type":"Point","coordinates":[10,20]}');
  await demo.getByText('POINT (10 780)', { exact: true }).waitFor();
  await demo.getByRole('radio', { name: 'Rectangle' }).check();
  await demo.getByRole('application').focus();
  await page.keyboard.press('Enter');
  for (const key of ['ArrowRight', 'ArrowUp', 'Enter']) await page.keyboard.press(key);
  // The cross begins in the middle; a step is a twentieth of the longer side.
  await told(demo, 'Polygon, 5 points, 50 × 50 pixels');
  await expect.poll(() => shape.inputValue()).toMatch(/^POLYGON \(\(500 400, 550 400, 550 450/);
  await isSound(page);
  await expect.poll(() => page.url()).toContain('#geometry-lab?shape=POLYGON');
  await page.reload();
  await expect.poll(() => shape.inputValue()).toMatch(/^POLYGON \(\(500 400/);
});

it('Sizing counts anew with each number, and keeps those that were changed in the address', async () => {
  const { page, demo } = await openDemo(pages, '/admin-guide/ce/requirements', 'Sizing');
  const images = demo.getByRole('row', { name: 'data/images' });
  const before = await images.textContent();
  await demo.getByLabel('Slides a month').fill('2000');
  await expect.poll(() => images.textContent()).not.toBe(before);
  await demo.getByText('What is assumed').press('Enter');
  await demo.getByLabel('Much: Converted copy').fill('no idea');
  await demo.getByText('No number: counted as 2.').waitFor();
  await isSound(page);
  await expect.poll(() => page.url()).toContain('#sizing?slides=2000&copy-high=no+idea');
  const after = await images.textContent();
  await page.reload();
  await expect.poll(() => images.textContent()).toBe(after);
});

it('WhyNot says what decides and what would change it, for a choice and for a pasted message', async () => {
  const { page, demo } = await openDemo(pages, '/user-guide/refused', 'WhyNot');
  await told(demo, 'You may not delete an annotation: the project is Restricted.');
  await demo.getByLabel('It is mine').check();
  await told(demo, 'You may delete an annotation within limits');
  await demo.getByLabel('I cannot').selectOption('add-image');
  await demo.getByLabel('Platform role').selectOption('guest');
  await told(demo, 'your platform role is User');
  await demo.getByText('Could you ask an administrator to give me the role User?').waitFor();
  await demo.getByLabel('Or paste what you were told').fill('HTTP 403: You must be user!');
  await told(demo, 'Your platform role is Guest.');
  await isSound(page);
  await expect.poll(() => page.url()).toContain('?ask=add-image&platform=guest');
  await page.reload();
  await told(demo, 'You may not add an image to the project');
});

it('LogDoctor takes secrets out of a file and leads to what helps, whose sections are all there', async () => {
  const { page, demo } = await openDemo(pages, '/admin-guide/ce/troubleshooting', 'LogDoctor');
  const log = `${'login password=hunter2\n'.repeat(30_000)}nginx: host not found in upstream "pims"\n`;
  await demo
    .getByLabel('Choose a log')
    .setInputFiles({ name: 'core.log', mimeType: 'text/plain', buffer: Buffer.from(log) });
  await told(demo, 'password, key or token, 30000 ×');
  await told(demo, 'nginx started while the image server was missing');
  const saving = page.waitForEvent('download');
  await demo.getByRole('button', { name: 'Save the cleaned log' }).press('Enter');
  const saved = await text(await (await saving).createReadStream());
  expect(saved).toContain('login password=');
  expect(saved).not.toContain('hunter2');
  expect(page.url()).not.toContain('?');
  await isSound(page);
  expect(LOG_MESSAGES.filter(({ to }) => !isThere(to))).toEqual([]);
});

it('FileCheck says what becomes of a file, and sends nothing', async () => {
  const { page, demo } = await openDemo(pages, '/user-guide/formats', 'FileCheck');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url());
  });
  const choose = (name: string, buffer: Buffer) =>
    demo.getByLabel('Choose a file').setInputFiles({ name, mimeType: '', buffer });
  const scan = tiff([{ ...LARGE, text: { 270: 'Aperio Image Library v12' } }]);
  await choose('slide.svs', Buffer.from(scan));
  await told(demo, 'Leica Aperio SVS');
  await told(demo, 'it is read as it is');
  await choose('slide.czi', Buffer.from('ZISRAWFILE'));
  await told(demo, 'The upload would end in an error.');
  await demo.getByRole('link', { name: 'Convert what Cytomine cannot read' }).waitFor();
  expect(sent).toEqual([]);
  await isSound(page);
});

it('InstallAssistant asks what matters, tells what cannot be, and saves one script for each machine', async () => {
  const { page, demo } = await openDemo(pages, '/admin-guide/ce/plan', 'InstallAssistant');
  await told(demo, 'A server at https://cytomine.example.org: 8 settings');
  await demo.getByLabel('Mail by').selectOption('account');
  await demo.getByLabel('Account there').fill('slides');
  await demo.getByRole('combobox', { name: /^Internet/ }).selectOption('no');
  await demo.getByLabel('Name that people type').fill('https://slides.example.org');
  await told(demo, 'Some answers cannot be used');
  await demo.getByLabel('Name that people type').fill('slides.example.org');
  await told(demo, 'A server at https://slides.example.org');
  const saving = page.waitForEvent('download');
  await demo.getByRole('button', { name: 'Save cytomine-fetch.sh' }).press('Enter');
  const script = await text(await (await saving).createReadStream());
  expect(script).toContain('docker save');
  expect(script).toContain('CYTOMINE_HOST: slides.example.org');
  await isSound(page);
  await expect.poll(() => page.url()).toContain('#your-server?host=slides.example.org&mail=account');
  await page.reload();
  await told(demo, 'A server at https://slides.example.org');
  const links = await demo
    .getByRole('link')
    .evaluateAll((all) => all.map((a) => a.getAttribute('href') ?? ''));
  expect(links.filter((to) => to.includes('#') && !isThere(to))).toEqual([]);
});

it('DescriptorBench writes a descriptor, tells faults with their lines, and takes a file', async () => {
  const { page, demo } = await openDemo(
    pages,
    '/dev-guide/algorithms/task/descriptor-reference',
    'DescriptorBench',
  );
  await told(demo, 'The App Engine takes this descriptor.');
  await demo.getByText('Begin a new one').press('Enter');
  await demo.getByRole('button', { name: 'Add an input' }).press('Enter');
  await demo.getByRole('textbox', { name: 'Input 3' }).fill('staining');
  await demo.getByRole('textbox', { name: 'Namespace' }).fill('counting');
  await told(demo, 'Line 4, column 1: namespace has to be two or more parts');
  await demo.getByRole('textbox', { name: 'Namespace' }).fill('org.example.stained');
  await told(demo, 'The App Engine takes this descriptor.');
  await demo.getByRole('row', { name: 'Staining a text' }).waitFor();
  await isSound(page);
  await expect.poll(() => page.url()).toContain('#check-a-descriptor?text=');
  await page.reload();
  await demo.getByRole('row', { name: 'Staining a text' }).waitFor();
  await demo
    .getByLabel('Choose descriptor.yml')
    .setInputFiles({ name: 'descriptor.yml', mimeType: '', buffer: Buffer.from('name: x') });
  await told(demo, 'Line 1, column 1: name needs 3 characters at least');
  await isSound(page);
});
