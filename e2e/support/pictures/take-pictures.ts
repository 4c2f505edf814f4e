import { join } from 'node:path';
import { heights, type Show } from '../screens/studio.ts';

const tallest = 2_400;

/** Saves a screenshot of every screen in the folder. */
export function takePictures(folder: string): Show {
  return async (page, { name, extent, look: { width, language, colorScheme } }) => {
    const path = join(folder, `${name}-${width}-${language}-${colorScheme}.png`);
    if (extent === 'screen') {
      await page.screenshot({ path, animations: 'disabled' });
      return;
    }
    // As tall as the content: otherwise a bar at the bottom edge would cover the middle of a long screenshot.
    const height = heights[width] ?? width;
    const whole = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.setViewportSize({ width, height: Math.min(Math.max(height, whole), tallest) });
    await page.screenshot({ path, animations: 'disabled' });
    await page.setViewportSize({ width, height });
  };
}
