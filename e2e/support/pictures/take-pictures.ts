import { join } from 'node:path';
import { heights, type Show } from '../screens/studio.ts';

const tallest = 2_400;

/** Takes a picture of every screen into the folder. */
export function takePictures(folder: string): Show {
  return async (page, { name, extent, look: { width, language, colorScheme } }) => {
    const path = join(folder, `${name}-${width}-${language}-${colorScheme}.png`);
    if (extent === 'screen') {
      await page.screenshot({ path, animations: 'disabled' });
      return;
    }
    // As tall as what is on it: a bar at the edge of the screen would else lie over the middle of a long picture.
    const height = heights[width] ?? width;
    const whole = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.setViewportSize({ width, height: Math.min(Math.max(height, whole), tallest) });
    await page.screenshot({ path, animations: 'disabled' });
    await page.setViewportSize({ width, height });
  };
}
