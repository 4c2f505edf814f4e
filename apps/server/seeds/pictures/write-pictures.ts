import { mkdir, writeFile } from 'node:fs/promises';
import { menuPictures } from './menu-pictures.ts';

/** Draws the demo menu's pictures into the folder that the hub serves: `node apps/server/seeds/pictures/write-pictures.ts`. */
const folder = new URL('../../../hub/public/menu-pictures/', import.meta.url);

await mkdir(folder, { recursive: true });
await Promise.all(
  Object.entries(menuPictures).map(([slug, svg]) => writeFile(new URL(`${slug}.svg`, folder), svg)),
);
