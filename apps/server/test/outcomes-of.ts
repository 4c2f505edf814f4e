import { Refusal } from '#server/http/refusal.ts';
import type { WholeOrder } from '#server/orders/order-records.ts';

type Case = { name: string; whole: WholeOrder };

/** Tries an act on each of these orders and sorts them into done, refused and impossible (any other error). */
export function outcomesOf<T>(cases: readonly Case[], act: (whole: WholeOrder) => T) {
  const done: string[] = [];
  const results: { whole: WholeOrder; result: T }[] = [];
  const refused: { name: string; whole: WholeOrder; code: string; detail: unknown }[] = [];
  const impossible: string[] = [];
  for (const { name, whole } of cases) {
    try {
      results.push({ whole, result: act(whole) });
      done.push(name);
    } catch (error) {
      if (error instanceof Refusal) refused.push({ name, whole, code: error.code, detail: error.detail });
      else impossible.push(name);
    }
  }
  return { done, results, refused, impossible };
}
