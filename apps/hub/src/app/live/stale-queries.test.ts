import { type StoreEventType, storeEventRights } from '@maru/contract/live/store-events.ts';
import { matchQuery, Query, QueryClient, type QueryKey } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { orderKeys } from '#hub/orders/order-keys.ts';
import { eventOf, storeId } from './live-builders.ts';
import { everyQuery, staleQueries } from './stale-queries.ts';

const types = Object.keys(storeEventRights) as StoreEventType[];
const keysOf = (type: StoreEventType, ids: string[] = []) =>
  staleQueries[type](storeId, eventOf(type, { ids })).map(({ queryKey }) => queryKey);

const firstWords = (keys: readonly QueryKey[]) => [...new Set(keys.map(([word]) => word))];

test.each(types)('%s makes queries stale, and a gap in the stream makes the same ones stale', (type) => {
  const keys = keysOf(type, ['order', 'item']);

  expect(keys.length).toBeGreaterThan(0);
  for (const queryKey of keys) {
    const query = new Query({ client: new QueryClient(), queryKey, queryHash: JSON.stringify(queryKey) });
    expect(everyQuery(storeId).some((stale) => matchQuery(stale, query))).toBe(true);
  }
});

test('each event makes its own queries stale', () => {
  const parts = types.map((type) => [type, firstWords(keysOf(type, ['order']))]);

  expect(Object.fromEntries(parts)).toEqual({
    ORDER_TAKEN: ['orders', 'cash-receipts', 'payments', 'sales', 'customers', 'points'],
    ORDER_CHANGED: ['orders', 'cash-receipts', 'payments', 'sales', 'customers', 'points'],
    EXCESS_CHANGED: ['orders', 'sales'],
    CUSTOMER_CHANGED: ['customers', 'points', 'till-customer', 'orders', 'payments'],
    MENU_CHANGED: ['menu', 'sales'],
    STORE_CHANGED: ['stores', 'store-settings', 'till-customer', 'sales'],
    ACCESS_CHANGED: ['stores', 'store-access', 'sales'],
    NEWS_CHANGED: ['content'],
    APP_LOCK_CHANGED: ['app-lock', 'sales'],
    PLACE_CHANGED: ['place'],
  });
});

test('an order that moved counted stock makes the menu stale', () => {
  expect(firstWords(keysOf('ORDER_TAKEN', ['order', 'cake']))).toEqual([
    'orders',
    'cash-receipts',
    'payments',
    'sales',
    'customers',
    'points',
    'menu',
  ]);
});

test('an order without excess does not refetch the list of excess', () => {
  expect(keysOf('ORDER_CHANGED', ['order'])).not.toContainEqual(orderKeys.excess(storeId));
  expect(keysOf('EXCESS_CHANGED', ['order'])).toContainEqual(orderKeys.excess(storeId));
});
