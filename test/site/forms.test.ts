import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { isSound, openDemo, told, watchPhones } from '../support/demos.ts';
import { itInAll } from '../support/speed.ts';

const pages = watchPhones();

it('PermissionExplorer answers by keyboard alone', async () => {
  const { page, demo } = await openDemo(pages, '/user-guide/role', 'PermissionExplorer');
  const answer = demo.getByRole('row', { name: 'Edit or delete those of others' });
  await expect.poll(() => answer.textContent()).toContain('✕ No');
  await demo.getByLabel('Platform role').focus();
  // Next list: from Contributor to Manager.
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => answer.textContent()).toContain('✓ Yes');
  await expect.poll(() => demo.getByRole('status').textContent()).toMatch(/^User · Manager · Restricted\./);
  await demo.getByRole('button', { name: 'Student, exercise' }).press('Enter');
  await expect.poll(() => answer.textContent()).toContain('✕ No');
  await isSound(page);
  // The address has it all.
  await page.reload();
  await demo.scrollIntoViewIfNeeded();
  await told(demo, 'Guest · Contributor · Restricted.');
  // Tables lead to it with their own topic, on this page and from others.
  await page.getByRole('link', { name: 'See what one person may do' }).last().click();
  await told(demo, 'User · Contributor · Restricted. The project:');
  await page.goBack();
  await told(demo, 'Guest · Contributor · Restricted.');
  await page.goto('/user-guide/image-group');
  await page.getByRole('link', { name: 'See what one person may do' }).click();
  await told(demo, 'Image groups:');
  expect(new URL(page.url()).search).toBe('?about=group');
});

/** Drags the mouse over the image, by shares of its size. */
const pull = async (page: Page, image: Locator, from: [number, number], to: [number, number]) => {
  // What is laid out later would move the image.
  await image.scrollIntoViewIfNeeded();
  const { x = 0, y = 0, width = 0, height = 0 } = (await image.boundingBox()) ?? {};
  await page.mouse.move(x + width * from[0], y + height * from[1]);
  await page.mouse.down();
  await page.mouse.move(x + width * to[0], y + height * to[1], { steps: 5 });
  await page.mouse.up();
};

it('DrawingPlayground draws by keys and by dragging, refuses what crosses itself, and lets fingers scroll', async () => {
  const { page, demo } = await openDemo(pages, '/user-guide/annotations', 'DrawingPlayground');
  const image = demo.getByRole('application');
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  await image.focus();
  const count = await demo.locator('li').count();
  await press('p', 'Enter', 'ArrowRight', 'Enter', 'ArrowDown', 'Enter', 'Enter');
  await told(demo, 'Polygon created. Polygon of 3 vertices. Area: 1250.000 micron².');
  await press('Control+z');
  await told(demo, 'Polygon undone.');
  expect(await demo.locator('li').count()).toBe(count);
  // A bow tie.
  await press('Enter', 'ArrowRight', 'ArrowDown', 'Enter', 'ArrowLeft', 'Enter', 'ArrowRight', 'ArrowUp');
  await press('Enter', 'Enter');
  await told(demo, 'Error during annotation creation. The outline crosses itself.');
  await demo.getByRole('button', { name: 'Freehand line' }).click();
  expect(await image.evaluate((element) => getComputedStyle(element).touchAction)).toBe('pan-y pinch-zoom');
  await pull(page, image, [0.1, 0.2], [0.3, 0.3]);
  await told(demo, 'Freehand line created.');
  await isSound(page);
});

