import type { OutputOf, ParsedInputOf } from '@maru/contract/endpoint.ts';
import type { setSoldOut as wire } from '@maru/contract/menu/items.endpoints.ts';
import { type SoldOutWish, untilChanged } from '@maru/contract/menu/sold-out.ts';
import { nextBusinessDayAfter } from '@maru/contract/time/business-date.ts';
import { writeStoreTrail } from '#server/audit/write-trail.ts';
import type { Tx } from '#server/db/database.ts';
import type { StoreContext } from '#server/http/context.ts';
import { fail } from '#server/http/refusal.ts';
import { publishMenuChange } from '#server/menu/edit-menu.ts';
import { lockItems } from '#server/menu/items/items.queries.ts';
import { generalSettingAt } from '#server/store-settings/general-setting-at.ts';
import { lockChoices, updateSoldOut } from './sold-out.queries.ts';

type Input = ParsedInputOf<typeof wire>;
type Switched = { id: string; name: string; soldOutUntil: string | null };

/** Switches items and choices, all or none. Not an edit: it does not wait for the menu lock and no version changes. */
export async function setSoldOut(
  context: StoreContext,
  { itemIds, choiceIds, soldOut }: Input,
): Promise<OutputOf<typeof wire>> {
  const { storeId } = context;
  return context.transaction(async (tx) => {
    const soldOutUntil = await untilWhen(tx, context, soldOut);
    const locked = await lockItems(tx, storeId, itemIds);
    const items = locked.map(({ id, name, soldOutUntil: until }) => ({
      ...{ id, name },
      soldOutUntil: until?.toISOString() ?? null,
    }));
    const choices = await lockChoices(tx, storeId, choiceIds);
    const unknown = { items: missingOf(itemIds, items), choices: missingOf(choiceIds, choices) };
    if (unknown.items.length > 0) fail('STORE_ITEM_NOT_FOUND', { lines: unknown.items });
    if (unknown.choices.length > 0)
      fail('STORE_ITEM_OPTION_COLLECTION_ITEM_NOT_FOUND', { lines: unknown.choices });

    await switchAll(tx, context, { items, choices, soldOutUntil });
    return { soldOutUntil };
  });
}

async function untilWhen(tx: Tx, { storeId, now }: StoreContext, soldOut: SoldOutWish) {
  if (soldOut === 'NO') return null;
  if (soldOut === 'UNTIL_CHANGED') return untilChanged;
  return nextBusinessDayAfter(now, await generalSettingAt(tx, storeId, now)).toISOString();
}

/** Skips what is already switched, so that a second press changes nothing and no till reloads. */
async function switchAll(
  tx: Tx,
  context: StoreContext,
  all: { items: Switched[]; choices: Switched[]; soldOutUntil: string | null },
) {
  const { storeId } = context;
  const { soldOutUntil } = all;
  const differs = (row: Switched) => row.soldOutUntil !== soldOutUntil;
  const [items, choices] = [all.items.filter(differs), all.choices.filter(differs)];
  if (items.length + choices.length === 0) return;

  const itemIds = items.map(({ id }) => id);
  await updateSoldOut(tx, storeId, 'menuItems', { ids: itemIds, soldOutUntil });
  await updateSoldOut(tx, storeId, 'optionChoices', { ids: choices.map(({ id }) => id), soldOutUntil });
  const after = (rows: Switched[]) => rows.map((row) => ({ ...row, soldOutUntil }));
  await writeStoreTrail(tx, context, {
    ...{ storeId, module: 'menu', act: 'setSoldOut' },
    before: { items, choices },
    after: { items: after(items), choices: after(choices) },
  });
  await publishMenuChange(tx, context, { itemIds, partsChange: choices.length > 0 ? 'PARTS' : 'ITEMS_ONLY' });
}

/** Indexes of the unknown ids. */
function missingOf(asked: readonly string[], found: readonly { id: string }[]): number[] {
  const known = new Set(found.map(({ id }) => id));
  return asked.flatMap((id, index) => (known.has(id) ? [] : [index]));
}
