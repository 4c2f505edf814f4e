import fc from 'fast-check';
import { expect, test } from 'vitest';
import { deadlocksOf } from '#test/deadlocks.ts';
import { openShop } from '#test/open-shop.ts';
import { askOf } from '#test/point-stories/ask.ts';
import { type PointAct, pointAct } from '#test/point-stories/point-act.ts';
import { sendAsk } from '#test/point-stories/send-ask.ts';
import { expireNow, passTime } from '#test/point-stories/time.ts';
import { openOneStore, openTwoStores, type Scene } from '#test/point-stories/world.ts';
import { expectSoundLedger } from '#test/sound-ledger.ts';

const shop = await openShop();
const noon = shop.clock.now;
/** MARU_RUNS makes the property try more cases. */
const numRuns = Number(process.env.MARU_RUNS ?? 2);

const step = fc.record({ at: fc.nat({ max: 1 }), act: pointAct });
type Step = { at: number; act: PointAct };
/** For each till, the acts that it does one after another. */
const anyTills = fc.array(fc.array(step, { minLength: 3, maxLength: 8, size: 'max' }), {
  ...{ minLength: 3, maxLength: 5, size: 'max' },
});

test.each([
  ['one store', openOneStore],
  ['two stores that share points', openTwoStores],
])(
  'whatever tills of %s do at once, also to customers who are merged or deleted while points expire, every ledger is sound',
  async (_name, open) => {
    const before = await deadlocksOf(shop.pool);
    const story = fc.asyncProperty(anyTills, async (tills) => {
      shop.clock.now = noon;
      const scenes: Scene[] = await open(shop);
      const seed: PointAct[] = [0, 1].map((who) => ({ kind: 'give', who, amount: 3_000 }));
      for (const act of seed) for (const at of scenes.keys()) await perform(scenes, { at, act });
      await Promise.all(tills.map((steps, till) => work(scenes, till, steps)));
      for (const { storeId } of scenes) await expectSoundLedger(shop.db, storeId, shop.clock.now);
      await expireNow(shop);
      for (const { storeId } of scenes) await expectSoundLedger(shop.db, storeId, shop.clock.now);
    });
    await fc.assert(story, { numRuns, endOnFailure: true });
    shop.clock.now = noon;
    // The server retries after a deadlock, so no answer would show it.
    expect(await deadlocksOf(shop.pool)).toBe(before);
  },
  numRuns * 30_000,
);

async function work(scenes: readonly Scene[], till: number, steps: readonly Step[]) {
  for (const one of steps) {
    // One till edits the setting. Edits of two tills would be refused as stale.
    if (one.act.kind === 'set' && till > 0) continue;
    await perform(scenes, one);
  }
}

async function perform(scenes: readonly Scene[], { at, act }: Step) {
  passTime(shop, act);
  if (act.kind === 'expire') await expireNow(shop);
  if (act.kind === 'wait' || act.kind === 'expire') return;
  const ask = askOf(scenes[at % scenes.length] as Scene, act);
  if (ask) await sendAsk(shop, ask);
}
