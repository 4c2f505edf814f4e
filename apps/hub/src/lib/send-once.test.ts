import { adjustStock } from '@maru/contract/menu/stock.endpoints.ts';
import { ApiError } from '@maru/web/api-error.ts';
import { call } from '@maru/web/call.ts';
import { NetworkError } from '@maru/web/network-error.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { endLocked, lockAsked } from './locked.ts';
import { isDecided, sendOnce } from './send-once.ts';

vi.mock(import('@maru/web/call.ts'), async (actual) => ({ ...(await actual()), call: vi.fn() }));

const ten = { storeId: 's', itemId: 'i', move: { kind: 'RECEIVE' as const, quantity: 10, reason: '' } };
const lost = () => new NetworkError('network');
const locked = () =>
  new ApiError(403, {
    status: 'LOCKED',
    message: '',
    detail: { part: 'MENU_EDIT', storePhone: '010-****-5555' },
  });
const gone = () => new ApiError(404, { status: 'NOT_FOUND', message: '', detail: undefined });

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  vi.mocked(call).mockReset();
});

/** Receives ten; each refusal of a lock is given up. */
async function receive(refuse?: () => Error) {
  if (refuse) vi.mocked(call).mockRejectedValueOnce(refuse());
  else vi.mocked(call).mockResolvedValueOnce({} as never);
  const sent = sendOnce(adjustStock, ten).catch(() => undefined);
  await new Promise((resolve) => setImmediate(resolve));
  if (lockAsked()) endLocked(false);
  await sent;
  return vi.mocked(call).mock.lastCall?.[2]?.idempotencyKey;
}

test('asked again after a lost answer it is the same act, and after an answer a new one', async () => {
  const first = await receive(lost);
  expect(first).toBeTypeOf('string');
  expect(await receive()).toBe(first);
  expect(await receive()).not.toBe(first);
});

test('locked after a lost answer, the next press is still the same act', async () => {
  const first = await receive(lost);
  expect(await receive(locked)).toBe(first);
  expect(await receive()).toBe(first);
});

test('a refusal of the act itself decides; a lost answer and a lock do not', () => {
  expect([gone(), locked(), lost()].map(isDecided)).toEqual([true, false, false]);
});
