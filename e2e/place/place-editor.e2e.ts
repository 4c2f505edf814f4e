import { setCategory } from '@maru/contract/menu/categories.endpoints.ts';
import { setPlaceEnabled, setStoreItem } from '@maru/contract/menu/items.endpoints.ts';
import {
  changePlaceSlug,
  getPlace,
  type PlaceContent,
  publishPlace,
  updatePlace,
} from '@maru/contract/place/place.endpoints.ts';
import { expect, type Page } from '@playwright/test';
import { awaitAnswer } from '../support/await-answer.ts';
import { expectNoViolations } from '../support/expect-no-violations.ts';
import { test } from '../support/maru.ts';
import { openOwnStore } from '../support/own-store.ts';
import { signInAs } from '../support/people.ts';
import { placeEditorOn } from '../support/screens/place-editor.ts';

const [shown, hidden] = ['잔치국수', '직원 식사'] as const;
const [seat, kitchen] = ['창가 자리', '주방'] as const;
const typed = `Maru Noodles ${Date.now()}`;
const slug = typed.toLowerCase().replaceAll(' ', '-');

test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

test('a store page is written with photos beside its preview, published, and moved to another address', async ({
  page,
  browser,
  maru,
}) => {
  const { owner, storeId, call } = await openOwnStore(maru, { name: '마루국수' });
  const { id: categoryId } = await call(setCategory, { storeId, name: '국수', nameEn: null });
  for (const name of [shown, hidden])
    await call(setStoreItem, {
      ...{
        storeId,
        categoryId,
        name,
        nameEn: null,
        price: 9_000,
        description: null,
        barcode: null,
        optionCollectionIds: [],
      },
    });
  await signInAs(page, maru, owner, { path: `/s/${storeId}/place` });
  const editor = placeEditorOn(page);

  await test.step('photos and texts are in the preview while they are written', async () => {
    await addTwoPhotos(page);
    await editor.field('description').fill('매일 아침 육수를 내요.');
    await editor.field('descriptionEn').fill('Broth every day.');
    await editor.field('hashtags').fill('#혼밥 #국수,');
    await expect(editor.preview.getByText('매일 아침 육수를 내요.')).toBeVisible();
    await expect(editor.preview.getByRole('img')).toHaveCount(2);
    await editor.previewIn('en').check({ force: true });
    await expect(editor.preview.getByText('Broth every day.')).toBeVisible();
    await editor.preview.getByRole('link', { name: '한국어' }).click();
    await expect(editor.preview.getByText('Broth every day.')).toBeVisible();
  });

  await test.step('markup that is typed is text in the preview', async () => {
    const vector = '<img src=x onerror=alert(1)>';
    const before = await editor.field('breaktime').inputValue();
    await editor.previewIn('ko').check({ force: true });
    await editor.field('breaktime').fill(vector);
    await expect(editor.preview.getByText(vector)).toBeVisible();
    await expect(editor.preview.getByRole('img')).toHaveCount(2);
    await editor.field('breaktime').fill(before);
    await expect(editor.preview.getByText(vector)).toBeHidden();
  });

  await test.step('a text that is too long stays whole, and is not saved until it is shorter', async () => {
    const alt = editor.photos.first().getByRole('textbox', { name: editor.own('photos.alt'), exact: true });
    await alt.fill('가'.repeat(103));
    await expect(alt).toHaveAccessibleDescription(editor.tooLong({ most: 100, count: 3 }));
    await editor.save.click();
    await expect(alt).toBeFocused();
    await expect(alt).toHaveValue('가'.repeat(103));
    await alt.fill(seat);
  });

  await test.step('a photo is put first by keys', async () => {
    await editor.photoHandle(kitchen).press('Space');
    await editor.photoHandle(kitchen).press('ArrowUp');
    await editor.photoHandle(kitchen).press('Space');
    await expect(editor.preview.getByRole('img').first()).toHaveAccessibleName(kitchen);
  });

  await test.step('an item that is switched off leaves the preview', async () => {
    await expect(editor.preview.getByText(hidden)).toBeVisible();
    await awaitAnswer(page, setPlaceEnabled, () => editor.item(hidden).click({ force: true }));
    await expect(editor.item(hidden)).not.toBeChecked();
    await expect(editor.preview.getByText(hidden)).toBeHidden();
  });
  await expectNoViolations(page, 'the editor of the store page');

  await editor.button('publish.act').click();
  await awaitAnswer(page, publishPlace, () => editor.confirm('publish.confirm').click());
  const address = await page.getByRole('link', { name: /\/place\// }).getAttribute('href');
  const visitor = await browser.newPage({ javaScriptEnabled: false, locale: 'ko-KR' });

  await test.step('a visitor without JavaScript sees what was published', async () => {
    await visitor.goto(address ?? '');
    await expect(visitor.getByText('매일 아침 육수를 내요.')).toBeVisible();
    await expect(visitor.getByRole('img').first()).toHaveAccessibleName(kitchen);
    await expect(visitor.getByText('#혼밥')).toBeVisible();
    await expect(visitor.getByText(shown)).toBeVisible();
    await expect(visitor.getByText(hidden)).toBeHidden();
  });

  await test.step('what is saved later is seen once it is published', async () => {
    await editor.field('description').fill('점심에만 열어요.');
    await editor.save.click();
    await expect(editor.saved).toBeVisible();
    await expect(editor.unpublished(1)).toBeVisible();
    await visitor.reload();
    await expect(visitor.getByText('매일 아침 육수를 내요.')).toBeVisible();
    await editor.button('publish.again').click();
    await awaitAnswer(page, publishPlace, () => editor.confirm('publish.confirm').click());
    await expect(async () => {
      await visitor.reload();
      await expect(visitor.getByText('점심에만 열어요.')).toBeVisible({ timeout: 500 });
    }).toPass();
  });

  await test.step('what another device saves meanwhile is kept, and both texts of one field are shown', async () => {
    const [mine, theirs, description] = ['포장은 계속해요.', '잠시 쉬어요.', '저녁에도 열어요.'];
    const saveElsewhere = async (change: Partial<PlaceContent>) => {
      const { draft, version } = await call(getPlace, { storeId });
      const photos = draft.photos.map(({ imageKey, alt, altEn }) => ({ imageKey, alt, altEn }));
      await call(updatePlace, { storeId, version, ...draft, ...change, photos });
    };
    const breaktime = editor.conflict.field('breaktime');

    await editor.field('breaktime').fill('포장만 해요.');
    await saveElsewhere({ description });
    await expect(editor.field('description')).toHaveValue(description);
    await awaitAnswer(page, updatePlace, () => editor.save.click());
    const both = await call(getPlace, { storeId });
    expect(both.draft).toMatchObject({ description, breaktime: '포장만 해요.' });

    await editor.field('breaktime').fill(mine);
    await saveElsewhere({ breaktime: theirs });
    await editor.save.click();
    await expect(breaktime.getByRole('radio', { name: editor.conflict.mine })).toContainText(mine);
    await expect(breaktime.getByRole('radio', { name: editor.conflict.theirs })).toContainText(theirs);
    await awaitAnswer(page, updatePlace, () => editor.conflict.save.click());
    expect((await call(getPlace, { storeId })).draft).toMatchObject({ description, breaktime: mine });
  });

  await test.step('the address is changed, and the old link leads on', async () => {
    await editor.button('address.change').click();
    await editor.slug.fill(typed);
    await editor.takeSlug(slug).click();
    await expect(editor.slug).toBeFocused();
    await expect(editor.slug).toHaveValue(slug);
    await expect(editor.dialog).toContainText(`${maru.hubUrl}/place/${slug}`);
    await awaitAnswer(page, changePlaceSlug, () => editor.confirm('address.save').click());
    await expect(page.getByRole('link', { name: `${maru.hubUrl}/place/${slug}` })).toBeVisible();
    await expect(async () => {
      await visitor.goto(address ?? '');
      expect(visitor.url()).toBe(`${maru.hubUrl}/place/${slug}`);
    }).toPass();
  });
  await visitor.close();
});

async function addTwoPhotos(page: Page) {
  const editor = placeEditorOn(page);
  const clip = { x: 0, y: 0, width: 320, height: 240 };
  await editor.addPhoto(await page.screenshot({ clip }), { alt: seat, altEn: 'Window seats' });
  await editor.addPhoto(await page.screenshot({ clip: { ...clip, x: 100 } }), {
    alt: kitchen,
    altEn: 'Kitchen',
  });
}
