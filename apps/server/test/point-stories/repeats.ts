import { deleteCustomer } from '@maru/contract/customers/customers.endpoints.ts';
import type { Order } from '@maru/contract/orders/order.ts';
import { expect } from 'vitest';
import { newId } from '#server/db/new-id.ts';
import { orderBuilders } from '../builders/order-builder.ts';
import { pointBuilders } from '../builders/point-builder.ts';
import type { Answer, Shop } from '../open-shop.ts';
import type { Hands } from './send-ask.ts';

/** How a call is repeated. A sale may be repeated under another key, because its own id identifies it. */
export type Repeat = { atOnce: boolean; otherKey: boolean };

/** Sends every call twice, and expects the same answer both times. */
export function repeatingHands(shop: Shop, { atOnce, otherKey }: Repeat): Hands {
  const call: Shop['call'] = async (endpoint, input, as, options = {}) => {
    if (!endpoint.idempotent && endpoint.name !== deleteCustomer.name)
      return shop.call(endpoint, input, as, options);
    const send = (key: string) => settled(() => shop.call(endpoint, input, as, { ...options, key }));
    const key = newId();
    const again = otherKey && 'saleId' in input ? newId() : key;
    const [first, second] = atOnce
      ? await Promise.all([send(key), send(again)])
      : [await send(key), await send(again)];
    expect(essenceOf(second, again === key)).toEqual(essenceOf(first, again === key));
    return first;
  };
  return { ...shop, call, ...orderBuilders({ ...shop, call }), ...pointBuilders({ call }) };
}

/** Repeats a call while the server says that it is under way, as a device does. */
async function settled<T>(send: () => Promise<Answer<T>>): Promise<Answer<T>> {
  for (;;) {
    const answer = await send();
    if (answer.status !== 'REQUEST_IN_PROGRESS') return answer;
  }
}

/** The repeated sale is read from the database instead of written, so its times may be formatted differently. */
function essenceOf(answer: Answer<unknown>, isSameKey: boolean) {
  if (isSameKey || answer.http !== 200) return { ...answer, headers: null };
  const { id, version, status, pointsUsed, points } = answer.response as Order;
  return { id, version, status, pointsUsed, points };
}
