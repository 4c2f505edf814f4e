import { z } from 'zod';
import { endpoint, member } from '../endpoint.ts';
import { Id } from '../fields.ts';
import { type Membership, mayIn, type Right } from '../store-access/rights.ts';

/** The right that a member needs to receive each event. With a list, one of the rights is enough. */
export const storeEventRights = {
  /** `ids`: the order, then the items whose counted stock changed. `version`: the order's. */
  ORDER_TAKEN: 'ORDER',
  /** An existing order changed; same fields as ORDER_TAKEN. */
  ORDER_CHANGED: 'ORDER',
  /** An order that has or had excess or missing money changed. `ids` and `version`: the order's. */
  EXCESS_CHANGED: 'REFUND',
  /**
   * The menu was edited or an item was marked as sold out or available; `version` is the menu's revision.
   * Stock changed by an order is announced by the order's event.
   */
  MENU_CHANGED: 'ANY',
  /** Customers were added, edited, merged or deleted, or points were moved by hand. `ids`: the customers. */
  CUSTOMER_CHANGED: ['ORDER', 'CUSTOMER', 'POINT'],
  /** The store's data, status, application or settings changed. */
  STORE_CHANGED: 'ANY',
  /** Members or their rights changed. */
  ACCESS_CHANGED: 'ANY',
  /** News was published, changed or withdrawn, for all stores. `ids`: the news. */
  NEWS_CHANGED: 'ANY',
  /** Locked parts or unlocked sessions changed. */
  APP_LOCK_CHANGED: 'ANY',
  /** The store page was edited, published or withdrawn, or its address changed. `version`: the page's. */
  PLACE_CHANGED: 'ANY',
} as const satisfies Record<string, Right | 'ANY' | readonly Right[]>;
export type StoreEventType = keyof typeof storeEventRights;

export function mayReceive(membership: Membership, type: StoreEventType): boolean {
  return [storeEventRights[type]].flat().some((right) => mayIn(membership, right));
}

/**
 * An event without data; pages refetch through the API. `seq` grows by one per store in commit order and is the
 * Last-Event-ID of the stream.
 */
export const StoreEvent = z.object({
  seq: z.int(),
  type: z.enum(Object.keys(storeEventRights) as [StoreEventType, ...StoreEventType[]]),
  ids: z.array(Id),
  version: z.int(),
});
export type StoreEvent = z.output<typeof StoreEvent>;

/**
 * Name of the final event when the server ends a stream early. Its data is a refusal; the client may reconnect after
 * `detail.seconds`.
 */
export const streamEnd = 'end';

export const streamStoreEvents = endpoint({
  name: 'streamStoreEvents',
  method: 'GET',
  path: '/v6/stores/:storeId/events',
  summary: 'Server-sent events of a store; resumed with Last-Event-ID.',
  access: [member('ANY')],
  input: z.strictObject({ storeId: Id }),
  output: StoreEvent,
  errors: [],
  stream: true,
});

export const storeEventEndpoints = [streamStoreEvents];
