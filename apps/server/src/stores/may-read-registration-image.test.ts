import { expect, test } from 'vitest';
import { openShop } from '#test/open-shop.ts';
import { mayReadRegistrationImage } from './may-read-registration-image.ts';

const shop = await openShop();
const mayRead = mayReadRegistrationImage(shop.db);

test('whoever may edit a store sees its registration image, whoever uploaded it', async () => {
  const uploader = await shop.person();
  const { fileId } = await shop.registrationImage(uploader);
  const store = await shop.store({ registrationFileId: fileId });
  const [owner, editor] = [await shop.ownerOf(store), await shop.staffOf(store, ['STORE_EDIT'])];

  expect(await mayRead(fileId, owner.id)).toBe(true);
  expect(await mayRead(fileId, editor.id)).toBe(true);
});

test('neither staff without the right, an owner of another store nor who uploaded it for them sees it so', async () => {
  const uploader = await shop.person();
  const { fileId } = await shop.registrationImage(uploader);
  const store = await shop.store({ registrationFileId: fileId });
  const staff = await shop.staffOf(store, ['ORDER', 'SALES', 'MENU', 'SETTING']);
  const outsider = await shop.ownerOf(await shop.store());

  for (const { id } of [staff, outsider, uploader]) expect(await mayRead(fileId, id)).toBe(false);
});

test('an image that was replaced is seen by nobody for the store', async () => {
  const { id, owner } = await shop.completeStore();
  const [before, after] = [await shop.registrationImage(owner), await shop.registrationImage(owner)];
  const replaceBy = ({ fileId }: { fileId: string }) =>
    shop.db.updateTable('stores').set({ registrationFileId: fileId }).where('id', '=', id).execute();
  await replaceBy(before);
  expect(await mayRead(before.fileId, owner.id)).toBe(true);

  await replaceBy(after);
  expect(await mayRead(before.fileId, owner.id)).toBe(false);
});
