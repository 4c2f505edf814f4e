import { deleteCustomer } from '@maru/contract/customers/customers.endpoints.ts';
import type { Order } from '@maru/contract/orders/order.ts';
import { expect } from 'vitest';
import { newId } from '#server/db/new-id.ts';
import { orderBuilders } from '../builders/order-builder.ts';
import { pointBuilders } from '../builders/point-builder.ts';
import type { Answer, Shop } from '../open-shop.ts';
import type { Hands } from './send-ask.ts';

/** How a call is sent again. A sale may come under another key, too: its own id says that it is the same. */
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

/** A device that is told that its request is under way asks again. */
async function settled<T>(send: () => Promise<Answer<T>>): Promise<Answer<T>> {
  for (;;) {
    const answer = await send();
    if (answer.status !== 'REQUEST_IN_PROGRESS') return answer;
  }
}

/** The order of a sale that came before is read, not written: its times may be spelled in another way. */
function essenceOf(answer: Answer<unknown>, isSameKey: boolean) {
  if (isSameKey || answer.http !== 200) return { ...answer, headers: null };
  const { id, version, status, pointsUsed, points } = answer.response as Order;
  return { id, version, status, pointsUsed, points };
}
