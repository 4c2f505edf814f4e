import { readdir, readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { readMenu } from './read-menu.ts';

/** The hub serves these pictures as `/menu-pictures/<slug>.svg`. */
const folder = new URL('../../../hub/public/menu-pictures/', import.meta.url);
const slugs = readMenu().categories.flatMap(({ items }) => items.map(({ slug }) => slug));

test('every item of the demo menu has its own picture, and no picture is unused', async () => {
  const files = await readdir(folder);
  expect(files.sort()).toEqual(slugs.map((slug) => `${slug}.svg`).sort());

  const pictures = await Promise.all(files.map((file) => readFile(new URL(file, folder), 'utf8')));
  expect(new Set(pictures).size).toBe(slugs.length);
});

test('a picture is smaller than 3 kB, uses the shared view box and loads nothing external', async () => {
  for (const slug of slugs) {
    const svg = await readFile(new URL(`${slug}.svg`, folder));
    expect(svg.length, slug).toBeLessThan(3_000);
    expect(await sharp(svg).metadata(), slug).toMatchObject({ format: 'svg', width: 96, height: 96 });
    expect(String(svg), slug).not.toMatch(/NaN|undefined|url\(|<(image|script|style|text)\b/);
  }
});
