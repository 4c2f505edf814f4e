import fc from 'fast-check';
import { expect } from 'vitest';
import type { Shop } from '../open-shop.ts';
import { expectSoundLedger } from '../sound-ledger.ts';
import { askOf } from './ask.ts';
import { type PointAct, pointAct } from './point-act.ts';
import { readAccounts } from './read-accounts.ts';
import { repeatingHands } from './repeats.ts';
import { type Said, sendAsk } from './send-ask.ts';
import { StoryReference } from './story-reference.ts';
import { expireNow, passTime } from './time.ts';
import { whyRefused } from './why-refused.ts';
import type { Scene } from './world.ts';

const noon = new Date('2026-11-20T12:00:00+09:00');

export type Step = { at: number; act: PointAct; atOnce: boolean; otherKey: boolean };

/** What happens in some stores, and how each call is repeated. */
export const anyStory = fc.array(
  fc.record({ at: fc.nat({ max: 1 }), act: pointAct, atOnce: fc.boolean(), otherKey: fc.boolean() }),
  { minLength: 10, maxLength: 24, size: 'max' },
);

/** Lots with different expiries, so that one use or one return touches several lots, and orders that used some. */
const opening: readonly PointAct[] = [
  { kind: 'give', who: 0, amount: 1_500 },
  { kind: 'wait', days: 3 },
  { kind: 'give', who: 1, amount: 1_000 },
  { kind: 'give', who: 0, amount: 700 },
  { kind: 'wait', days: 3 },
  { kind: 'give', who: 0, amount: 2_000 },
  { kind: 'sell', who: 0, cart: { coffee: 2, fruit: 1 }, points: 2_300, byId: false },
  { kind: 'open', who: 0, cart: { coffee: 1, fruit: 1 }, points: 900, byId: false },
];

/**
 * Runs all acts of a story, one after another. Compares each response, each customer's points and what the stores owe
 * each other with a slow reference that gets the requests, not their results.
 */
export async function tellStory(shop: Shop, open: (shop: Shop) => Promise<Scene[]>, story: readonly Step[]) {
  shop.clock.now = noon;
  const scenes = await open(shop);
  const reference = new StoryReference(scenes);
  const once = { atOnce: false, otherKey: false };
  const begin = opening.map((act, i): Step => ({ at: i % 2, act, ...once }));
  for (const { at, act, ...repeat } of [...begin, ...story]) {
    passTime(shop, act);
    reference.accounts.at(shop.clock.now);
    if (act.kind === 'expire') await expireNow(shop);
    if (act.kind === 'wait' || act.kind === 'expire') continue;
    const scene = scenes[at % scenes.length] as Scene;
    const ask = askOf(scene, act);
    if (!ask) continue;
    const refused = whyRefused(reference, ask);
    const said = await sendAsk(repeatingHands(shop, repeat), ask);
    expect({ act, refused: said.refused }).toEqual({ act, refused });
    if (!refused) reference.follow(ask, said);
    await expectSame(shop, scenes, { reference, act, said });
  }
  shop.clock.now = noon;
}

type Told = { reference: StoryReference; act: PointAct; said: Said };

async function expectSame({ db, clock }: Shop, scenes: Scene[], { reference, act, said: { order } }: Told) {
  if (order) {
    const { customer, balance, used, earned, willEarn } = order.points ?? {};
    const shown = customer ? { customerId: customer.id, balance, used, earned, willEarn } : null;
    expect({ act, shown }).toEqual({ act, shown: reference.pointsOf(order) });
  }
  for (const scene of scenes) {
    await expectSoundLedger(db, scene.storeId, clock.now);
    const { accounts, claim } = await readAccounts(db, scene.storeId, clock.now);
    expect({ act, accounts, claim }).toEqual({
      act,
      accounts: Object.fromEntries(scene.people.map(({ id }) => [id, reference.accounts.sums(id)])),
      claim: 0 - reference.takenElsewhere(scene),
    });
  }
}
