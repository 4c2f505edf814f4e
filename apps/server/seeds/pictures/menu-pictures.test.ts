import { readdir, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { readMenu } from '../menu/read-menu.ts';
import { menuPictures, pictureFolder } from './menu-pictures.ts';

const slugs = readMenu().categories.flatMap(({ items }) => items.map(({ slug }) => slug));

test('every item of the demo menu has a picture of its own, and no picture is left over', () => {
  expect(Object.keys(menuPictures).sort()).toEqual([...slugs].sort());
  expect(new Set(Object.values(menuPictures)).size).toBe(slugs.length);
});

test('the files that the hub serves are what the generator draws', async () => {
  const files = await readdir(pictureFolder);
  expect(files.sort()).toEqual(slugs.map((slug) => `${slug}.svg`).sort());
  for (const slug of slugs) {
    expect(await readFile(new URL(`${slug}.svg`, pictureFolder), 'utf8'), slug).toBe(menuPictures[slug]);
  }
});

test('a picture is smaller than 3 kB, draws in the shared box and asks for nothing from elsewhere', () => {
  for (const [slug, svg] of Object.entries(menuPictures)) {
    expect(Buffer.byteLength(svg), slug).toBeLessThan(3_000);
    expect(svg).toContain('viewBox="0 0 96 96"');
    expect(svg).not.toMatch(/NaN|undefined|url\(|<(image|script|style|text)\b/);
  }
});
