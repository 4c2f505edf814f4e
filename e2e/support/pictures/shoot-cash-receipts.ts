import { postCashReceipt } from '@maru/contract/cash-receipts/cash-receipts.endpoints.ts';
import { takeOrder } from '@maru/contract/orders/orders.endpoints.ts';
import { giveDuty } from '../give-duty.ts';
import { openOwnStore } from '../own-store.ts';
import { signInAs } from '../people.ts';
import { cashReceiptOn } from '../screens/cash-receipt.ts';
import { ordersOn } from '../screens/orders.ts';
import { paymentOn } from '../screens/payment.ts';
import type { Studio } from '../screens/studio.ts';

/** A number for which the simulated issuer refuses a receipt. */
const refusedNumber = '010-1234-8888';

/** Cash receipts in a store that must issue them: at paying, in the list, and on an order. */
export async function shootCashReceipts({ page, maru, words, shoot }: Studio) {
  const { owner, storeId, call } = await openOwnStore(maru);
  await giveDuty({ storeId, call });
  const lines = [{ name: 'Flowers', unitPrice: 120_000, taxable: true, quantity: 1 }];
  const take = (amount: number) =>
    call(takeOrder, {
      ...{ storeId, lines, total: 120_000 },
      tenders: amount > 0 ? [{ type: 'INSTORE_CASH' as const, amount }] : [],
    });
  const [, refused, open] = [await take(120_000), await take(120_000), await take(0)];
  const receipt = cashReceiptOn(page, words);
  const post = (paymentId: string | undefined, identifier: string) =>
    call(postCashReceipt, {
      ...{ storeId, paymentId: paymentId ?? '', purpose: 'INCOME_DEDUCTION', identifier },
    });
  await post(refused.payments[0]?.id, refusedNumber);

  await signInAs(page, maru, owner, { path: `/s/${storeId}/orders` });
  await receipt.link(2).waitFor();
  await shoot('93-orders-cash-receipts');
  await ordersOn(page, words)
    .card(open.orderNumber)
    .getByRole('button', { name: words.t('hub/orders:acts.pay') })
    .click();
  const payment = paymentOn(page, words);
  await payment.way('CASH').click();
  await payment.takeCash.click();
  await receipt.said('duty').waitFor();
  await shoot('94-paid-cash-receipt', 'screen');
  await receipt.way('INCOME_DEDUCTION').click();
  await page.keyboard.type('9001011234567', { delay: 60 });
  await receipt.problem('residentNumber').waitFor();
  await shoot('95-cash-receipt-number', 'screen');
  await page.keyboard.press('Escape');
  await receipt.way('SELF_ISSUED').click();
  await receipt.said('said.ISSUED').waitFor();
  await shoot('96-cash-receipt-issued', 'screen');
  await page.keyboard.press('Escape');

  await page.goto(`${maru.hubUrl}/s/${storeId}/orders/cash-receipts`);
  await receipt.row(refused.orderNumber).waitFor();
  await shoot('97-cash-receipts');
  await receipt.all.click();
  await receipt.confirmAll(1).waitFor();
  await shoot('98-cash-receipts-all', 'screen');
  await receipt.confirmAll(1).click();
  await receipt.link(1).or(receipt.row(refused.orderNumber)).first().waitFor();
  await page.goto(`${maru.hubUrl}/s/${storeId}/sales/cash-receipts`);
  await receipt.row(refused.orderNumber).waitFor();
  await shoot('99-sales-cash-receipts');

  await page.goto(`${maru.hubUrl}/s/${storeId}/orders/${refused.id}`);
  await receipt.state('FAILED').waitFor();
  await shoot('99-order-cash-receipt');
  await receipt.act('CORRECT').click();
  await receipt.way('INCOME_DEDUCTION').waitFor();
  await shoot('99-order-cash-receipt-correct', 'screen');
  await page.keyboard.press('Escape');
  await receipt.act('DROP').click();
  await receipt.sheet.getByRole('button', { name: receipt.text('drop.act') }).waitFor();
  await shoot('99-order-cash-receipt-drop', 'screen');
}
