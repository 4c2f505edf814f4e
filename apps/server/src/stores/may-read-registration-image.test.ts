import { getFileAccessUrl } from '@maru/contract/files/files.endpoints.ts';
import { updateStore } from '@maru/contract/stores/stores.endpoints.ts';
import { expect, test } from 'vitest';
import { fileBuilder, picture } from '#test/builders/file-builder.ts';
import { openShop, type Person } from '#test/open-shop.ts';
import { mayReadRegistrationImage } from './may-read-registration-image.ts';

const shop = await openShop();
const { upload } = fileBuilder(shop);
const mayRead = mayReadRegistrationImage(shop.db);

test('members who may edit a store can read its registration image, whoever uploaded it', async () => {
  const uploader = await shop.person();
  const { fileId } = await shop.registrationImage(uploader);
  const store = await shop.store({ registrationFileId: fileId });
  const [owner, editor] = [await shop.ownerOf(store), await shop.staffOf(store, ['STORE_EDIT'])];

  expect(await mayRead(fileId, owner.id)).toBe(true);
  expect(await mayRead(fileId, editor.id)).toBe(true);
});

test('staff without the right, owners of other stores and its uploader cannot read it through the store', async () => {
  const uploader = await shop.person();
  const { fileId } = await shop.registrationImage(uploader);
  const store = await shop.store({ registrationFileId: fileId });
  const staff = await shop.staffOf(store, ['ORDER', 'SALES', 'MENU', 'SETTING']);
  const outsider = await shop.ownerOf(await shop.store());

  for (const { id } of [staff, outsider, uploader]) expect(await mayRead(fileId, id)).toBe(false);
});

test('a replaced image can no longer be read through the store', async () => {
  const { id, owner } = await shop.completeStore();
  const [before, after] = [await shop.registrationImage(owner), await shop.registrationImage(owner)];
  const replaceBy = ({ fileId }: { fileId: string }) =>
    shop.db.updateTable('stores').set({ registrationFileId: fileId }).where('id', '=', id).execute();
  await replaceBy(before);
  expect(await mayRead(before.fileId, owner.id)).toBe(true);

  await replaceBy(after);
  expect(await mayRead(before.fileId, owner.id)).toBe(false);
});

test('an image uploaded by an editor can be read by the owner, but not by staff who sell', async () => {
  const { storeId, owner } = await shop.completeStore();
  const editor = await shop.staffOf({ id: storeId }, ['STORE_EDIT']);
  const seller = await shop.staffOf({ id: storeId }, ['ORDER']);
  const awsKey = await upload(editor, await picture('jpeg', { gps: true }), {
    objectPurpose: 'REGISTRATION_IMAGE',
    contentType: 'image/jpeg',
  });
  const read = (as: Person) => shop.call(getFileAccessUrl, { awsKey }, as);
  expect((await read(owner)).status).toBe('NOT_FOUND');

  const change = { storeId, version: 1, registrationImageKey: awsKey };
  expect((await shop.call(updateStore, change, editor)).http).toBe(200);

  expect((await read(owner)).response).toMatchObject({ contentType: 'image/jpeg', width: 60, height: 40 });
  expect((await read(seller)).status).toBe('NOT_FOUND');
});
