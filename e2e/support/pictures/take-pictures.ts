import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { findViolations } from '../expect-no-violations.ts';
import { heights, type Show } from '../screens/studio.ts';

const tallest = 2_400;

/** Saves a screenshot of each screen and prints its axe violations. If there are any, the run ends with 1. */
export function takePictures(folder: string): Show {
  return async (page, { name, extent, look: { width, language, colorScheme } }) => {
    const look = `${name}-${width}-${language}-${colorScheme}`;
    await printViolations(page, look);
    const path = join(folder, `${look}.png`);
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

async function printViolations(page: Page, look: string) {
  const found = await findViolations(page);
  if (found.length === 0) return;
  console.error(look, JSON.stringify(found, null, 2));
  process.exitCode = 1;
}
