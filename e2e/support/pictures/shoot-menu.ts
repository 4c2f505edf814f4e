import { importMenu } from '@maru/contract/menu/menu-changes.endpoints.ts';
import { storeIdOf } from '../people.ts';
import { categoriesOn } from '../screens/categories.ts';
import { menuImportOn } from '../screens/menu-import.ts';
import { menuListOn } from '../screens/menu-list.ts';
import { optionsOn } from '../screens/options.ts';
import type { Studio } from '../screens/studio.ts';
import { tillOn } from '../screens/till.ts';
import { shootItems, tea, undoTyping } from './shoot-items.ts';

/** From the demo menu, with its names in both languages. */
const category = { ko: '커피', en: 'Coffee' } as const;

/** Every menu screen, as a signed-in owner. Restores the menu afterwards, except for a photo. */
export async function shootMenu(studio: Studio) {
  await shootList(studio);
  await shootBulk(studio);
  await shootChanges(studio);
  await shootItems(studio);
  await shootCategories(studio);
  await shootOptions(studio);
  await shootImport(studio);
  await shootSoldOutSheet(studio);
}

const bulkText = ({ words }: Studio, key: string, values?: Record<string, number>) =>
  words.t(`hub/menu/bulk/menu-bulk:${key}`, values);

async function shootList(studio: Studio) {
  const { page, maru, words, shoot, look } = studio;
  const list = menuListOn(page, words);
  await page.goto(`${maru.hubUrl}/s/${storeIdOf(page)}/menu`);
  await page.getByRole('listitem').first().waitFor();
  const sale = page.getByRole('listitem').getByRole('combobox');
  const sell = async (at: number, wish: string) => {
    const saved = page.waitForResponse((response) => response.request().method() !== 'GET');
    await sale.nth(at).selectOption(wish);
    await saved;
  };
  await sell(0, 'UNTIL_TOMORROW');
  await sell(1, 'UNTIL_CHANGED');
  // Reload, to remove the notice about the switch.
  await page.reload();
  await sale.nth(1).waitFor();
  await shoot('50-menu-list', 'screen');
  await list.search.fill('zzz');
  await page.getByText(list.own('nothing.title')).waitFor();
  await shoot('50-menu-none-found', 'screen');
  await list.search.fill(tea[look.language]);
  await list.link(tea[look.language]).waitFor();
  await shoot('50-menu-found', 'screen');
  await page.goto(`${maru.hubUrl}/s/${storeIdOf(page)}/menu`);
  await sale.nth(1).waitFor();
  await sell(0, 'NO');
  await sell(1, 'NO');
  await page.reload();
  await sale.nth(1).waitFor();
}

async function shootBulk(studio: Studio) {
  const { page, shoot } = studio;
  const ticks = page.getByRole('listitem').getByRole('checkbox');
  for (const at of [0, 1, 2]) await ticks.nth(at).check();
  await page.getByRole('region', { name: bulkText(studio, 'bar') }).waitFor();
  await shoot('51-menu-ticked', 'screen');

  for (const act of ['CATEGORY', 'SOLD_OUT', 'PLACE', 'OPTIONS', 'MARKET_PRICE', 'DELETE'] as const) {
    await openBulk(studio, act);
    await shoot(`52-bulk-${act.toLowerCase()}`, 'screen');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
  }
  await openBulk(studio, 'PRICE');
  await page.getByLabel(bulkText(studio, 'price.percentLabel')).fill('5');
  await shoot('52-bulk-price', 'screen');
  await page.getByRole('button', { name: bulkText(studio, 'apply', { count: 3 }) }).click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
}

/** On a phone some actions are behind a button. */
async function openBulk(studio: Studio, act: string) {
  const { page } = studio;
  const bar = page.getByRole('region', { name: bulkText(studio, 'bar') });
  const name = bulkText(studio, `acts.${act}`);
  const more = bar.getByRole('button', { name: bulkText(studio, 'more') });
  if (await bar.getByRole('button', { name, exact: true }).isVisible()) {
    await bar.getByRole('button', { name, exact: true }).click();
  } else {
    await more.click();
    await page.getByRole('menuitem', { name, exact: true }).click();
  }
  await page.getByRole('dialog').waitFor();
}

