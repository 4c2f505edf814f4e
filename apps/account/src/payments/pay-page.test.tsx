import type { Language } from '@maru/contract/language.ts';
import { type PayPage as Content, type PayPageFacts, shownPayStates } from '@maru/contract/rendered-page.ts';
import { createInstance } from 'i18next';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { AccountPage } from '#account/app/account-page.tsx';
import { routeOf } from '#account/app/routes.ts';
import { startTexts } from '#account/lib/texts.ts';
import { CheckoutPage } from './checkout-page.tsx';
import { PayPage } from './pay-page.tsx';
import en from './payments.en.json' with { type: 'json' };
import ko from './payments.ko.json' with { type: 'json' };

const config = {
  environment: 'trial',
  accountUrl: 'http://localhost:3000',
  hubUrl: 'http://localhost:3001',
  clientId: 'maru-hub',
  signUpConsentLine: 'shown',
} as const;
const facts: PayPageFacts = {
  storeName: '마루 본점',
  orderNumber: 12,
  lines: [
    {
      ...{ id: 'l', name: '아메리카노', nameEn: 'Americano', quantity: 2, total: 9_000 },
      options: [{ name: '샷 추가', nameEn: 'Extra shot' }],
    },
  ],
  contents: 'hash',
  total: 9_000,
  paid: 0,
  amount: 9_000,
  givenBack: 0,
  goingBack: 0,
  hint: null,
};

function textsIn(language: Language) {
  const texts = { app: { language: { otherCode: 'en' } }, payments: { ko, en }[language] };
  return startTexts(createInstance(), { language, texts, own: 'payments' });
}

function render(payPage: Content, language: Language = 'ko') {
  const page = { Page: PayPage, query: '', params: { token: 'secret' }, config, content: { payPage } };
  return renderToString(<AccountPage {...page} texts={textsIn(language)} />);
}

test('the amount and the lines are shown in both languages, with one button that works without script', () => {
  const html = render({ state: 'PAYABLE', ...facts });
  for (const words of ['마루 본점', '주문번호 12', '아메리카노', '샷 추가', '9,000원 결제하기'])
    expect(html).toContain(words);
  expect(html).toMatch(/<form action="\/pay\/secret" method="post"/);
  expect(html).toMatch(/name="amount" value="9000"/);
  expect(html).toMatch(/name="contents" value="hash"/);
  expect(render({ state: 'PAYABLE', ...facts }, 'en')).toContain('Americano');
  expect(render({ state: 'PAYABLE', ...facts }, 'en')).toContain('Pay ₩9,000');
  const route = routeOf('/pay/secret');
  expect([route.isStatic, route.isSecret]).toEqual([true, true]);
});

test('only a payable order has a button', () => {
  for (const state of shownPayStates)
    expect(render({ state, ...facts }).includes('action="/pay/secret"')).toBe(state === 'PAYABLE');
  expect(render({ state: 'UNKNOWN', isNotCharged: false })).not.toContain('마루 본점');
});

test('a hint says why the guest is here again', () => {
  for (const hint of ['NOT_PAID', 'LEFT', 'CHANGED', 'NOT_OPENED'] as const)
    expect(render({ state: 'PAYABLE', ...facts, hint })).toContain(ko.hints[hint]);
});

test('earlier payments are shown while something is left to pay, not after that', () => {
  const partPaid = { ...facts, paid: 2_000, amount: 7_000 };
  expect(render({ state: 'PAYABLE', ...partPaid })).toContain(ko.paid);
  expect(render({ state: 'CONFIRMING', ...partPaid })).toContain(ko.paid);
  const done = render({ state: 'PAID', ...facts, paid: 9_000 });
  expect(done).toContain(ko.paidAmount);
  expect(done).not.toContain(ko.paid);
});

test('after the payment the page shows what was given back and what is returned automatically', () => {
  const html = render({ state: 'PAID', ...facts, givenBack: 1_000, goingBack: 500 });
  expect(html).toContain('1,000원 결제가 취소됐어요.');
  expect(html).toContain('500원은 자동으로 돌려드려요.');
});

test('if nothing was charged through the link, the page says so', () => {
  for (const state of ['WAITING', 'ALREADY_PAID', 'CANCELLED', 'CLOSED'] as const)
    expect(render({ state, ...facts })).toMatch(/결제된 돈은 없어요|아직 결제되지 않았어요/);
  expect(render({ state: 'UNKNOWN', isNotCharged: true })).toContain(ko.unknown.notCharged);
  expect(render({ state: 'UNKNOWN', isNotCharged: false })).not.toContain(ko.unknown.notCharged);
});

test('a guest whose payment was not charged is not told that they paid', () => {
  for (const hint of ['NOT_CHARGED', 'LEFT'] as const) {
    const paid = render({ state: 'PAID', ...facts, hint });
    expect(paid).toContain(ko.ofOther.notCharged);
    expect(paid).toContain(ko.ofOther.PAID.title);
    expect(paid).not.toContain(ko.paidAmount);
    expect(paid).not.toContain(ko.states.PAID.title);
  }
  const waiting = render({ state: 'CONFIRMING', ...facts, hint: 'NOT_CHARGED' });
  expect(waiting).toContain(ko.ofOther.CONFIRMING.title);
  expect(waiting).toContain('href="/pay/secret?notcharged"');
  expect(waiting).toContain('value="/pay/secret?notcharged"');
});

test('a failure says when to try again, and how to ask about it', () => {
  const busy = render({ state: 'FAILED', why: 'BUSY', seconds: 40, requestId: null }, 'en');
  expect(busy).toContain('in 40 seconds');
  const broken = render({ state: 'FAILED', why: 'BROKEN', seconds: null, requestId: 'r-1' });
  expect(broken).toContain('r-1');
  expect(broken).toContain('href="?"');
});

test('while a result is awaited the page is loaded again without script', () => {
  const { refreshSeconds } = routeOf('/pay/secret');
  const seconds = (payPage: Content) => refreshSeconds?.({ payPage });
  expect(seconds({ state: 'CONFIRMING', ...facts })).toBe(3);
  expect(seconds({ state: 'WAITING', ...facts })).toBe(3);
  expect(seconds({ state: 'PAID', ...facts })).toBeUndefined();
  expect(seconds({ state: 'UNKNOWN', isNotCharged: true })).toBeUndefined();
  const failed = { state: 'FAILED', why: 'BUSY', requestId: null } as const;
  expect(seconds({ ...failed, seconds: 40 })).toBe(40);
  expect(seconds({ ...failed, seconds: null })).toBeUndefined();
});

test('the language switch leads back to the payment page, although the page sends no referrer', () => {
  expect(render({ state: 'UNKNOWN', isNotCharged: false })).toMatch(/name="returnTo" value="\/pay\/secret"/);
});

test('the trial checkout offers every outcome, and exists only in a trial', () => {
  const checkout = { orderName: '아메리카노 외 1건', amount: 9_000, leaveUrl: '/pay/secret?code=x' };
  const page = { Page: CheckoutPage, query: '', params: { key: 'k' }, config, content: { checkout } };
  const html = renderToString(<AccountPage {...page} texts={textsIn('ko')} />);
  for (const answer of ['PAY', 'DECLINE', 'LOSE']) expect(html).toContain(`value="${answer}"`);
  expect(html).toContain('href="/pay/secret?code=x"');
  expect(routeOf('/dev/checkout/k', 'trial').source).toContain('checkout-page');
  expect(routeOf('/dev/checkout/k', 'production').title).toBe('sso.error.404');
});
