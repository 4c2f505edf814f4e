import type { Page } from '@playwright/test';
import { storeIdOf } from '../people.ts';
import { menuItemOn } from '../screens/menu-item.ts';
import type { Studio } from '../screens/studio.ts';
import type { Words } from '../words.ts';

/** An item of the demo menu whose price a walk changes. No journey depends on it. */
export const tea = { ko: '얼그레이', en: 'Earl Grey' } as const;

/** Shows an item, a new one, and one that two people change at once. */
export async function shootItems(studio: Studio) {
  await shootItem(studio);
  await shootNewItem(studio);
  await shootMerge(studio);
  await undoTyping(studio);
}

async function shootItem(studio: Studio) {
  const { page, maru, words, shoot, look } = studio;
  const item = menuItemOn(page, words);
  await item.open(maru, tea[look.language]);
  await shoot('54-item');
  await item.field('price').fill('6,500');
  await shoot('54-item-changed', 'screen');
  await item.field('price').fill('');
  await item.save.click();
  await shoot('54-item-wrong', 'screen');
  await undoTyping(studio);
}

async function shootNewItem(studio: Studio) {
  const { page, maru, words, shoot } = studio;
  const item = menuItemOn(page, words);
  await item.openNew(maru);
  await shoot('55-new-item');
  await item.field('name').fill('밤라떼');
  await item.field('price').fill('6,000');
  await shoot('55-new-item-typed', 'screen');
  await shoot('55-new-item-whole');
  await undoTyping(studio);
}

/** Two people give an item two photos and two prices, and the second one must choose. */
async function shootMerge({ page, maru, words, shoot, look }: Studio) {
  await page.goto(`${maru.hubUrl}/s/${storeIdOf(page)}/menu`);
  const shown = page.getByRole('listitem').locator('img');
  const [mine, theirs] = [await shown.nth(2).evaluate(drawn), await shown.nth(3).evaluate(drawn)];
  const item = menuItemOn(page, words);
  await item.open(maru, tea[look.language]);
  const other = await page.context().newPage();
  await other.goto(page.url());
  await change(other, words, { photo: theirs, price: '7,700' });
  await change(page, words, { photo: mine, price: '7,100' });
  await menuItemOn(other, words).save.click();
  await menuItemOn(other, words).saved.waitFor();
  await other.close();
  await item.save.click();
  await item.conflict.title.waitFor();
  await shoot('56-merge', 'screen');
  await page.keyboard.press('Escape');
  await item.conflict.title.waitFor({ state: 'hidden' });
}

async function change(page: Page, words: Words, { photo, price }: { photo: string; price: string }) {
  const item = menuItemOn(page, words);
  await item.choosePhoto(Buffer.from(photo.split(',')[1] ?? '', 'base64'));
  await page.getByRole('button', { name: words.t('hub/lib/forms/forms:undo'), exact: true }).waitFor();
  await item.field('price').fill(price);
}

/**
 * The image as the data URL of a PNG, because the photos of the demo are drawings. The image is loaded here,
 * because a narrow list does not load its images.
 */
async function drawn(image: HTMLElement | SVGElement): Promise<string> {
  const photo = new Image();
  photo.src = (image as HTMLImageElement).src;
  await photo.decode();
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 480;
  canvas.getContext('2d')?.drawImage(photo, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL();
}

/** Undoes typed changes, so that no question appears on leaving. */
export async function undoTyping({ page, words }: Studio) {
  const undo = page.getByRole('button', { name: words.t('hub/lib/forms/forms:undo'), exact: true });
  await undo.click();
  await undo.waitFor({ state: 'hidden' });
}
