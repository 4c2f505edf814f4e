import { z } from 'zod';
import { endpoint, member } from '../endpoint.ts';
import { Id } from '../fields.ts';
import type { Right } from '../store-access/rights.ts';

/** Which right a member needs to hear of an event. */
export const storeEventRights = {
  /** `ids` are the order, then the items of which it moved counted stock; `version` is the order's. */
  ORDER_TAKEN: 'ORDER',
  /** The same of an order that was there before. */
  ORDER_CHANGED: 'ORDER',
  /** The menu was edited or switched; `version` is its revision. Stock that an order moved comes with the order's event. */
  MENU_CHANGED: 'ANY',
  /** What the store says of itself, its status, its application or a setting. */
  STORE_CHANGED: 'ANY',
  /** Members or their rights. */
  ACCESS_CHANGED: 'ANY',
  /** What is locked, or who is unlocked. */
  APP_LOCK_CHANGED: 'ANY',
} as const satisfies Record<string, Right | 'ANY'>;
export type StoreEventType = keyof typeof storeEventRights;

/**
 * Something of a store changed. Carries no data: the page fetches again through the API, what `type` and `ids` say and no
 * more. `seq` grows by one per store in commit order and is the stream's Last-Event-ID.
 */
export const StoreEvent = z.object({
  seq: z.int(),
  type: z.enum(Object.keys(storeEventRights) as [StoreEventType, ...StoreEventType[]]),
  ids: z.array(Id),
  version: z.int(),
});
export type StoreEvent = z.output<typeof StoreEvent>;

/**
 * Name of the last event of a stream that the server ends although its reader may read on. Its data is a refusal like any
 * other: after `detail.seconds` the stream may be opened again.
 */
export const streamEnd = 'end';

export const streamStoreEvents = endpoint({
  name: 'streamStoreEvents',
  method: 'GET',
  path: '/v6/stores/:storeId/events',
  summary: 'Server-sent events of a store; resumed by Last-Event-ID.',
  access: [member('ANY')],
  input: z.strictObject({ storeId: Id }),
  output: StoreEvent,
  errors: [],
  stream: true,
});

export const storeEventEndpoints = [streamStoreEvents];
