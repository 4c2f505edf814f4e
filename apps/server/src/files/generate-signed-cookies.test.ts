import * as wire from '@maru/contract/files/files.endpoints.ts';
import { expect, test } from 'vitest';
import { fileBuilder, picture, video } from '#test/builders/file-builder.ts';
import { openShop } from '#test/open-shop.ts';

const shop = await openShop();
const files = fileBuilder(shop);

async function open(as: Parameters<typeof files.access>[0], objectPurpose: 'PROFILE_IMAGE' | 'VIDEO') {
  const { http, response, headers } = await shop.call(wire.generateSignedCookies, { objectPurpose }, as);
  const cookies = [headers['set-cookie'] ?? []].flat().map(String);
  return { http, response, cookies, cookie: cookies.map((one) => one.split(';')[0]).join('; ') };
}

test('spec 7 · cookies open the folder of pictures or of videos to its owner', async () => {
  const person = await shop.person();
  const image = await files.upload(person, await picture('png'));
  const clip = await files.upload(person, video('webm'), {
    objectPurpose: 'VIDEO',
    contentType: 'video/webm',
  });
  for (const awsKey of [image, clip]) await files.access(person, awsKey);

  for (const [purpose, slug, awsKey, type] of [
    // Re-encoded as a photo.
    ['PROFILE_IMAGE', 'profile-image', image, 'image/jpeg'],
    ['VIDEO', 'video', clip, 'video/webm'],
  ] as const) {
    const { http, response, cookies, cookie } = await open(person, purpose);
    expect(http).toBe(200);
    expect(response).toEqual({
      folderUrl: `${shop.config.hubUrl}/files/${slug}/${person.id}/`,
      expiresAt: new Date(shop.clock.now.getTime() + 30 * 60_000).toISOString(),
    });
    expect(cookies).toHaveLength(1);
    expect(cookies[0]).toMatch(/; HttpOnly; SameSite=Strict$/);
    const name = awsKey.split('/').at(-1) ?? '';
    const served = await files.get(response.folderUrl + name, { cookie });
    expect(served.headers['content-type']).toBe(type);
    const withoutCookie = await files.get(response.folderUrl + name);
    expect(withoutCookie.statusCode).toBe(404);
  }
});

test('cookies open neither the folder of another user nor the own folder of another purpose', async () => {
  const [person, other] = [await shop.person(), await shop.person()];
  const foreign = await files.upload(other, await picture('png'));
  const document = await files.upload(person, await picture('png'), { objectPurpose: 'REGISTRATION_IMAGE' });
  await files.access(other, foreign);
  await files.access(person, document);
  const { cookie } = await open(person, 'PROFILE_IMAGE');

  for (const awsKey of [foreign, document])
    expect((await files.get(`/files/${awsKey}`, { cookie })).statusCode).toBe(404);
});

test('a cookie for a folder does not open a file that was not inspected', async () => {
  const person = await shop.person();
  const awsKey = await files.upload(person, Buffer.from('<script>'));
  const { cookie } = await open(person, 'PROFILE_IMAGE');

  expect((await files.get(`/files/${awsKey}`, { cookie })).statusCode).toBe(404);
  const id = awsKey.slice(-40, -4);
  expect((await files.get(`/files/incoming/${id}`, { cookie })).statusCode).toBe(404);
});

test('strangers get no cookie, and there is none for registration images', async () => {
  for (const as of [undefined, await shop.clientToken()])
    expect((await shop.call(wire.generateSignedCookies, { objectPurpose: 'VIDEO' }, as)).http).toBe(401);
  const purpose = { objectPurpose: 'REGISTRATION_IMAGE' as 'VIDEO' };
  expect((await shop.call(wire.generateSignedCookies, purpose, await shop.person())).http).toBe(400);
});