async function shootChanges({ page, maru, words, shoot }: Studio) {
  const own = (key: string) => words.t(`hub/menu/changes/menu-changes:${key}`);
  await page.goto(`${maru.hubUrl}/s/${storeIdOf(page)}/menu/changes`);
  await page.getByRole('list', { name: own('title') }).waitFor();
  await shoot('53-menu-changes');
  await page
    .getByRole('list', { name: own('title') })
    .getByRole('button')
    .first()
    .click();
  await page.getByRole('dialog').waitFor();
  await shoot('53-menu-undo');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: own('undo'), exact: true })
    .click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
}

async function shootCategories({ page, maru, words, shoot, look }: Studio) {
  const categories = categoriesOn(page, words);
  await categories.open(maru);
  await shoot('57-categories');
  await categories.editButton(category[look.language]).click();
  await categories.dialog.waitFor();
  await shoot('57-category', 'screen');
  await page.keyboard.press('Escape');
  await categories.dialog.waitFor({ state: 'hidden' });
  await categories.deleteButton(category[look.language]).click();
  await categories.dialog.waitFor();
  await shoot('57-category-delete', 'screen');
  await page.keyboard.press('Escape');
}

async function shootOptions(studio: Studio) {
  const { page, maru, words, shoot } = studio;
  const options = optionsOn(page, words);
  await page.goto(`${maru.hubUrl}/s/${storeIdOf(page)}/menu/options`);
  await options.list.first().waitFor();
  await shoot('58-options');
  await options.list.first().getByRole('link').click();
  await options.name.waitFor();
  await shoot('58-collection');
  await options.choice(1).difference.fill('900');
  await shoot('58-collection-changed', 'screen');
  await undoTyping(studio);
  await page.goto(`${maru.hubUrl}/s/${storeIdOf(page)}/menu/options/new`);
  await options.name.waitFor();
  await shoot('58-new-collection');
}

async function shootImport({ page, maru, words, shoot }: Studio) {
  await page.goto(`${maru.hubUrl}/s/${storeIdOf(page)}/menu/import`);
  const screen = menuImportOn(page, words);
  await screen.heading('choose.title').waitFor();
  await shoot('59-import');
  const lines = [
    (['category', 'name', 'price', 'barcode'] as const).map(screen.column).join(','),
    '커피,콜드브루 오렌지,6500,',
    '커피,쑥라떼,그때그때,',
    '커피,,4500,',
    '계절 메뉴,밤라떼,6000,8.80123E+12',
    '계절 메뉴,곶감 스무디,6800,8801234567893',
  ];
  await screen.choose({ name: 'menu.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) });
  await screen.heading('match.title').waitFor();
  await shoot('59-import-columns');
  await screen.button('match.check').click();
  await screen.heading('result.title').waitFor();
  await shoot('59-import-result');
  // The request is aborted, so nothing is imported.
  await page.route(
    ({ pathname }) => pathname === importMenu.path.replace(':storeId', storeIdOf(page)),
    (route) => route.abort(),
    { times: 1 },
  );
  await screen.button('result.importGood', { count: 2 }).click();
  await screen.heading('unsure.import.title').waitFor();
  await shoot('59-import-unsure');
}

async function shootSoldOutSheet({ page, maru, words, shoot, look }: Studio) {
  await page.goto(`${maru.hubUrl}/s/${storeIdOf(page)}/till`);
  const till = tillOn(page, words);
  await till.item(tea[look.language]).click({ button: 'right' });
  await till.sheet.waitFor();
  await shoot('59-till-sold-out', 'screen');
  await page.keyboard.press('Escape');
  await till.sheet.waitFor({ state: 'hidden' });
}
