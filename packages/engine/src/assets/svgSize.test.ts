import { expect, it } from 'vitest';
import { svgSize } from './svgSize.ts';

it.each([
  ['<svg width="10" height="20">', { width: 10, height: 20 }],
  ["<svg width='10px' height='20.4px'>", { width: 10, height: 20 }],
  ['<?xml version="1.0"?><svg viewBox="0 0 40 30">', { width: 40, height: 30 }],
  ['<svg viewBox="0,0,40,30" width="80">', { width: 80, height: 60 }],
  ['<svg viewBox="0 0 40 30" height="60">', { width: 80, height: 60 }],
  ['<svg viewBox="0 0 40 30" width="100%" height="100%">', { width: 40, height: 30 }],
  ['<svg width="1in" height="2.54cm">', { width: 96, height: 96 }],
  ['<svg width="72pt" height="6pc">', { width: 96, height: 96 }],
  ['<svg width="25.4mm" height="10em">', undefined],
  ['<svg width="0.1" height="0.1">', { width: 1, height: 1 }],
  ['<svg data-width="3" viewBox="0 0 4 3">', { width: 4, height: 3 }],
  ['<svg>', undefined],
  ['<svg width="10">', undefined],
  ['<svg viewBox="0 0 0 0">', undefined],
  ['', undefined],
])('%s', (svg, size) => {
  expect(svgSize(svg)).toEqual(size);
});
