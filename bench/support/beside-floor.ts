import type { Answer } from './api-client.ts';
import { percentile } from './percentile.ts';

/** At most `ratio` times the floor's time, or `more` ms above it if the floor takes under `short` ms. */
const limit = { ratio: 1.5, more: 2, short: 5 };

/** Compares calls of the product with the same statements behind the floor. Both take turns, request by request. */
export function besideFloor(rounds: number) {
  const said: string[] = [];

  function say(line: string) {
    said.push(line);
    console.log(line);
  }

  async function compare(name: string, { ours, bare }: Record<'ours' | 'bare', () => Promise<Answer>>) {
    const times = { ours: [] as number[], bare: [] as number[] };
    for (let round = -2; round < rounds; round += 1) {
      const [one, other] = [await timed(bare), await timed(ours)];
      if (round < 0) continue;
      times.bare.push(one);
      times.ours.push(other);
    }
    const p = (values: number[], share: number) => percentile(values, share).toFixed(1);
    const [floor, product] = [percentile(times.bare, 0.5), percentile(times.ours, 0.5)];
    const isWithin = product <= floor * limit.ratio || (floor < limit.short && product <= floor + limit.more);
    say(
      `${name}: product p50 ${p(times.ours, 0.5)} ms, p99 ${p(times.ours, 0.99)} ms; ` +
        `floor p50 ${p(times.bare, 0.5)} ms, p99 ${p(times.bare, 0.99)} ms; ` +
        `ratio ${(product / floor).toFixed(2)}${isWithin ? '' : ' ABOVE THE LIMIT'}`,
    );
    if (!isWithin) process.exitCode = 1;
  }

  return { say, compare, text: () => `${said.join('\n')}\n` };
}

async function timed(ask: () => Promise<Answer>): Promise<number> {
  const from = performance.now();
  await ask();
  return performance.now() - from;
}
