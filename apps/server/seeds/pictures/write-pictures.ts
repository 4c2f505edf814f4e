import { mkdir, writeFile } from 'node:fs/promises';
import { menuPictures, pictureFolder } from './menu-pictures.ts';

/** Draws the demo menu's pictures into the hub: `node apps/server/seeds/pictures/write-pictures.ts`. */
await mkdir(pictureFolder, { recursive: true });
for (const [slug, svg] of Object.entries(menuPictures)) {
  await writeFile(new URL(`${slug}.svg`, pictureFolder), svg);
}
