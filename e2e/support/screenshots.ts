import { mkdir } from 'node:fs/promises';
import { type Browser, chromium } from '@playwright/test';
import { findBrowser } from './browser.ts';
import { signIn, signInForm, storeIdOf } from './people.ts';
import { shootAccount } from './pictures/shoot-account.ts';
import { shootAdmin } from './pictures/shoot-admin.ts';
import { shootInvitation } from './pictures/shoot-invitation.ts';
import { shootMenu } from './pictures/shoot-menu.ts';
import { shootStore } from './pictures/shoot-store.ts';
import { ordersOn } from './screens/orders.ts';
import { paymentOn } from './screens/payment.ts';
import { revenueOn } from './screens/revenue.ts';
import { type Look, looks, openStudio, phone, type Studio } from './screens/studio.ts';
import { tillOn } from './screens/till.ts';
import { type Maru, startMaru } from './start-maru.ts';

const items = {
  ko: { latte: '카페라떼', matcha: '말차라떼', tea: '대추차' },
  en: { latte: 'Caffè latte', matcha: 'Matcha latte', tea: 'Jujube tea' },
} as const;

async function shootLogin({ page, maru, words, shoot }: Studio) {
  await page.goto(`${maru.accountUrl}/?error`);
  await signInForm(page, words).error.waitFor();
  await shoot('01-login-failed');
  await page.goto(maru.hubUrl);
  await signInForm(page, words).password.waitFor();
  await shoot('02-login');
  await signIn(page, maru, 'owner', { words });
}

/** Sells something; answers the number of the order. */
async function shootTill({ page, look, words, shoot }: Studio): Promise<number> {
  const till = tillOn(page, words);
  const { latte, matcha, tea } = items[look.language];
  await till.items.waitFor();
  await shoot('03-till-empty');

  await till.item(latte).click();
  await till.takeItem.waitFor();
  await shoot('04-till-options');
  await till.takeItem.click();
  await till.sheet.waitFor({ state: 'hidden' });
  await till.addWith(matcha);
  await till.item(tea).click();
  await shoot('05-till-cart');
  if (look.width === phone) await shootCartSheet({ page, words, shoot });

  await till.startPaying();
  await shoot('06-till-tender');
  await till.way('CASH').click();
  await till.sheet.getByRole('button', { name: words.won(50_000) }).click();
  await shoot('07-till-cash');
  await till.takeCash.click();
  await till.receipt.waitFor();
  const number = await till.orderNumber();
  await shoot('08-till-receipt');
  await till.nextOrder();
  await shootPartPayment({ page, look, words, shoot });
  return number;
}

/** Less cash than is due, and the order that then waits for the rest. */
async function shootPartPayment({
  page,
  look,
  words,
  shoot,
}: Pick<Studio, 'page' | 'look' | 'words' | 'shoot'>) {
  const till = tillOn(page, words);
  const payment = paymentOn(page, words);
  await till.addWith(items[look.language].matcha);
  await till.item(items[look.language].tea).click();
  await till.startPaying();
  await shoot('08-till-lines');
  await payment.way('CASH').click();
  await payment.typeCash(3_000);
  await shoot('08-till-cash-short');
  await payment.sheet.getByRole('button', { name: words.won(3_000) }).click();
  await payment.takeBack.waitFor();
  await shoot('08-till-part-paid');
  await page.keyboard.press('Escape');
  await payment.sheet.waitFor({ state: 'hidden' });
  await shoot('08-till-waiting-rest');
}

async function shootCartSheet({ page, words, shoot }: Pick<Studio, 'page' | 'words' | 'shoot'>) {
  await page.getByRole('button', { name: words.t('hub/till:cart.openCount', { count: 3 }) }).click();
  await page.getByRole('dialog').waitFor();
  await shoot('05-till-cart-sheet');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
}

async function shootOrders({ page, maru, words, shoot }: Studio, number: number) {
  const { t } = words;
  await page.goto(`${maru.hubUrl}/s/${storeIdOf(page)}/orders`);
  await ordersOn(page, words).live.waitFor();
  const link = page.getByRole('link', { name: t('hub/orders:number', { number }), exact: true });
  await link.waitFor();
  await shoot('09-orders');

  await link.click();
  const cancel = page.getByRole('button', { name: t('hub/orders:acts.cancel') });
  await cancel.waitFor();
  await shoot('10-order');
  await cancel.click();
  await page.getByRole('dialog').waitFor();
  await shoot('11-order-cancel');
  await page.keyboard.press('Escape');
}

async function shootRevenue({ page, maru, words, shoot }: Studio) {
  await page.goto(`${maru.hubUrl}/s/${storeIdOf(page)}/sales/revenue`);
  const revenue = revenueOn(page, words);
  await revenue.sums();
  await page
    .getByText(words.t('hub/sales:thisDay'))
    .or(page.getByText(words.t('hub/sales:today')))
    .first()
    .waitFor();
  await shoot('12-revenue');
  await revenue.asTable.click();
  await revenue.hoursTotal.waitFor();
  await shoot('13-revenue-table');
}

async function shootProfile({ page, maru, words, shoot }: Studio) {
  await page.goto(`${maru.hubUrl}/profile`);
  await page.getByRole('region', { name: words.t('hub/profile:sessions.title') }).waitFor();
  await shoot('19-profile');
}

const parts = ['till', 'menu', 'store', 'account', 'admin', 'invitation'] as const;
type Part = (typeof parts)[number];

async function shootAll(browser: Browser, maru: Maru, look: Look, folder: string) {
  const studio = await openStudio(browser, maru, look, folder);
  await shootLogin(studio);
  if (isTaken('till')) {
    const number = await shootTill(studio);
    await shootOrders(studio, number);
    await shootRevenue(studio);
  }
  if (isTaken('menu')) await shootMenu(studio);
  if (isTaken('store')) {
    await shootStore(studio);
    await shootProfile(studio);
  }
  // Whoever is signed in is led from the account area to the hub.
  await studio.page.context().clearCookies();
  if (isTaken('account')) await shootAccount(studio);
  await studio.page.context().close();
  if (isTaken('admin')) {
    const office = await openStudio(browser, maru, look, folder);
    await shootAdmin(office);
    await office.page.context().close();
  }
  if (isTaken('invitation')) {
    const [office, handset] = [
      await openStudio(browser, maru, look, folder),
      await openStudio(browser, maru, look, folder),
    ];
    await shootInvitation(office, handset);
    for (const { page } of [office, handset]) await page.context().close();
  }
  console.log(Object.values(look).join(' '));
}

/**
 * The way to look at the product: `node e2e/support/screenshots.ts <folder>` takes a picture of every screen in the
 * widths of a phone, a till tablet and a desk, in both languages, light and dark. Further words choose some of them:
 * `… <folder> 360 en`, or parts of the product: `… <folder> menu dark`.
 */
const [folder, ...wanted] = process.argv.slice(2);
if (!folder) throw new Error('Say where the pictures shall go: node e2e/support/screenshots.ts <folder>');
const isPart = (word: string): word is Part => parts.some((part) => part === word);
const isTaken = (part: Part) => !wanted.some(isPart) || wanted.includes(part);
const isWanted = (look: Look) =>
  wanted.filter((word) => !isPart(word)).every((word) => Object.values(look).map(String).includes(word));
await mkdir(folder, { recursive: true });
const maru = await startMaru();
const browser = await chromium.launch(await findBrowser());
try {
  for (const look of looks.filter(isWanted)) await shootAll(browser, maru, look, folder);
} finally {
  await browser.close();
  await maru.end();
}
