import { getPlace, updatePlace } from '@maru/contract/place/place.endpoints.ts';
import { expect, test } from 'vitest';
import { newId } from '#server/db/new-id.ts';
import { insertJob } from '#server/jobs/jobs.queries.ts';
import { fileBuilder, picture } from '#test/builders/file-builder.ts';
import { blankPlace, placeBuilder } from '#test/builders/place-builder.ts';
import { type Caller, openShop } from '#test/open-shop.ts';

const shop = await openShop();
const files = fileBuilder(shop);
const placeOf = placeBuilder(shop);
const jpeg = await picture('jpeg', { width: 1_200, height: 800 });

const upload = (as: Caller, bytes = jpeg) =>
  files.upload(as, bytes, { objectPurpose: 'PLACE_IMAGE', contentType: 'image/jpeg' });

async function open(over: Parameters<typeof shop.store>[0] = {}) {
  const { id } = await shop.store(over);
  const owner = await shop.ownerOf({ id });
  return { ...placeOf(id, owner), owner };
}

test('spec 7 · any member reads the page; before its first change it is blank, with an address from its name', async () => {
  const { storeId } = await open({ name: '꽃집 봄' });
  const staff = await shop.staffOf({ id: storeId }, []);
  expect((await shop.call(getPlace, { storeId }, staff)).response).toEqual({
    ...{ storeId, slug: 'kkotjip-bom', formerSlugs: [], draft: blankPlace, published: null },
    ...{ publishedAt: null, isChanged: false, isShown: false, version: 1 },
  });
});

test('spec 7 · a member with the right PLACE edits the draft, which visitors do not see', async () => {
  const { storeId, read } = await open();
  const staff = await shop.staffOf({ id: storeId }, ['PLACE']);
  const said = {
    ...{ nameEn: 'Maru', description: '아침에 볶아요.', descriptionEn: 'Roasted every morning.' },
    ...{ breaktime: '재료 준비로 쉬어요.', breaktimeEn: null, hashtags: ['원두', 'Brunch'] },
    links: [{ name: '예약', nameEn: 'Book', url: 'https://book.maru.example/' }],
  };
  const { http, response } = await placeOf(storeId, staff).update(said);
  expect(http).toBe(200);
  expect(response).toMatchObject({ draft: { ...said, photos: [] }, published: null, version: 2 });
  expect(await read()).toEqual(response);
});

test('markup is stored and returned as text', async () => {
  const { update } = await open();
  const text = '<img src=x onerror=alert(1)>"\'&lt;';
  const { response } = await update({
    description: text,
    links: [{ name: text.slice(0, 20), nameEn: null, url: 'maru.example' }],
  });
  expect(response.draft).toMatchObject({ description: text, links: [{ name: text.slice(0, 20) }] });
});

test('photos are written small, at an address for everybody, in the order that was sent', async () => {
  const { update, owner } = await open();
  const [first, second] = [await upload(owner), await upload(owner)];
  const photos = [
    { imageKey: second, alt: '창가 자리', altEn: 'By the window' },
    { imageKey: first, alt: '커피', altEn: null },
  ];
  const { draft } = (await update({ photos })).response;
  expect(draft.photos).toMatchObject(photos.map((photo) => ({ ...photo, width: 960, height: 640 })));
  const [{ imageUrl } = { imageUrl: '' }] = draft.photos;
  expect(imageUrl).toMatch(/^\/place-photos\/[0-9a-f-]{36}\.jpg$/);
  expect((await shop.app.hub.inject({ url: imageUrl })).statusCode).toBe(200);
});

test('another member can keep a photo that somebody else uploaded, and change its description', async () => {
  const { storeId, update, owner } = await open();
  const imageKey = await upload(owner);
  await update({ photos: [{ imageKey, alt: '커피', altEn: null }] });
  const staff = await shop.staffOf({ id: storeId }, ['PLACE']);
  const changed = [{ imageKey, alt: '아침 커피', altEn: null }];
  const { http, response } = await placeOf(storeId, staff).update({ photos: changed });
  expect([http, response.draft.photos[0]?.alt]).toEqual([200, '아침 커피']);
});

