import fc from 'fast-check';
import { expect, test } from 'vitest';
import { deadlocksOf } from '#test/deadlocks.ts';
import { openShop } from '#test/open-shop.ts';
import type { Ask } from '#test/point-stories/ask.ts';
import type { Cart } from '#test/point-stories/point-act.ts';
import { readAccounts } from '#test/point-stories/read-accounts.ts';
import { repeatingHands } from '#test/point-stories/repeats.ts';
import { sendAsk } from '#test/point-stories/send-ask.ts';
import { openOneStore, openTwoStores, type Scene } from '#test/point-stories/world.ts';
import { expectSoundLedger } from '#test/sound-ledger.ts';

const shop = await openShop();
const noon = shop.clock.now;
const day = 86_400_000;
/** MARU_RUNS makes the property try more cases. */
const numRuns = Number(process.env.MARU_RUNS ?? 2);

/** Costs more than all points: an order paid with points alone could close and earn points. */
const cart: Cart = { coffee: 3, fruit: 2 };
const amount = fc.integer({ min: 1, max: 3_000 });
const gift = fc.record({ at: fc.nat({ max: 1 }), amount: fc.integer({ min: 1, max: 2_000 }) });
const anyRush = fc.record({
  /** One a day, so that each lot has its own expiry. */
  gifts: fc.array(gift, { minLength: 1, maxLength: 4 }),
  tills: fc.array(fc.record({ kind: fc.constantFrom('open', 'usePoints', 'spend'), amount }), {
    ...{ minLength: 10, maxLength: 10 },
  }),
});
type Till = { kind: 'open' | 'usePoints' | 'spend'; amount: number };

test.each([
  ['one store', openOneStore],
  ['two stores of one owner', openTwoStores],
])(
  'ten tills of %s that spend the same last points at once, each call sent twice, spend just what there is',
  async (_name, open) => {
    const before = await deadlocksOf(shop.pool);
    const rush = fc.asyncProperty(anyRush, async ({ gifts, tills }) => {
      shop.clock.now = noon;
      const scenes: Scene[] = await open(shop);
      for (const { at, amount } of gifts) {
        shop.clock.now = new Date(shop.clock.now.getTime() + day);
        const scene = sceneOf(scenes, at);
        await sendAsk(shop, { scene, kind: 'give', customerId: someoneIn(scene).id, amount });
      }
      const given = gifts.reduce((sum, one) => sum + one.amount, 0);
      const asks = await Promise.all(tills.map((till, at) => askOf(sceneOf(scenes, at), till)));
      const hands = repeatingHands(shop, { atOnce: true, otherKey: false });
      const said = await Promise.all(asks.map((ask) => sendAsk(hands, ask)));

      const left = await leftIn(scenes);
      const all = left.reduce((sum, one) => sum + one, 0);
      const spent = tills.reduce((sum, till, at) => (said[at]?.refused ? sum : sum + till.amount), 0);
      expect(spent + all).toBe(given);
      for (const [at, { kind, amount }] of tills.entries()) {
        const refused = said[at]?.refused;
        if (!refused) continue;
        expect(refused.status).toBe('POINTS_NOT_USABLE');
        // Points only become fewer here, so an amount that was refused is still too much at the end. `spend`
        // takes points of one store only.
        expect(amount).toBeGreaterThan(kind === 'spend' ? (left[at % scenes.length] ?? 0) : all);
      }
      for (const { storeId } of scenes) await expectSoundLedger(shop.db, storeId, shop.clock.now);
    });
    await fc.assert(rush, { numRuns, endOnFailure: true });
    shop.clock.now = noon;
    expect(await deadlocksOf(shop.pool)).toBe(before);
  },
  numRuns * 30_000,
);

function sceneOf(scenes: readonly Scene[], at: number): Scene {
  return scenes[at % scenes.length] as Scene;
}

function someoneIn({ people }: Scene) {
  const [person] = people;
  if (!person) throw new Error('a store of a story has customers');
  return person;
}

/** The request of a till for an act. For `usePoints`, an order without points is opened first. */
async function askOf(scene: Scene, { kind, amount }: Till): Promise<Ask> {
  const { id, number: phone } = someoneIn(scene);
  if (kind === 'spend') return { scene, kind, customerId: id, amount };
  const opening = { scene, kind: 'open' as const, customer: { phone }, cart };
  if (kind === 'open') return { ...opening, points: amount };
  const { order } = await sendAsk(shop, { ...opening, points: 0 });
  if (!order) throw new Error('an order without points was refused');
  return { scene, kind, order, phone, points: amount };
}

/** The points that the person has left in each store. */
async function leftIn(scenes: readonly Scene[]): Promise<number[]> {
  const read = await Promise.all(scenes.map(({ storeId }) => readAccounts(shop.db, storeId, shop.clock.now)));
  return read.map(({ accounts }, at) =>
    (accounts[someoneIn(sceneOf(scenes, at)).id]?.lots ?? []).reduce((sum, { points }) => sum + points, 0),
  );
}
