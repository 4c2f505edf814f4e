import { chromium } from '@playwright/test';
import { findBrowser } from './browser.ts';

/** The browser of the journeys, for what measures in it. */
export async function openBrowser() {
  const { executablePath, args, env } = await findBrowser();
  return chromium.launch({ executablePath, args, env });
}