test('photos of others, of another purpose or never sent are not found, and what is no picture is refused', async () => {
  const { update, owner } = await open();
  const announced = { objectPurpose: 'PLACE_IMAGE' } as const;
  const other = await open();
  const theirs = await upload(other.owner);
  await other.update({ photos: [{ imageKey: theirs, alt: '남의 사진', altEn: null }] });
  for (const [imageKey, status] of [
    [theirs, 'FILE_NOT_FOUND'],
    [await files.upload(owner, jpeg, { contentType: 'image/jpeg' }), 'FILE_NOT_FOUND'],
    [`place-image/${owner.id}/${newId()}.jpg`, 'FILE_NOT_FOUND'],
    [await upload(owner, Buffer.from('<svg onload="alert(1)"/>')), 'FILE_TYPE_NOT_ALLOWED'],
    [(await files.linkFor(owner, jpeg, announced)).awsKey, 'FILE_NOT_UPLOADED'],
  ] as const)
    expect(await update({ photos: [{ imageKey, alt: '사진', altEn: null }] })).toMatchObject({
      ...{ http: 409, status },
    });
});

test('an edit of an older version changes nothing and gets the page as it is', async () => {
  const { storeId, update, owner, read } = await open();
  await update({ description: '먼저' });
  const now = await read();
  const answer = await update({ description: '나중' }, { version: 1 });
  expect(answer).toMatchObject({ http: 409, status: 'DATA_WAS_BEEN_MODIFIED' });
  expect(answer.detail).toMatchObject({ row: now, isOwn: true, changedBy: '김마루' });
  expect(await read()).toEqual(now);
  const missing = { storeId, ...blankPlace } as never;
  expect(await shop.call(updatePlace, missing, owner)).toMatchObject({ fields: { version: 'required' } });
});

test('of two concurrent first edits one is saved, and the other is refused', async () => {
  const { update, read } = await open();
  const answers = await Promise.all(
    ['하나', '둘'].map((description) => update({ description }, { version: 1 })),
  );
  expect(answers.map(({ http }) => http).sort()).toEqual([200, 409]);
  const kept = answers.find(({ http }) => http === 200)?.response.draft.description;
  expect((await read()).draft.description).toBe(kept);
});

test('an edit is in the trail, and an event tells every screen', async () => {
  const { storeId, update } = await open();
  await update({ description: '처음' });
  await update({ description: '다음' });
  const trail = await shop.db.selectFrom('storeTrail').selectAll().where('storeId', '=', storeId).execute();
  expect(trail.map(({ act, before, after }) => ({ act, before, after })).at(-1)).toEqual({
    ...{ act: 'updatePlace', before: { description: '처음' }, after: { description: '다음' } },
  });
  const events = await shop.db.selectFrom('storeEvents').selectAll().where('storeId', '=', storeId).execute();
  expect(events.map(({ type, version }) => [type, version])).toEqual([
    ['PLACE_CHANGED', 2],
    ['PLACE_CHANGED', 3],
  ]);
});

test('only members can read the page, and only those with its right can edit it', async () => {
  const { storeId } = await open();
  const stranger = (await open()).owner;
  const seller = await shop.staffOf({ id: storeId }, ['ORDER', 'MENU', 'STORE_EDIT']);
  const input = { storeId, version: 1, ...blankPlace };
  expect((await shop.call(getPlace, { storeId })).http).toBe(401);
  expect((await shop.call(getPlace, { storeId }, stranger)).http).toBe(404);
  expect((await shop.call(getPlace, { storeId: newId() }, stranger)).http).toBe(404);
  expect((await shop.call(updatePlace, input)).http).toBe(401);
  expect((await shop.call(updatePlace, input, stranger)).http).toBe(404);
  expect((await shop.call(updatePlace, input, seller)).http).toBe(403);
});

test('a photo that no draft and no published page shows is swept, others stay', async () => {
  const { update, publish, owner } = await open();
  const [shown, drafted, dropped] = [await upload(owner), await upload(owner), await upload(owner)];
  const photo = (imageKey: string) => ({ imageKey, alt: '사진', altEn: null });
  const urlOf = async (...keys: string[]) =>
    (await update({ photos: keys.map(photo) })).response.draft.photos.map(({ imageUrl }) => imageUrl);
  const [goneUrl = ''] = await urlOf(dropped);
  const [shownUrl = ''] = await urlOf(shown);
  await publish();
  const [draftedUrl = ''] = await urlOf(drafted);

  shop.clock.now = new Date(shop.clock.now.getTime() + 8 * 24 * 3_600_000);
  await insertJob(shop.db, { task: 'sweep-files', payload: {} });
  await shop.runJobs();
  const answers = [goneUrl, shownUrl, draftedUrl].map((url) => shop.app.hub.inject({ url }));
  expect((await Promise.all(answers)).map(({ statusCode }) => statusCode)).toEqual([404, 200, 200]);
});
