import type { OutputOf, ParsedInputOf } from '@maru/contract/endpoint.ts';
import type { checkMenuImport as wire } from '@maru/contract/menu/menu-changes.endpoints.ts';
import type { StoreContext } from '#server/http/context.ts';
import { readMenuOfToday } from './menu-of-today.ts';
import { planImport } from './plan-import.ts';

/** Previews what an import would do to the current menu. */
export async function checkMenuImport(
  { db, storeId }: StoreContext,
  input: ParsedInputOf<typeof wire>,
): Promise<OutputOf<typeof wire>> {
  const plan = planImport(await readMenuOfToday(db, storeId), input);
  const { newItems: _, changes: __, madeCategories: ___, madeCollections: ____, ...checked } = plan;
  return checked;
}
