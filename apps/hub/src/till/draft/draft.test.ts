import { beforeEach, expect, test, vi } from 'vitest';
import { aStorage } from '#hub/lib/device/storage-builders.ts';
import { emptyCart } from '#hub/till/cart/cart.ts';
import { freshDraft, readDraft, saveDraft, takeOverDraft } from './draft.ts';

const line = {
  ...{ key: 'k', itemId: 'latte', choiceIds: [], quantity: 1, place: 'INSTORE' as const, note: '' },
  ...{ discount: null, seen: { name: '라떼', nameEn: null, unitPrice: 5_000 } },
};
const draft = (saleId: string) => ({ saleId, cart: { ...emptyCart, lines: [line] }, paying: null });
const nobody = { isOpen: () => false, isSold: () => false };
const named = (note: string) => ({ ...draft(note), cart: { ...draft(note).cart, note } });
const hours = (count: number) => count * 3_600_000;

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  vi.stubGlobal('localStorage', aStorage());
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

test('a cart is read by its own tab, with the id of its future sale', () => {
  saveDraft('store', 'tab', draft('sale'));

  expect(readDraft('store', 'tab')).toEqual(draft('sale'));
  expect(readDraft('store', 'other').cart).toEqual(emptyCart);
  expect(readDraft('elsewhere', 'tab').cart).toEqual(emptyCart);
});

test('the cart of a closed tab is taken over once, latest first', () => {
  saveDraft('store', 'older', named('older'));
  vi.setSystemTime(hours(1));
  saveDraft('store', 'newer', named('newer'));

  expect(takeOverDraft('store', nobody)?.note).toBe('newer');
  expect(takeOverDraft('store', nobody)?.note).toBe('older');
  expect(takeOverDraft('store', nobody)).toBeNull();
});

test('the cart of an open tab stays there', () => {
  saveDraft('store', 'open', draft('sale'));

  expect(takeOverDraft('store', { ...nobody, isOpen: (tab) => tab === 'open' })).toBeNull();
  expect(readDraft('store', 'open').saleId).toBe('sale');
});

test('a cart expires after twelve hours', () => {
  saveDraft('store', 'tab', draft('sale'));

  vi.setSystemTime(hours(12) - 1);
  expect(readDraft('store', 'tab').saleId).toBe('sale');
  vi.setSystemTime(hours(12));
  expect(readDraft('store', 'tab').cart).toEqual(emptyCart);
  expect(takeOverDraft('store', nobody)).toBeNull();
});

test('a taken over cart has no payment in progress, and an invalid one is dropped', () => {
  saveDraft('store', 'tab', { ...draft('sale'), paying: { saleId: 'sale' } });
  localStorage.setItem('maru.till.store.broken', '{"cart":');
  localStorage.setItem('maru.till.store.odd', '{"cart":{},"keptAt":0}');

  expect(takeOverDraft('store', nobody)).toEqual(draft('sale').cart);
  expect(takeOverDraft('store', nobody)).toBeNull();
  expect(Object.keys(localStorage)).toEqual([]);
});

test('a cart that became a sale before its tab closed is not taken over, but an earlier one is', () => {
  saveDraft('store', 'older', named('older'));
  vi.setSystemTime(hours(1));
  saveDraft('store', 'sold', named('sold'));

  const isSold = (saleId: string) => saleId === 'sold';
  expect(takeOverDraft('store', { ...nobody, isSold })?.note).toBe('older');
});

test('an empty cart is not stored', () => {
  saveDraft('store', 'tab', draft('sale'));
  saveDraft('store', 'tab', freshDraft());

  expect(Object.keys(localStorage)).toEqual([]);
});

test('a full device is reported, and no older cart comes back in place of the newest', () => {
  expect(saveDraft('store', 'tab', draft('sale'))).toBe(true);
  vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });

  expect(saveDraft('store', 'tab', draft('sale'))).toBe(false);
  expect(readDraft('store', 'tab').cart).toEqual(emptyCart);
  expect(saveDraft('store', 'tab', freshDraft())).toBe(true);
});
