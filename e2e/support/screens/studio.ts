import { randomInt } from 'node:crypto';
import type { Language } from '@maru/contract/language.ts';
import type { Browser, Page } from '@playwright/test';
import type { Maru } from '../start-maru.ts';
import { type Words, wordsOf } from '../words.ts';

export type Look = { width: number; language: Language; colorScheme: 'light' | 'dark' };

export const heights: Readonly<Record<number, number>> = { 360: 740, 1024: 768, 1440: 900 };
export const phone = 360;
const locales = { ko: 'ko-KR', en: 'en-US' } as const;

export const looks: Look[] = Object.keys(heights).flatMap((width) =>
  (['ko', 'en'] as const).flatMap((language) =>
    (['light', 'dark'] as const).map((colorScheme) => ({ width: Number(width), language, colorScheme })),
  ),
);

export type Studio = {
  page: Page;
  maru: Maru;
  look: Look;
  words: Words;
  /** Captures the whole page or only the visible part. */
  shoot: (name: string, extent?: Extent) => Promise<void>;
};

type Extent = 'page' | 'screen';

/** Called with each finished screen: takes a screenshot, or reads its texts. */
export type Show = (page: Page, screen: { name: string; extent: Extent; look: Look }) => Promise<void>;

/** A page with this look; `show` is called for each of its screens. */
export async function openStudio(browser: Browser, maru: Maru, look: Look, show: Show): Promise<Studio> {
  const { width, language, colorScheme } = look;
  const height = heights[width] ?? width;
  const context = await browser.newContext({
    locale: locales[language],
    timezoneId: 'Asia/Seoul',
    viewport: { width, height },
    colorScheme,
    reducedMotion: 'reduce',
    hasTouch: width === phone,
    // Each look has a network address of its own: one address for all looks might exceed a rate limit.
    extraHTTPHeaders: { 'x-forwarded-for': `10.0.${randomInt(256)}.${randomInt(256)}` },
  });
  const page = await context.newPage();
  // The account area uses the browser's language. The hub uses the user's, unless one was chosen on the device.
  await context.addInitScript((chosen) => localStorage.setItem('maru.language', chosen), language);
  // As in journeys: `ready` of the till looks for all loaded files, which may exceed the default buffer.
  await context.addInitScript(() => performance.setResourceTimingBufferSize(1_000));

  async function shoot(name: string, extent: Extent = 'page') {
    await page.locator('.mantine-Skeleton-root').first().waitFor({ state: 'detached' });
    await page.waitForFunction(hasFonts);
    await page.evaluate(showEverything);
    await show(page, { name, extent, look });
  }
  return { page, maru, look, words: wordsOf(language), shoot };
}

/** Whether the page has requested its fonts. Pages of the account area do so after the first paint. */
function hasFonts(): boolean {
  const file = document.getElementById('start')?.dataset.fonts;
  return !file || [...document.styleSheets].some(({ href }) => href?.endsWith(file));
}

/** Waits for fonts and visible pictures. Others are lazy and may never load. */
async function showEverything() {
  const inSight = [...document.images].filter(
    (image) => image.checkVisibility() && image.getBoundingClientRect().top < innerHeight,
  );
  await Promise.all([document.fonts.ready, ...inSight.map((image) => image.decode())]);
}
