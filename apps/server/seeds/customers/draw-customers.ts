import { readFileSync } from 'node:fs';
import { datedId } from '../history/dated-id.ts';
import type { Random } from '../history/random.ts';

export type DemoCustomer = {
  id: string;
  /** From a block of numbers that no network assigns. */
  phone: string;
  name: string;
  tags: string[];
  memo: string;
  wantsNews: boolean;
  createdAt: Date;
};

const count = 240;
const words = JSON.parse(readFileSync(new URL('people.json', import.meta.url), 'utf8')) as Record<
  'surnames' | 'first' | 'second',
  string
> &
  Record<'tags' | 'memos', string[]>;

type Between = { from: Date; now: Date };

/** Invented people who became customers one after the other. Some share the last four digits, some gave no name. */
export function drawCustomers({ from, now }: Between, random: Random): DemoCustomer[] {
  const step = (now.getTime() - from.getTime()) / count;
  return Array.from({ length: count }, (_, n) => {
    const createdAt = new Date(from.getTime() + Math.floor(step * n));
    return {
      ...{ id: datedId(createdAt, random), phone: phoneOf(n), createdAt },
      name: random.chance(0.15) ? '' : drawName(random),
      tags: words.tags.filter(() => random.chance(0.12)),
      memo: random.chance(0.08) ? random.pick(words.memos) : '',
      wantsNews: random.chance(0.4),
    };
  });
}

/** Four customers each share the last four digits. */
function phoneOf(n: number): string {
  const lastFour = 1_001 + Math.floor(n / 4) * 37;
  return `+8210000${n % 4}${lastFour}`;
}

function drawName(random: Random): string {
  return random.pick([...words.surnames]) + random.pick([...words.first]) + random.pick([...words.second]);
}
