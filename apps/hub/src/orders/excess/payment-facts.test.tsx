import receiptTexts from '@maru/contract/receipt/receipt.ko.json' with { type: 'json' };
import { openBrowser, plantSession } from '@maru/web/test/browser.ts';
import { QueryClient } from '@tanstack/react-query';
import { beforeAll, expect, test } from 'vitest';
import { speakKorean, wordsShown } from '#hub/lib/screen-builders.tsx';
import orderTexts from '#hub/orders/orders.ko.json' with { type: 'json' };
import { aCardPayment } from '#hub/payments/sale-queue/sale-builders.ts';
import { paymentsOfOrderQuery } from './excess.api.ts';
import { PaymentFacts } from './payment-facts.tsx';

beforeAll(() => speakKorean({ receipt: receiptTexts, orders: orderTexts, app: {} }));

const ref = { storeId: 'store', orderId: 'order' };
const refused = aCardPayment('FAILED', 10_000).transactions;
const [approved] = aCardPayment('APPROVED', 6_000).transactions;
const byTerminal = {
  ...aCardPayment('APPROVED', 6_000),
  ...{ id: 'terminal', type: 'INSTORE_CAT' as const, excess: 4_000 },
  transactions: [...refused, { ...approved, excess: 4_000, approvalNumber: '30012345', cardIssuer: '신한' }],
};
const cash = { ...aCardPayment('APPROVED', 1_700), id: 'cash', type: 'INSTORE_CASH' as const };

const factsOf = (paymentId: string) =>
  wordsShown(<PaymentFacts {...ref} paymentId={paymentId} />, [
    [paymentsOfOrderQuery(ref).queryKey, [byTerminal, cash]],
  ]);

test('the payment that took too much is identified by its slip: type, whole amount, card and approval number', () => {
  expect(factsOf('terminal')).toMatch(/10,000원.*신한.*30012345/);
  expect(factsOf('terminal')).toContain(orderTexts.paymentTypes.INSTORE_CAT);
  expect(factsOf('terminal')).not.toContain('1,700');
});

test('a refused try is left out', () => {
  expect(factsOf('terminal').match(/원/g)).toHaveLength(1);
});

test('only the payments of the order are read, not the order', async () => {
  const browser = openBrowser(() => ({ body: { status: 'OK', response: [cash] } }));
  plantSession();

  await new QueryClient({ defaultOptions: { queries: { networkMode: 'always' } } }).fetchQuery(
    paymentsOfOrderQuery(ref),
  );

  expect(browser.sent).toHaveLength(1);
  expect(browser.sent[0]?.url).toMatch(
    /\/v5\/pay\/getlistofpaymentsbyorder\?storeId=store&storeOrderId=order$/,
  );
});
