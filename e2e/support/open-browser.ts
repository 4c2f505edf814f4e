import { chromium } from '@playwright/test';
import { findBrowser } from './browser.ts';

/** The journeys' browser, for measurements. */
export async function openBrowser() {
  const { executablePath, args, env } = await findBrowser();
  return chromium.launch({ executablePath, args, env });
}
