import { describe, expect, it } from 'vitest';
import { htmlTags } from './htmlTags.ts';

const short = (html: string) =>
  htmlTags(html).map(({ name, isClosing, attributes }) => [
    (isClosing ? '/' : '') + name,
    ...attributes.map(({ name: key, value }) => `${key}=${value}`),
  ]);

describe('htmlTags', () => {
  it.each([
    ['<a href="x>y" B=\'c\' d=e f>t</a>', [['a', 'href=x>y', 'b=c', 'd=e', 'f='], ['/a']]],
    ['<br/><img src=a.png/>', [['br'], ['img', 'src=a.png/']]],
    ['<!-- <a> --><b>', [['b']]],
    ['<!--><b>-->', [['b']]],
    ['<!-- --!><b>-->', [['b']]],
    ['a < b and c<5', []],
    ['<?php <a> ?><!DOCTYPE html><p>', [['p']]],
    ['<p\n id\n=\n"x">', [['p', 'id=x']]],
    ['<a/onclick=x>', [['a', 'onclick=x']]],
  ])('%s', (html, tags) => {
    expect(short(html)).toEqual(tags);
  });
});
