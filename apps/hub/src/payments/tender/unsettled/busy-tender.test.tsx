import { UiProvider } from '@maru/ui/provider.tsx';
import i18next from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { initReactI18next } from 'react-i18next';
import { beforeAll, expect, test } from 'vitest';
import texts from '#hub/payments/payments.ko.json' with { type: 'json' };
import { aCardPayment, anOrder } from '#hub/payments/sale-queue/sale-builders.ts';
import { BusyTender } from './busy-tender.tsx';

beforeAll(async () => {
  await i18next
    .use(initReactI18next)
    .init({ lng: 'ko', ns: ['payments'], resources: { ko: { payments: texts } } });
});

function wordsOf(status: 'REQUESTED' | 'UNKNOWN') {
  const order = anOrder({ pending: 'PAY', payments: [aCardPayment(status)] });
  const acts = { onOtherWay: undefined, onLeave: () => undefined };
  return renderToStaticMarkup(
    <UiProvider>
      <BusyTender amount={10_000} pending="PAY" order={order} {...acts} />
    </UiProvider>,
  );
}

test('a card that another device waits for differs from one whose result stayed unknown', () => {
  expect(wordsOf('REQUESTED')).toContain(texts.busy.PAY);
  expect(wordsOf('UNKNOWN')).not.toContain(texts.busy.PAY);
  expect(wordsOf('UNKNOWN')).toMatch(/11월 20일[^<]*결제의 결과를 아직 확인하지 못했어요/);
});
