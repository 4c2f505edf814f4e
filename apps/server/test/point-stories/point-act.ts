import fc from 'fast-check';

/** Pieces of an item whose category earns, and of one whose category may not. */
export type Cart = { coffee: number; fruit: number };

const which = fc.nat({ max: 5 });
const who = fc.nat({ max: 2 });
const line = fc.nat({ max: 1 });
const points = fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 6_000 }));
const cart: fc.Arbitrary<Cart> = fc
  .record({ coffee: fc.integer({ min: 0, max: 3 }), fruit: fc.integer({ min: 0, max: 2 }) })
  .filter(({ coffee, fruit }) => coffee + fruit > 0);

const be = <Kind extends string>(...kinds: Kind[]) => ({ kind: fc.constantFrom(...kinds) });

const sale = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ ...be('sell', 'open'), who, cart, points, byId: fc.boolean() }),
  },
  { weight: 1, arbitrary: fc.record({ ...be('sellOffline'), who, cart }) },
);

/** What happens to an order. */
const order = fc.oneof(
  { weight: 5, arbitrary: fc.record({ ...be('pay', 'cancel', 'revert'), which }) },
  fc.record({ ...be('name'), which, who: fc.option(who) }),
  fc.record({ ...be('usePoints'), which, who, points }),
  fc.record({ ...be('changeLine'), which, line, quantity: fc.nat({ max: 3 }) }),
  fc.record({ ...be('refundLine'), which, line }),
  fc.record({ ...be('refundAmount'), which, percent: fc.constantFrom(7, 50, 100) }),
);

const byHand = fc.oneof(
  fc.record({ ...be('give'), who, amount: fc.integer({ min: 1, max: 3_000 }) }),
  fc.record({ ...be('spend'), who, amount: fc.integer({ min: 1, max: 2_000 }) }),
  fc.record({ ...be('undo'), which }),
);

const customer = fc.oneof(fc.record({ ...be('merge'), who, into: who }), fc.record({ ...be('forget'), who }));

/** The rate is in hundredths of a percent. */
const setting = fc.record({
  ...be('set'),
  rate: fc.constantFrom(75, 500, 1_000, 3_333),
  fruitEarns: fc.boolean(),
});

const time = fc.oneof(
  fc.record({ ...be('wait'), days: fc.integer({ min: 1, max: 25 }) }),
  fc.record({ ...be('expire') }),
);

/** Acts that move points of a store's customers. `who` and `which` are indexes of customers and of earlier acts. */
export const pointAct = fc.oneof(
  { weight: 5, arbitrary: sale },
  { weight: 8, arbitrary: order },
  { weight: 4, arbitrary: byHand },
  { weight: 1, arbitrary: customer },
  { weight: 1, arbitrary: setting },
  { weight: 3, arbitrary: time },
);
export type PointAct = typeof pointAct extends fc.Arbitrary<infer Act> ? EachKind<Act> : never;

/** One member of the union for each kind, so that comparing `kind` narrows the type. */
export type EachKind<Of> = Of extends { kind: infer Kind }
  ? Kind extends string
    ? Omit<Of, 'kind'> & { kind: Kind }
    : never
  : never;
