import { expect, it } from 'vitest';
import { isSound, openDemo, told, watchPhones } from '../support/demos.ts';

const pages = watchPhones();

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
