import fc from 'fast-check';
import { test } from 'vitest';
import { openShop } from '#test/open-shop.ts';
import { anyStory, tellStory } from '#test/point-stories/tell-story.ts';
import { openOneStore, openTwoStores } from '#test/point-stories/world.ts';

const shop = await openShop();
/** MARU_RUNS makes the properties try more cases. */
const numRuns = Number(process.env.MARU_RUNS ?? 3);

test.each([
  ['one store', openOneStore],
  ['two stores that share points', openTwoStores],
])(
  'whatever happens in %s, every answer and every customer’s points equal a slow reference, and repeats change nothing',
  async (_name, open) => {
    await fc.assert(
      fc.asyncProperty(anyStory, (story) => tellStory(shop, open, story)),
      { numRuns },
    );
  },
  numRuns * 30_000,
);
