import { Refusal } from '#server/http/refusal.ts';

/** Refuses unless `ids` names each entry of the list exactly once. */
export function checkNamesEachOnce(ids: readonly string[], list: readonly { id: string }[]) {
  const named = new Set(ids);
  const isWhole = ids.length === list.length && list.every(({ id }) => named.has(id));
  if (!isWhole) throw new Refusal('WRONG_FORMAT', undefined, { ids: 'wrongFormat' });
}
