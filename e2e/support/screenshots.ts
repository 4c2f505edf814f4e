import { mkdir } from 'node:fs/promises';
import { openBrowser } from './open-browser.ts';
import { takePictures } from './pictures/take-pictures.ts';
import { type Part, parts, walks } from './pictures/walks.ts';
import { type Look, looks, openStudio, type Studio } from './screens/studio.ts';
import { startMaru } from './start-maru.ts';

/**
 * `node e2e/support/screenshots.ts <folder>` takes a screenshot of every screen at the widths of a phone, a tablet and
 * a desktop, in both languages, light and dark, and prints the axe violations of each. Further arguments limit the run:
 * `… <folder> 360 en`, or to parts of the product: `… <folder> menu dark`.
 */
const [folder, ...wanted] = process.argv.slice(2);
if (!folder) throw new Error('Say where the pictures shall go: node e2e/support/screenshots.ts <folder>');
const isPart = (word: string): word is Part => parts.some((part) => part === word);
const isWanted = (look: Look) =>
  wanted.filter((word) => !isPart(word)).every((word) => Object.values(look).map(String).includes(word));
const wantedParts = wanted.some(isPart) ? wanted.filter(isPart) : parts;
await mkdir(folder, { recursive: true });
const maru = await startMaru();
const browser = await openBrowser();

async function shootAll(look: Look, part: Part, into: string) {
  const studios: Studio[] = [];
  await walks[part](async () => {
    const studio = await openStudio(browser, maru, look, takePictures(into));
    studios.push(studio);
    return studio;
  });
  for (const { page } of studios) await page.context().close();
  console.log(part, ...Object.values(look));
}

try {
  for (const look of looks.filter(isWanted))
    for (const part of wantedParts) await shootAll(look, part, folder);
} finally {
  await browser.close();
  await maru.end();
}