it('PasteWithLink goes where the window says, and is corrected, by keys alone', async () => {
  const { page, demo } = await openDemo(pages, '/user-guide/annotation-link', 'PasteWithLink');
  const opener = demo.getByRole('button', { name: 'Paste with link' });
  expect(await opener.isDisabled()).toBe(true);
  await demo.getByRole('button', { name: 'Copy' }).focus();
  await page.keyboard.press('Enter');
  await told(demo, 'Annotation has been copied.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await demo.getByRole('checkbox', { name: 'CD3', exact: true }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await isSound(page);
  await demo.getByRole('button', { name: 'Save' }).focus();
  await page.keyboard.press('Enter');
  await told(demo, 'Annotation successfully pasted and linked. CD3: use Move.');
  expect(await opener.evaluate((button) => button === document.activeElement)).toBe(true);
  const images = demo.getByRole('application', { name: 'The copy on CD3' });
  for (let i = 0; i < 5; i++) await images.press('ArrowLeft');
  for (let i = 0; i < 4; i++) await images.press('ArrowDown');
  await told(demo, 'CD3: on the object.');
  await opener.press('Enter');
  await demo.getByRole('checkbox', { name: 'Ki-67' }).waitFor();
  expect(await demo.getByRole('checkbox', { name: 'CD3', exact: true }).count()).toBe(0);
});

it('SigningBench signs, finds what was signed by mistake, and keeps the keys to itself', async () => {
  const { page, demo } = await openDemo(pages, '/dev-guide/api/authentication', 'SigningBench');
  await demo
    .getByLabel('Path with query string')
    .fill('https://a.org/api/annotation.json?project=42&showWKT=true');
  // The second row of the page's table.
  await demo.getByText('oO3rUeCMrfpF13Uf5Ss3aJYb5fs=', { exact: true }).waitFor();
  const refused = await demo
    .locator('[data-lang="sh"]', { hasText: 'Command for curl' })
    .locator('code')
    .textContent();
  await demo.getByLabel('Private key').fill('secret-of-mine');
  await demo.getByRole('textbox', { name: 'A request that is refused' }).fill(refused ?? '');
  await told(demo, 'same account');
  await demo.getByLabel('Private key').fill('aaaaaaaa-bbbb-cccc-dddd-eeeeeeeeeeee');
  await told(demo, 'The signature is right.');
  await expect.poll(() => page.url()).toMatch(/#signing-bench\?path=%2Fapi%2Fannotation.json%3Fproject%3D42/);
  expect(page.url()).not.toContain('aaaaaaaa');
  const attributes = await demo.evaluate((root) =>
    [...root.querySelectorAll('*')].flatMap((one) => [...one.attributes].map(({ value }) => value)),
  );
  expect(attributes.join('\n')).not.toMatch(/aaaaaaaa|secret-of-mine/);
  await isSound(page);
  // The address leads to the tool, with what was entered.
  await page.reload();
  await expect.poll(() => demo.getByLabel('Path with query string').inputValue()).toContain('showWKT=true');
});

it('ShortcutFinder finds by words, by context and by the keys themselves', async () => {
  const { page, demo } = await openDemo(pages, '/user-guide/shortcuts', 'ShortcutFinder');
  await demo.getByRole('searchbox').focus();
  await page.keyboard.type('freehand');
  await told(demo, '4 shortcuts.');
  await page.keyboard.press('Tab');
  // The tables, in their order: everywhere, navigation, slices.
  for (let i = 0; i < 3; i++) await page.keyboard.press('ArrowDown');
  await told(demo, 'No shortcut matches.');
  await page.keyboard.press('Home');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Shift+?');
  await told(demo, '1 shortcut.');
  expect(await demo.getByRole('searchbox').inputValue()).toBe('Shift ?');
  // The key was for the demo, not for the site's own list.
  expect(await page.getByRole('dialog').count()).toBe(0);
  expect(await demo.locator('li').textContent()).toContain('Show the list of shortcuts');
  await isSound(page);
});

it('FormatFinder answers by name, by scanner and by the endings it lists', async () => {
  const { page, demo } = await openDemo(pages, '/user-guide/formats', 'FormatFinder');
  const names = () => demo.locator('dt').allTextContents();
  await demo.getByRole('searchbox').focus();
  await page.keyboard.type('CMU-1.svs');
  await told(demo, '1 kind of file.');
  expect(await names()).toEqual(['Leica Aperio SVSshown as it is']);
  expect(await demo.getByRole('link').allTextContents()).toEqual(['Upload it']);
  await demo.getByRole('searchbox').fill('x.czi');
  await demo.getByRole('link', { name: 'Choose a tool' }).waitFor();
  await demo.getByRole('searchbox').fill('slide.tif');
  await told(demo, '8 kinds of files.');
  await isSound(page);
  await demo.getByRole('searchbox').fill('');
  await told(demo, 'by the ending');
  await demo.getByLabel('Scanner').selectOption('Hamamatsu');
  await told(demo, '2 kinds of files.');
  const archives = demo.getByRole('region', { name: 'Zip it: one archive for each slide' });
  expect(await archives.locator('dt').allTextContents()).toEqual(['Hamamatsu VMSshown as it is']);
  await demo.getByLabel('Scanner').selectOption('Any');
  await told(demo, 'by the ending');
  const chip = archives.getByRole('button', { name: '.mrxs' });
  await chip.press('Enter');
  await told(demo, '1 kind of file.');
  expect(await demo.getByRole('searchbox').inputValue()).toBe('.mrxs');
  // What was pressed stays, and takes it back.
  expect(await chip.evaluate((button) => [button === document.activeElement, button.ariaPressed])).toEqual([
    true,
    'true',
  ]);
  await chip.press('Enter');
  await told(demo, 'by the ending');
});

itInAll('FormatFinder gives fingers 44 px, and moves nothing below when it comes alive', async () => {
  const page = await pages.blank({ hasTouch: true, isMobile: true });
  await page.goto('/user-guide/formats');
  const demo = page.locator('[data-island="FormatFinder"]');
  const height = (await demo.boundingBox())?.height;
  await demo.scrollIntoViewIfNeeded();
  await demo.getByRole('button', { name: '.svs' }).waitFor();
  expect((await demo.boundingBox())?.height).toBe(height);
  const controls = await demo.locator('button, input, select').all();
  const heights = await Promise.all(controls.map(async (one) => (await one.boundingBox())?.height ?? 0));
  expect(heights.length).toBeGreaterThan(20);
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
});

it('EditingModes shows what a contributor meets, by keyboard alone', async () => {
  const { page, demo } = await openDemo(pages, '/user-guide/project-configuration', 'EditingModes');
  await demo.getByRole('radio', { name: 'Classic' }).focus();
  await page.keyboard.press('ArrowDown');
  await told(demo, 'Annotations you may change: yours.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await told(demo, '[Blind] 12345');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await told(demo, 'Layers you see: yours, the colleague’s.');
  expect(await demo.locator('svg text').allTextContents()).not.toContain('A manager');
  await isSound(page);
});

it('CustomUi hides what is switched off, for one role, by keyboard alone', async () => {
  const { page, demo } = await openDemo(pages, '/user-guide/project-configuration', 'CustomUi');
  const said = () => demo.getByRole('status').textContent();
  await demo.getByLabel('Category').focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect.poll(said).toContain('Viewer panels: All panels');
  expect(await demo.getByLabel('Broadcast').isDisabled()).toBe(true);
  expect(await demo.locator('svg text').allTextContents()).not.toContain('Annotation list');
  await demo.getByLabel('Role').focus();
  await page.keyboard.press('ArrowDown');
  await expect.poll(said).toBe('Managers see everything.');
  await isSound(page);
});
