import { beforeEach, expect, test, vi } from 'vitest';
import { changesSince, followOpen, readSeen, saveSeen, withSeen } from './seen-lines.ts';

const order = (lines: Record<string, number>, id = 'order') => ({
  id,
  lines: Object.entries(lines).map(([lineId, quantity]) => ({ id: lineId, quantity })),
});

beforeEach(() => {
  const kept = new Map<string, string>();
  const getItem = (key: string) => kept.get(key) ?? null;
  const setItem = (key: string, value: string) => kept.set(key, value);
  vi.stubGlobal('localStorage', { getItem, setItem });
});

test('an order that this device sees for the first time has no changes', () => {
  const first = order({ latte: 1 });

  expect(changesSince({}, first)).toBeNull();
  expect(changesSince(followOpen({}, [first]), first)).toBeNull();
});

test('added, changed and removed lines are marked until they are seen', () => {
  const seen = followOpen({}, [order({ latte: 2, tea: 1 })]);
  const now = order({ latte: 1, cake: 1 });

  expect(changesSince(followOpen(seen, [now]), now)).toEqual({ lineIds: ['latte', 'cake'], gone: 1 });
  expect(changesSince(withSeen(seen, now), now)).toBeNull();
});

test('orders that are no longer open are forgotten', () => {
  const seen = followOpen({}, [order({ latte: 1 }, 'one'), order({ tea: 1 }, 'other')]);

  expect(Object.keys(followOpen(seen, [order({ latte: 1 }, 'one')]))).toEqual(['one']);
  expect(followOpen(seen, [order({}, 'one'), order({}, 'other')])).toBe(seen);
});

test('the seen lines are kept on the device for each store, and unreadable data counts as none', () => {
  const seen = followOpen({}, [order({ latte: 1 })]);
  saveSeen('store', seen);

  expect(readSeen('store')).toEqual(seen);
  expect(readSeen('other')).toEqual({});
  localStorage.setItem('maru.orders.seen.store', '{');
  expect(readSeen('store')).toEqual({});
});
