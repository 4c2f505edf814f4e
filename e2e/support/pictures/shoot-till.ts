import { signIn, signInForm, storeIdOf } from '../people.ts';
import { changingOn } from '../screens/changing.ts';
import { orderOn } from '../screens/order.ts';
import { orderSearchOn } from '../screens/order-search.ts';
import { numbered, ordersOn } from '../screens/orders.ts';
import { paymentOn } from '../screens/payment.ts';
import { phone, type Studio } from '../screens/studio.ts';
import { tillOn } from '../screens/till.ts';
import { takeByCall } from '../take-by-call.ts';

const items = {
  ko: { latte: '카페라떼', matcha: '말차라떼', tea: '대추차' },
  en: { latte: 'Caffè latte', matcha: 'Matcha latte', tea: 'Jujube tea' },
} as const;

/** A failed sign-in, then one that succeeds. */
export async function shootLogin({ page, maru, words, shoot }: Studio) {
  await page.goto(`${maru.accountUrl}/?error`);
  await signInForm(page, words).error.waitFor();
  await shoot('01-login-failed');
  await page.goto(maru.hubUrl);
  await signInForm(page, words).password.waitFor();
  await shoot('02-login');
  await signIn(page, maru, 'owner', { words });
}

/** A sale and its order. */
export async function shootTill(studio: Studio) {
  const number = await shootSale(studio);
  await shootOrders(studio, number);
}

/** Sells an item; returns the order's number. */
async function shootSale({ page, look, words, shoot }: Studio): Promise<number> {
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

  await till.typedLine.click();
  await till.sheet.waitFor();
  await shoot('05-till-typed-line');
  await page.keyboard.press('Escape');
  await till.sheet.waitFor({ state: 'hidden' });
  await shootHold({ page, words, shoot });

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

/** A partial cash payment, and the order waiting for the rest. */
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

/** Puts the cart on hold and resumes it. */
async function shootHold({ page, words, shoot }: Pick<Studio, 'page' | 'words' | 'shoot'>) {
  const till = tillOn(page, words);
  // The demo store has a cart on hold, which this device gets soon after the till is opened.
  await till.heldCount(1).first().waitFor();
  await page.keyboard.press('F6');
  await till.sheet.waitFor();
  await shoot('05-till-hold');
  await till.takeHold.click();
  await till.sheet.waitFor({ state: 'hidden' });
  await till.heldCount(2).first().click();
  await till.resume.first().waitFor();
  await shoot('05-till-held');
  await till.resume.first().click();
  await till.sheet.waitFor({ state: 'hidden' });
}

async function shootOrders({ page, maru, look, words, shoot }: Studio, number: number) {
  const { t } = words;
  await page.goto(`${maru.hubUrl}/s/${storeIdOf(page)}/orders`);
  await ordersOn(page, words).live.waitFor();
  const link = page.getByRole('link', { name: numbered(t('hub/orders:number', { number })) });
  await link.waitFor();
  await shoot('09-orders');

  // Cards that come into view get their real height, which moves what is below them.
  await link.scrollIntoViewIfNeeded();
  await link.click();
  const cancel = page.getByRole('button', { name: t('hub/orders:acts.cancel') });
  await cancel.waitFor();
  await shoot('10-order');
  await shootReceiptMail({ page, words, shoot });
  await cancel.click();
  await page.getByRole('dialog').waitFor();
  await shoot('11-order-cancel');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: t('hub/orders:acts.refund'), exact: true }).click();
  await page.getByRole('dialog').waitFor();
  await shoot('11-order-refund');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: t('hub/orders:payments.correct') }).click();
  await page.getByRole('dialog').waitFor();
  await shoot('11-payment-correct');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await shootFinding({ page, words, shoot });
  await shootChanging({ page, maru, look, words, shoot });
}

/** From the receipt of the order, and back to the order. */
async function shootReceiptMail({ page, words, shoot }: Pick<Studio, 'page' | 'words' | 'shoot'>) {
  const { t } = words;
  await orderOn(page, words).showReceipt.click();
  await page.getByRole('button', { name: t('hub/orders:emailReceipt.open') }).click();
  const send = page.getByRole('button', { name: t('hub/orders:emailReceipt.send'), exact: true });
  await send.click();
  await page.getByText(t('hub/orders:emailReceipt.missing')).waitFor();
  await shoot('11-order-receipt-mail');
  await page.keyboard.press('Escape');
  await send.waitFor({ state: 'hidden' });
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
}

/** The board of yesterday, and the search. */
async function shootFinding({ page, words, shoot }: Pick<Studio, 'page' | 'words' | 'shoot'>) {
  const { t } = words;
  await page
    .getByRole('banner')
    .getByRole('link', { name: t('hub/orders:order.back'), exact: true })
    .click();
  await ordersOn(page, words).live.waitFor();
  await page.getByRole('link', { name: t('hub/lib/days/days:keys.previous') }).click();
  await page.getByRole('link', { name: t('hub/lib/days/days:keys.next') }).waitFor();
  await page.getByRole('row').nth(1).waitFor();
  await shoot('11-orders-yesterday');
  await page.getByRole('link', { name: t('hub/lib/days/days:keys.next') }).click();
  const toRows = page.getByRole('button', { name: t('hub/orders:view.rows') });
  await toRows.click();
  await shoot('11-orders-rows');
  await page.getByRole('button', { name: t('hub/orders:view.cards') }).click();

  const search = orderSearchOn(page, words);
  await search.open.click();
  await search.rows.first().waitFor();
  await shoot('11-order-search');
  await search.more.click();
  await shoot('11-order-search-more');
  await search.number.fill('999999');
  await search.noneFound.waitFor();
  await shoot('11-order-search-empty');
}

/** Adding to an open order, and changing one of its lines. */
async function shootChanging({
  page,
  maru,
  look,
  words,
  shoot,
}: Pick<Studio, 'page' | 'maru' | 'look' | 'words' | 'shoot'>) {
  const { path } = await takeByCall(maru);
  const order = changingOn(page, words);
  const tea = items[look.language].tea;
  await page.goto(maru.hubUrl + path);
  await order.openLine(tea);
  await order.more.click();
  await shoot('11-order-line-more');
  await order.less.click();
  await order.less.click();
  await shoot('11-order-line-off');
  await page.keyboard.press('Escape');
  await order.dialog.waitFor({ state: 'hidden' });
  await order.startAdding();
  await tillOn(page, words).item(tea).click();
  await shoot('11-order-add');
}

export async function shootProfile({ page, maru, words, shoot }: Studio) {
  await page.goto(`${maru.hubUrl}/profile`);
  await page.getByRole('region', { name: words.t('hub/profile:sessions.title') }).waitFor();
  await shoot('19-profile');
}
