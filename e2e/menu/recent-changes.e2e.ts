import { listCategories } from '@maru/contract/menu/categories.endpoints.ts';
import { setStoreItem } from '@maru/contract/menu/items.endpoints.ts';
import { changeStoreItems } from '@maru/contract/menu/menu-changes.endpoints.ts';
import { expect } from '@playwright/test';
import { expectNoViolations } from '../support/expect-no-violations.ts';
import { test } from '../support/maru.ts';
import { callAs } from '../support/new-person.ts';
import { demoStoreId, openSignedIn, password, people } from '../support/people.ts';
import { changesOn } from '../support/screens/changes.ts';
import { ko } from '../support/words.ts';

const { t, won } = ko;

const name = '비파 젤리';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a change of one item is listed by its name, and an undo says when there is nothing to undo', async ({
  page,
  maru,
}) => {
  const storeId = await demoStoreId(maru);
  const call = await callAs(maru, { username: people.owner, password });
  const [category] = (await call(listCategories, { storeId })).categories;
  const none = { nameEn: null, description: null, barcode: null, optionCollectionIds: [] };
  const fields = { storeId, categoryId: category?.id ?? '', name, price: 5_000, ...none };
  const { id, version } = await call(setStoreItem, fields);
  const change = async (at: number, change: { kind: 'PRICE_AMOUNT'; amount: number } | { kind: 'DELETE' }) =>
    call(changeStoreItems, { storeId, items: [{ id, version: at }], change });
  await change(version, { kind: 'PRICE_AMOUNT', amount: 300 });
  const { version: now } = await call(setStoreItem, { ...fields, id, version: version + 1 });

  await openSignedIn(page, maru, 'owner', { screen: 'menu/changes' });
  const changes = changesOn(page);
  const { own } = changes;
  const up = own('what.amountUp', { won: won(300) });
  const what = own('one', { name, what: up });
  await expect(changes.row(what)).toBeVisible();
  await changes.startUndo(what).click();
  await changes.confirmUndo.click();
  const answer = page.getByRole('dialog', { name: own('kept.titles.textNone') });
  await expect(answer).toContainText(t('hub/menu/changes/menu-undo:nothingToUndo'));
  await expectNoViolations(page, 'an undo that found nothing to do');
  await answer.getByRole('button', { name: own('kept.ok'), exact: true }).click();

  await change(now, { kind: 'DELETE' });
  await expect(changes.row(own('what.deletedItem', { name }))).toBeVisible();
});
