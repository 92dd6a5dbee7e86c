import { expect, it } from 'vitest';
import { fitZoom, largestCandidate, layOver } from './zoomed.ts';

const WINDOW = { width: 1200, height: 800 };
const BOX = { left: 100, top: 50, width: 600, height: 300 };

it.each([
  ['as wide as the window, if it has the pixels', { width: 3000, height: 1500 }, 1200],
  ['at its own size, where the window has room', { width: 900, height: 450 }, 900],
  ['never smaller than in the text', { width: 300, height: 150 }, 600],
  ['a drawing as large as the window', { width: Infinity, height: Infinity }, 1200],
])('a zoomed image is %s', (_, natural, width) => {
  expect(fitZoom(BOX, natural, WINDOW)).toEqual({
    left: (1200 - width) / 2,
    top: (800 - width / 2) / 2,
    width,
    height: width / 2,
  });
});

it('keeps its shape in a window that is too low', () => {
  const tall = { left: 0, top: 900, width: 200, height: 1000 };
  const { width, height, top } = fitZoom(tall, { width: 200, height: 1000 }, WINDOW);
  expect([width, height, top]).toEqual([160, 800, 0]);
});

it('is reached by a transform from where the image stands', () => {
  const zoomed = { left: 0, top: 100, width: 1200, height: 600 };
  expect(layOver(zoomed, BOX)).toBe('translate(100px, -50px) scale(0.5)');
});

it('takes the largest version of the format that the browser chose', () => {
  const large = (shown: string) =>
    largestCandidate('/a-480.avif 480w, /a-1600.avif 1600w', shown, 'https://docs.example/guide/');
  expect(large('https://docs.example/a-480.avif')).toEqual({
    url: 'https://docs.example/a-1600.avif',
    width: 1600,
  });
  expect(large('https://docs.example/a-480.webp')).toBeUndefined();
});
