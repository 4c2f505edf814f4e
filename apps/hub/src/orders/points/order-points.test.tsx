import receiptTexts from '@maru/contract/receipt/receipt.ko.json' with { type: 'json' };
import { UiProvider } from '@maru/ui/provider.tsx';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { speakKorean, wordsShown } from '#hub/lib/screen-builders.tsx';
import texts from '#hub/orders/orders.ko.json' with { type: 'json' };
import { OrderPoints } from './order-points.tsx';

beforeAll(() => speakKorean({ receipt: receiptTexts, orders: texts }));

const customer = { id: 'customer', name: '김*수', phone: '****-5678' };
const none = {
  used: 0,
  usedElsewhere: [],
  tookElsewhere: false,
  givenBack: 0,
  earned: 0,
  takenBack: 0,
  willEarn: 0,
  earnedOn: null,
  balance: 1_000,
};

test('an open order shows the points used on it, and those that it will earn', () => {
  const words = wordsOf({ used: 3_000, willEarn: 55 }, 'OPEN');

  expect(words).toContain('이 주문에 3,000P를 사용했어요');
  expect(words).toContain('김*수 ****-5678');
  expect(words).toMatch(/적립 예정 55P/);
});

test('a completed order shows the points used, earned and given back, and nothing that did not happen', () => {
  const words = wordsOf({ used: 1_603, givenBack: 897, earned: 55 }, 'CLOSED');

  expect(words).toMatch(/사용 2,500P .*반환 897P .*적립 55P/);
  expect(words).not.toContain(texts.points.moved.takenBack);
  expect(words).not.toContain('사용했어요');
});

test('an order shows how many points it earned and how many of them were taken back', () => {
  expect(wordsOf({ earned: 144, takenBack: 121 }, 'CLOSED')).toMatch(/적립 265P .*회수 121P/);
});

test('an order that neither earned nor used points says so', () => {
  expect(wordsOf({}, 'CLOSED')).toContain(texts.points.none);
  expect(wordsOf({ earned: 10 }, 'CLOSED')).not.toContain(texts.points.none);
});

test('a customer whose data were deleted is not named', () => {
  expect(
    wordsShown(
      <OrderPoints status="CLOSED" points={{ ...none, customer: { ...customer, name: '', phone: '' } }} />,
      [],
    ),
  ).toContain(texts.points.deleted);
});

test('the customer leads to their page for members who may open it', () => {
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
  const points = { ...none, customer };
  const html = renderToStaticMarkup(
    <UiProvider>
      <RouterContextProvider router={router}>
        <OrderPoints status="CLOSED" points={points} customerPage="/s/1/customers/2" />
      </RouterContextProvider>
    </UiProvider>,
  );
  expect(html).toContain('href="/s/1/customers/2"');
});

function wordsOf(points: Partial<typeof none>, status: 'OPEN' | 'CLOSED') {
  return wordsShown(<OrderPoints status={status} points={{ ...none, ...points, customer }} />, []);
}
