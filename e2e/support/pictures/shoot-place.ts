import { setCategory } from '@maru/contract/menu/categories.endpoints.ts';
import { setStoreItem } from '@maru/contract/menu/items.endpoints.ts';
import { openOwnStore } from '../own-store.ts';
import { signInAs } from '../people.ts';
import { placeEditorOn } from '../screens/place-editor.ts';
import { heights, type Studio } from '../screens/studio.ts';

/** The editor of the store page, from its first photo to its QR code. */
export async function shootPlace({ page, maru, look, words, shoot }: Studio) {
  const { owner, storeId, call } = await openOwnStore(maru, { name: 'Maru' });
  const category = await call(setCategory, { storeId, name: 'Coffee', nameEn: 'Coffee' });
  for (const name of ['Americano', 'Latte'])
    await call(setStoreItem, {
      ...{ storeId, categoryId: category.id, name, nameEn: name, price: 4_500 },
      ...{ description: null, barcode: null, optionCollectionIds: [] },
    });
  await signInAs(page, maru, owner, { path: `/s/${storeId}/place` });
  const editor = placeEditorOn(page, words);
  const isNarrow = look.width < 1_024;

  await editor.button('publish.act').waitFor();
  await shoot('62-place-new');
  const picture = await page.screenshot({ clip: { x: 0, y: 0, width: 320, height: 240 } });
  await editor.addPhoto(picture, { alt: 'Window', altEn: 'Window' });
  await editor.field('description').fill('Coffee since morning.');
  await editor.field('hashtags').fill('coffee');
  await editor.field('hashtags').press('Enter');
  await editor.button('links.add').click();
  await editor.save.click();
  await page.getByText(editor.own('problems.linkName')).waitFor();
  await shoot('62-place-wrong');
  await editor.button('links.remove', { name: editor.own('links.unnamed') }).click();
  await editor.button('publish.act').click();
  await editor.confirm('publish.confirm').waitFor();
  await shoot('62-place-publish');
  await editor.confirm('publish.confirm').click();
  await editor.said('publish.done').waitFor();
  await editor.field('description').fill('Coffee and cake.');
  await editor.unpublished(1).waitFor();
  if (isNarrow) await editor.side('preview').check({ force: true });
  await editor.preview.getByText('Coffee and cake.').waitFor();
  await page.setViewportSize({ width: look.width, height: heights[look.width] ?? look.width });
  await shoot('62-place-preview');
  await editor.previewIn('wide').check({ force: true });
  await shoot('62-place-wide');
  if (isNarrow) await editor.side('edit').check({ force: true });
  await editor.button('address.change').click();
  await editor.slug.fill('Maru Coffee & Bakery');
  await shoot('62-place-slug');
  await page.keyboard.press('Escape');
  await editor.dialog.waitFor({ state: 'hidden' });
  await editor.button('poster.title').click();
  await editor.dialog.getByRole('img', { name: editor.own('poster.code', { name: 'Maru' }) }).waitFor();
  await shoot('62-place-qr');
}
