import { orderOf, type Paid } from '@maru/contract/receipt/order-builders.ts';
import receiptTexts from '@maru/contract/receipt/receipt.ko.json' with { type: 'json' };
import type { Edition } from '@maru/contract/receipt/receipt-rows.ts';
import type { Sold } from '@maru/contract/receipt/sold.ts';
import { soldOfOrder } from '@maru/contract/receipt/sold-order.ts';
import { beforeAll, expect, test } from 'vitest';
import { speakKorean, wordsShown } from '#hub/lib/screen-builders.tsx';
import { storeQuery } from '#hub/stores/stores.api.ts';
import { Receipt } from './receipt.tsx';

beforeAll(() => speakKorean({ receipt: receiptTexts }));

const coffee = { price: 5_500, optionDifferences: [], quantity: 2, taxable: true };
const cart = { lines: [coffee], taxType: 'GENERAL' } as const;

const store = {
  ...{ name: '마루 카페', businessNumber: '111-11-11119', ownerName: '김마루', phone: '+82212345678' },
  ...{ address: '서울 종로구 자하문로 1', addressDetail: '2층' },
};

function wordsOf(sold: Sold, edition: Edition = 'ORIGINAL', over: object = {}): string {
  const texts = { receiptHeader: '어서 오세요', receiptFooter: '감사합니다' };
  const receipt = <Receipt storeId="store" sold={sold} edition={edition} texts={texts} />;
  return wordsShown(receipt, [[storeQuery('store').queryKey, { ...store, ...over }]]);
}

const wordsOfOrder = (paid: readonly Paid[], over: Parameters<typeof orderOf>[2] = {}) =>
  wordsOf(soldOfOrder(orderOf(cart, paid, over)));

test('a receipt has all parts from the store to the footer', () => {
  const paid: Paid[] = [{ type: 'INSTORE_CASH', amount: 11_000, received: 20_000 }];

  expect(wordsOfOrder(paid)).toBe(
    [
      '마루 카페 사업자등록번호 111-11-11119 대표 김마루 서울 종로구 자하문로 1 2층 전화 02-1234-5678 어서 오세요',
      '주문번호 47 2026년 11월 20일 (금) 오후 2:10',
      '메뉴 수량 금액 라떼 2 11,000원',
      '합계 11,000원 과세 공급가액 10,000원 부가세 1,000원',
      '현금 11,000원 결제 정보 받은 현금 20,000원 · 거스름돈 9,000원',
      '감사합니다',
    ].join(' '),
  );
});

test('the head shows the registration that the store had when the order was taken', () => {
  const former = {
    ...{ ...store, businessNumber: '222-22-22227', ownerName: '이바다', address: '부산 해운대구 우동 1' },
    heldUntil: '2026-11-20T05:30:00Z',
  };
  const headAt = (takenAt: string) =>
    wordsOf(soldOfOrder(orderOf(cart, [], { takenAt })), 'COPY', { formerRegistrations: [former] });

  expect(headAt('2026-11-20T14:29:59+09:00')).toMatch(
    /^마루 카페 사업자등록번호 222-22-22227 대표 이바다 부산 해운대구 우동 1 2층/,
  );
  expect(headAt('2026-11-20T14:30:00+09:00')).toMatch(
    /^마루 카페 사업자등록번호 111-11-11119 대표 김마루 서울 종로구 자하문로 1 2층/,
  );
});

test('a line shows its options, to go, tax-free and discount', () => {
  const sold = soldOfOrder(orderOf(cart, []));
  const option = { name: '아이스', nameEn: 'Iced' };
  const lines = sold.lines.map((line) => ({
    ...line,
    ...{ options: [option], place: 'TOGO' as const, taxable: false, discount: 1_000 },
  }));

  expect(wordsOf({ ...sold, lines })).toContain('라떼 아이스, 포장, 면세 2 11,000원 할인 −1,000원');
});

test('a line says how many of its pieces were refunded', () => {
  const sold = soldOfOrder(orderOf(cart, []));
  const lines = sold.lines.map((line) => ({ ...line, refundedQuantity: 1 }));

  expect(wordsOf({ ...sold, lines })).toContain('라떼 1개 환불 2 11,000원');
});

test('the amount left to pay is below the payments', () => {
  expect(wordsOfOrder([{ type: 'card', amount: 4_000 }])).toContain('카드 4,000원 남은 금액 7,000원');
});

test('a partial refund is shown once, below its tender, with the remaining amount and its tax', () => {
  const words = wordsOfOrder([{ type: 'card', amount: 11_000, returned: 5_500 }], {
    status: 'CLOSED',
    refunded: 5_500,
  });

  expect(words).toContain(
    '카드 11,000원 환불 −5,500원 환불 후 금액 5,500원 과세 공급가액 5,000원 부가세 500원',
  );
  expect(words.match(/−5,500원/g)).toHaveLength(1);
});

test('a copy, a cancelled order and a sample are labelled', () => {
  const paid = soldOfOrder(orderOf(cart, [{ type: 'card', amount: 11_000 }]));

  expect(wordsOf(paid)).not.toMatch(/재발행|취소|견본/);
  expect(wordsOf(paid, 'COPY')).toContain('재발행 주문번호 47');
  expect(wordsOf({ ...paid, status: 'CANCELLED' }, 'COPY')).toContain('취소된 주문 주문번호 47');
  expect(wordsOf(paid, 'SAMPLE')).toContain('견본');
});

test('cash receipts are shown with their number, cancelled ones included', () => {
  const receipt = { identifier: '010-****-5678', approvalNumber: '123456789', amount: 11_000 };
  const cashReceipts = [
    { ...receipt, key: 'a', purpose: 'INCOME_DEDUCTION' as const, isCancelled: false },
    { ...receipt, key: 'b', purpose: 'VOLUNTARY' as const, isCancelled: true },
  ];
  const words = wordsOf({ ...soldOfOrder(orderOf(cart, [])), cashReceipts });

  expect(words).toContain('현금영수증 (소득공제) 11,000원 결제 정보 010-****-5678 승인번호 123456789');
  expect(words).toContain('현금영수증 취소 11,000원');
});

test('a sale that the server has not numbered yet says that it has no order number', () => {
  const sold = soldOfOrder(orderOf(cart, []));

  expect(wordsOf({ ...sold, orderNumber: null })).toContain('주문번호 없이 판매했어요');
});
