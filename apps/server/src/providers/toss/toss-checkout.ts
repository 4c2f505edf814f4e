import { leastByLink } from '@maru/contract/payments/least-by-link.ts';
import type { Checkout } from '../card/checkout.ts';
import { bodyAs, type Toss, tossAddress, undecided } from './toss-calls.ts';
import { checkFit } from './toss-fit.ts';
import { failed, TossPayment } from './toss-payment.ts';
import { cardFailureOf } from './toss-refusals.ts';

const longestOrderName = 100;

/**
 * The provider's payment page: `POST /v1/payments` (docs.tosspayments.com/en/api-guide, Create a payment) answers with
 * its address. It takes cards and wallets. It leads the guest to `returnUrl?paymentKey=&orderId=&amount=`, or to
 * `failUrl?code=&message=&orderId=`; neither proves anything. An unused page expires after 30 minutes.
 *
 * `taxFreeAmount` is named as in the SDK, which this call replaces. The provider computes the VAT of the rest
 * itself. At merchants whose contract is for taxable things only, it takes everything as taxable.
 *
 * Rejects if the provider does not answer clearly; a repeat with the same tryId gets the same page.
 */
export function tossCheckout(toss: Toss, { baseUrl = tossAddress }: { baseUrl?: string }): Checkout {
  return {
    name: 'toss',
    async begin({ tryId, amount, taxFree, orderName, returnUrl, failUrl, keys }, signal) {
      if (!keys) throw new Error('toss: a checkout without keys');
      if (amount < leastByLink) return failed('BELOW_MINIMUM');
      const body = {
        method: 'CARD',
        amount,
        orderId: tryId,
        orderName: [...orderName].slice(0, longestOrderName).join(''),
        successUrl: returnUrl,
        failUrl,
        ...(taxFree > 0 && { taxFreeAmount: taxFree }),
      };
      const asking = { idempotencyKey: tryId, secretKey: keys.secretKey, signal };
      const answer = await toss.calls.post('/v1/payments', body, asking);
      const payment = bodyAs(TossPayment, answer);
      if (payment) return begun(toss, { tryId, amount }, payment, baseUrl);

      if (answer.kind !== 'REFUSED') throw undecided(answer);
      return failed(cardFailureOf(answer.code) ?? 'REFUSED');
    },
  };
}

function begun(
  { log }: Toss,
  { tryId, amount }: { tryId: string; amount: number },
  { paymentKey, orderId, totalAmount, currency, checkout }: TossPayment,
  baseUrl: string,
) {
  checkFit(log, `checkout ${tryId}`, {
    expected: { orderId: tryId, amount, currency: 'KRW', page: 'ours to open' },
    got: {
      ...{ orderId, amount: totalAmount, currency },
      page: isSafe(checkout?.url, baseUrl) ? 'ours to open' : 'elsewhere',
    },
  });
  return { status: 'BEGUN' as const, checkoutKey: paymentKey, checkoutUrl: checkout?.url ?? '' };
}

/** Whether a guest may be sent there: only to the provider itself, or to the stand-in of tests. */
function isSafe(url: string | undefined, baseUrl: string): boolean {
  const page = URL.parse(url ?? '');
  if (page?.origin === new URL(baseUrl).origin) return true;
  return page?.protocol === 'https:' && /(^|\.)tosspayments\.com$/.test(page.hostname);
}
