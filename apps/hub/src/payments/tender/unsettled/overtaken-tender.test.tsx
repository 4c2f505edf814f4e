import receiptTexts from '@maru/contract/receipt/receipt.ko.json' with { type: 'json' };
import { UiProvider } from '@maru/ui/provider.tsx';
import i18next from 'i18next';
import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { initReactI18next } from 'react-i18next';
import { beforeAll, expect, test } from 'vitest';
import texts from '#hub/payments/payments.ko.json' with { type: 'json' };
import { nextRequest, type Tender } from '#hub/payments/sale-queue/sale.ts';
import { aCardPayment, anOrder, aSale } from '#hub/payments/sale-queue/sale-builders.ts';
import { orderRefreshed, orderTaken, withTender } from '#hub/payments/sale-queue/sale-moves.ts';
import { sendFailed } from '#hub/payments/sale-queue/sending/send-failed.ts';
import { OvertakenTender } from './overtaken-tender.tsx';

beforeAll(async () => {
  const resources = { ko: { payments: texts, receipt: receiptTexts } };
  const interpolation = { escapeValue: false };
  await i18next
    .use(initReactI18next)
    .init({ lng: 'ko', ns: ['payments', 'receipt'], resources, interpolation });
});

const opened = orderTaken(aSale({ order: null }), anOrder());
const theirs = {
  ...aCardPayment('APPROVED'),
  ...({ id: 'theirs', type: 'INSTORE_CASH', takenBy: '김점원' } as const),
};
const paidElsewhere = anOrder({ version: 2, leftToPay: 0, payments: [theirs] });

/** A tender taken here after the other device was faster. */
function pressed(tender: Tender) {
  const sent = withTender(opened, tender, { key: 'k', now: 0 });
  const request = nextRequest(sent);
  if (!request) throw new Error('nothing is sent');
  const failure = { kind: 'REFUSED', code: 'TENDERS_EXCEED_TOTAL', detail: undefined } as const;
  return orderRefreshed(sendFailed(sent, { request, failure, now: 0, nextKey: 'next key' }), paidElsewhere);
}

function render(props: Pick<ComponentProps<typeof OvertakenTender>, 'sale' | 'stage'>) {
  const noAct = () => undefined;
  return renderToStaticMarkup(
    <UiProvider>
      <OvertakenTender {...props} onReturned={noAct} onClose={noAct} />
    </UiProvider>,
  );
}

test('if another device was faster, the dialog says who took what, and that cash taken here is to be given back', () => {
  const html = render({ sale: orderRefreshed(opened, paidElsewhere), stage: 'ELSEWHERE' });

  expect(html).toContain('다른 기기에서 이미 결제를 받았어요');
  expect(html).toMatch(/김점원님이 [^<]+에 현금 10,000원을 받았어요/);
  expect(html).toContain(texts.overtaken.giveBackAny);
  expect(html).not.toContain(texts.overtaken.returned);
});

test('if money was already taken here, the dialog names the sum to give back and asks to confirm', () => {
  const cash = pressed({ paymentMethod: 'INSTORE_CASH', amount: 10_000 });
  const html = render({ sale: cash, stage: 'ELSEWHERE' });
  expect(html).toContain('김점원님이');
  expect(html).toContain('방금 받은 현금 10,000원은 손님께 돌려드리세요');
  expect(html).toContain(texts.overtaken.returned);

  const changed = pressed({ paymentMethod: 'INSTORE_CASH', amount: 10_000, received: 50_000 });
  expect(render({ sale: changed, stage: 'ELSEWHERE' })).toContain(
    '거스름돈 40,000원을 이미 드렸다면 10,000원만',
  );
  const slip = pressed({ paymentMethod: 'INSTORE_CAT', amount: 10_000 });
  expect(render({ sale: slip, stage: 'ELSEWHERE' })).toContain('10,000원은 그 단말기에서 취소해 주세요');
});

test('if another tab was faster or somebody cancelled, the dialog says so, and what to give back', () => {
  const words = { OTHER_TAB: texts.overtaken.giveBackAny, CANCELLED: texts.overtaken.giveBackUnbooked };
  for (const stage of ['OTHER_TAB', 'CANCELLED'] as const) {
    const html = render({ sale: orderRefreshed(opened, paidElsewhere), stage });
    expect(html).toContain(texts.overtaken[stage]);
    expect(html).toContain(words[stage]);
  }
});
