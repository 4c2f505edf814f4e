import type { OutputOf } from '@maru/contract/endpoint.ts';
import type { listMyStores } from '@maru/contract/stores/stores.endpoints.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { isFormerStore, lastStoreOf, saveLastStore } from './last-store.ts';

const store = (storeId: string): OutputOf<typeof listMyStores>[number] => ({
  storeId,
  name: storeId,
  category: null,
  applicationStatus: 'APPROVED',
  role: 'STAFF',
  rights: [],
});
const stores = [store('first'), store('second')];

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});

test('a person returns to their last store, whoever used the till meanwhile', () => {
  saveLastStore('haru', 'second');
  saveLastStore('bada', 'first');
  expect(lastStoreOf('haru', stores)?.storeId).toBe('second');
});

test('without a last store, or after leaving it, the first store opens', () => {
  expect(lastStoreOf('haru', stores)?.storeId).toBe('first');
  saveLastStore('haru', 'left-long-ago');
  expect(lastStoreOf('haru', stores)?.storeId).toBe('first');
});

test('a person without stores gets none', () => {
  expect(lastStoreOf('haru', [])).toBeUndefined();
});

test('the last store counts as left once the person is no member; a store they never opened does not', () => {
  saveLastStore('haru', 'third');
  expect(isFormerStore('haru', 'third', stores)).toBe(true);
  expect(isFormerStore('bada', 'third', stores)).toBe(false);
  saveLastStore('haru', 'second');
  expect(isFormerStore('haru', 'second', stores)).toBe(false);
});
