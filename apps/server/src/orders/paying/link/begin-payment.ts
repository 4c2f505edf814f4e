import type { Language } from '@maru/contract/language.ts';
import { shareOverTenders } from '@maru/contract/money/share-over-tenders.ts';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '#server/db/database.ts';
import { newId } from '#server/db/new-id.ts';
import { countTry } from '#server/http/rate-limits.ts';
import { filled } from '#server/messaging/filled.ts';
import type { LineRecord, WholeOrder } from '#server/orders/order-records.ts';
import type { CheckoutOf } from '../card/card-gateways.ts';
import { partsLeft } from '../payable.ts';
import en from './begin-payment.en.json' with { type: 'json' };
import ko from './begin-payment.ko.json' with { type: 'json' };
import { insertTry, setCheckoutKey } from './pay-links.queries.ts';
import { contentsOf } from './shown-contents.ts';

const words = { ko, en };
/** How long a guest waits for the provider's page. */
const waitMilliseconds = 10_000;
/** Characters of the item's name, because providers limit the name of an order. */
const longestName = 60;

export type Beginning = {
  storeId: string;
  linkId: string;
  whole: WholeOrder;
  amount: number;
  language: Language;
  /** The address of the link. */
  payUrl: string;
  now: Date;
};

/**
 * Begins a payment at the provider's checkout and returns the address that leads there; undefined if it could not
 * begin. Nothing is charged: the guest pays there, and the charge is requested when they come back. Each press of “pay”
 * begins a separate payment, and the order is charged for at most one of them.
 */
export async function beginPayment(
  { db, checkoutOf, log }: { db: Db; checkoutOf: CheckoutOf; log: FastifyBaseLogger },
  { storeId, linkId, whole, amount, language, payUrl, now }: Beginning,
): Promise<string | undefined> {
  const found = await checkoutOf(storeId);
  if (!found || !(await countTry(db, 'pay link: payments begun in ten minutes', linkId))) return undefined;

  const { checkout, keys } = found;
  const id = newId();
  const row = { storeId, id, linkId, amountKrw: amount, provider: checkout.name, begunAt: now };
  await insertTry(db, { ...row, shownContents: contentsOf(whole), providerKeysId: keys?.id ?? null });
  const asked = { storeId, tryId: id, amount, taxFree: taxFreeOf(whole, amount), language, keys };
  const shown = { orderName: orderName(whole.lines, language) };
  const urls = { returnUrl: `${payUrl}/return`, failUrl: payUrl };
  try {
    const begun = await checkout.begin(
      { ...asked, ...shown, ...urls },
      AbortSignal.timeout(waitMilliseconds),
    );
    if (begun.status === 'FAILED') return undefined;
    // Throws if the provider gave another payment the same key, because the key would not tell which payment to
    // confirm.
    await setCheckoutKey(db, { storeId, id }, begun.checkoutKey);
    return begun.checkoutUrl;
  } catch (error) {
    log.warn({ err: error, storeId }, 'a payment by link could not begin');
    return undefined;
  }
}

/** The tax-free part as the ledger will book it, unless something else is paid before the guest comes back. */
function taxFreeOf(whole: WholeOrder, amount: number): number {
  return shareOverTenders(partsLeft(whole), [amount])[0]?.taxFree ?? 0;
}

/** For example “Americano and 2 more”. */
function orderName(lines: readonly LineRecord[], language: Language): string {
  const [first] = lines;
  const name = (language === 'en' && first?.nameEn) || first?.name || '';
  const item = [...name].slice(0, longestName).join('');
  return lines.length < 2 ? item : filled(words[language].several, { item, count: String(lines.length - 1) });
}
