import { listMenuChanges, undoMenuChange } from '@maru/contract/menu/menu-changes.endpoints.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { newId } from '#server/db/new-id.ts';
import { openShop } from '#test/open-shop.ts';

const shop = await openShop();

test.each([
  ['of a new kind', 'RENAMING', '{"kind": "RENAMING", "prefix": "New"}'],
  ['of a kind that says more', 'BULK', '{"kind": "PLACE", "placeEnabled": false, "until": "2027-01-01"}'],
])('a change %s stored by a newer server is listed and can be undone only there', async (_, kind, about) => {
  const { storeId, owner, menu } = await shop.openStore();
  // A migration of the newer version would change this constraint.
  await sql`alter table menu_changes drop constraint if exists menu_changes_kind_check`.execute(shop.db);
  const rows = { items: [{ id: menu.cake, before: { price: 1 }, after: { price: 7_000 } }], made: {} };
  const keep = (id: string, kind: string, about: string) =>
    sql`
      insert into menu_changes (store_id, id, kind, about, item_count, rows, changed_by, changed_at)
      values (${storeId}, ${id}, ${kind}, ${about}::jsonb, 1, ${JSON.stringify(rows)}::jsonb, ${owner.id},
        ${shop.clock.now}::timestamptz)`.execute(shop.db);
  const [known, changeId] = [newId(), newId()];
  await keep(known, 'BULK', '{"kind": "DELETE"}');
  await keep(changeId, kind, about);

  const listed = async () => (await shop.call(listMenuChanges, { storeId }, owner)).response;
  const both = await listed();
  expect(both).toMatchObject([
    { id: changeId, kind: 'OTHER', about: { kind: 'OTHER' } },
    { id: known, kind: 'BULK', about: { kind: 'DELETE' } },
  ]);
  expect(await shop.call(undoMenuChange, { storeId, changeId }, owner, { key: newId() })).toMatchObject({
    ...{ http: 409, status: 'CHANGE_NOT_UNDOABLE' },
    detail: { reason: 'UNKNOWN' },
  });
  expect(await listed()).toEqual(both);
});
