import * as wire from '@maru/contract/files/files.endpoints.ts';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { fileBuilder, picture, video } from '#test/builders/file-builder.ts';
import { openShop } from '#test/open-shop.ts';

const shop = await openShop();
const files = fileBuilder(shop);
const png = await picture('png');

test.each(['png', 'jpeg'] as const)(
  'spec 7 · an uploaded %s is read by a link, its type as it was',
  async (format) => {
    const person = await shop.person();
    const contentType = `image/${format}` as const;
    const awsKey = await files.upload(person, await picture(format), {
      ...{ contentType, objectPurpose: 'REGISTRATION_IMAGE' },
    });

    const { http, response } = await files.access(person, awsKey);
    expect(http).toBe(200);
    expect(response).toMatchObject({ contentType, width: 60, height: 40 });
    expect(response.expiresAt).toBe(new Date(shop.clock.now.getTime() + 10 * 60_000).toISOString());
    const served = await files.get(response.url);
    expect(served.headers['content-type']).toBe(contentType);
    expect(served.rawPayload).toHaveLength(response.bytes);
    expect(await sharp(served.rawPayload).metadata()).toMatchObject({ format, width: 60, height: 40 });
  },
);

test('position and camera data are removed from a picture', async () => {
  const person = await shop.person();
  const taken = await picture('jpeg', { gps: true });
  const { exif: before = Buffer.alloc(0) } = await sharp(taken).metadata();
  expect(before.includes(Buffer.from('Maru Camera'))).toBe(true);
  // EXIF tag 0x8825: GPS position.
  expect(before.includes(Buffer.from([0x25, 0x88])) || before.includes(Buffer.from([0x88, 0x25]))).toBe(true);
  const awsKey = await files.upload(person, taken, { contentType: 'image/jpeg' });

  const served = await files.read(person, awsKey);
  const { exif, xmp, iptc, icc } = await sharp(served).metadata();
  expect([exif, xmp, iptc, icc]).toEqual([undefined, undefined, undefined, undefined]);
  expect(served.includes(Buffer.from('Maru Camera'))).toBe(false);
  expect(served.includes(Buffer.from('Exif'))).toBe(false);
});

test('a rotated photo is turned upright', async () => {
  const person = await shop.person();
  const taken = await picture('jpeg', { width: 60, height: 40, orientation: 6 });
  const awsKey = await files.upload(person, taken, { contentType: 'image/jpeg' });

  expect((await files.access(person, awsKey)).response).toMatchObject({ width: 40, height: 60 });
  expect((await sharp(await files.read(person, awsKey)).metadata()).orientation).toBeUndefined();
});

test('a picture larger than any screen is shrunk and keeps its aspect ratio', async () => {
  const person = await shop.person();
  const awsKey = await files.upload(person, await picture('png', { width: 8_192, height: 2_048 }), {
    objectPurpose: 'REGISTRATION_IMAGE',
  });
  expect((await files.access(person, awsKey)).response).toMatchObject({ width: 4_096, height: 1_024 });
});

test('data appended to a picture is removed', async () => {
  const person = await shop.person();
  const awsKey = await files.upload(person, Buffer.concat([png, Buffer.from('<script>alert(1)</script>')]));
  expect((await files.read(person, awsKey)).includes(Buffer.from('script'))).toBe(false);
});

test('a JPEG announced as a PNG is served as a JPEG', async () => {
  const person = await shop.person();
  const awsKey = await files.upload(person, await picture('jpeg'), { contentType: 'image/png' });

  const { response } = await files.access(person, awsKey);
  expect(response.contentType).toBe('image/jpeg');
  expect((await files.get(response.url)).headers['content-type']).toBe('image/jpeg');
});

test.each(['mp4', 'webm'] as const)('spec 7 · an uploaded %s is read as it was sent', async (type) => {
  const person = await shop.person();
  const contentType = `video/${type}` as const;
  const sent = video(type);
  const awsKey = await files.upload(person, sent, { objectPurpose: 'VIDEO', contentType });

  const { response } = await files.access(person, awsKey);
  expect(response).toMatchObject({ contentType, bytes: sent.length, width: null, height: null });
  expect(await files.read(person, awsKey)).toEqual(sent);
});

/** A picture of a few bytes that claims billions of pixels. */
async function bomb(): Promise<Buffer> {
  const small = await picture('png', { width: 1, height: 1 });
  const claimed = Buffer.from(small);
  claimed.writeUInt32BE(60_000, 16);
  claimed.writeUInt32BE(60_000, 20);
  return withChecksum(claimed);
}

/** Recomputes the CRC of the first chunk, which readers check. */
function withChecksum(bytes: Buffer): Buffer {
  let sum = 0xffffffff;
  for (const byte of bytes.subarray(12, 29)) {
    sum ^= byte;
    for (let i = 0; i < 8; i += 1) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  }
  bytes.writeUInt32BE((sum ^ 0xffffffff) >>> 0, 29);
  return bytes;
}

test.each([
  ['a page', Buffer.from('<!doctype html><script>alert(1)</script>'), 'FILE_TYPE_NOT_ALLOWED'],
  [
    'a drawing that may hold scripts',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    'FILE_TYPE_NOT_ALLOWED',
  ],
  ['a program', Buffer.from('\x7fELF\x02\x01\x01'.padEnd(64, '\0'), 'latin1'), 'FILE_TYPE_NOT_ALLOWED'],
  ['a GIF', Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAA=', 'base64'), 'FILE_TYPE_NOT_ALLOWED'],
  ['a video', video('mp4'), 'FILE_TYPE_NOT_ALLOWED'],
  ['half a picture', png.subarray(0, png.length / 2), 'FILE_TYPE_NOT_ALLOWED'],
  [
    'the beginning of a picture and nonsense',
    Buffer.concat([png.subarray(0, 60), Buffer.alloc(400, 9)]),
    'FILE_TYPE_NOT_ALLOWED',
  ],
  ['a picture of billions of pixels', await bomb(), 'FILE_TOO_LARGE'],
])(
  '%s that is announced as a PNG is refused each time it is asked for, and its bytes are gone',
  async (...given) => {
    const [, bytes, status] = given;
    const person = await shop.person();
    const awsKey = await files.upload(person, bytes);

    expect(await files.access(person, awsKey)).toMatchObject({ http: 409, status });
    expect(await files.access(person, awsKey)).toMatchObject({ http: 409, status });
    const row = await shop.db.selectFrom('files').select('status').where('awsKey', '=', awsKey).execute();
    expect(row).toEqual([{ status: 'REFUSED' }]);
    expect(await shop.filesBelow('incoming')).toEqual([]);
    expect(await shop.filesBelow(`profile-image/${person.id}`)).toEqual([]);
  },
);

test('a picture announced as a video is refused', async () => {
  const person = await shop.person();
  const awsKey = await files.upload(person, png, { objectPurpose: 'VIDEO', contentType: 'video/mp4' });
  expect(await files.access(person, awsKey)).toMatchObject({ http: 409, status: 'FILE_TYPE_NOT_ALLOWED' });
});

test('a file can be read only after its upload', async () => {
  const person = await shop.person();
  const link = await files.linkFor(person, png);
  expect(await files.access(person, link.awsKey)).toMatchObject({ http: 409, status: 'FILE_NOT_UPLOADED' });
  await files.put(link, png);
  expect((await files.access(person, link.awsKey)).http).toBe(200);
});

test('twenty concurrent first requests on two instances all get the same file', async () => {
  const other = await shop.instance();
  const [person, sent] = [await shop.person(), await picture('jpeg', { gps: true })];
  const awsKey = await files.upload(person, sent, { contentType: 'image/jpeg' });
  const clip = await files.upload(person, video('mp4'), { objectPurpose: 'VIDEO', contentType: 'video/mp4' });

  for (const key of [awsKey, clip]) {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        (i % 2 ? shop : other).call(wire.getFileAccessUrl, { awsKey: key }, person),
      ),
    );
    expect(answers.map(({ http }) => http)).toEqual(Array(20).fill(200));
    expect(new Set(answers.map(({ response }) => JSON.stringify(response))).size).toBe(1);
  }
  expect(await shop.filesBelow('incoming')).toEqual([]);
});

test('if the server died after writing the picture, the next request finishes its admission', async () => {
  const person = await shop.person();
  const awsKey = await files.upload(person, png);
  const { response } = await files.access(person, awsKey);
  const awaited = {
    status: 'AWAITED',
    contentType: 'image/png',
    bytes: png.length,
    width: null,
    height: null,
  };
  await shop.db.updateTable('files').set(awaited).where('awsKey', '=', awsKey).execute();

  expect((await files.access(person, awsKey)).response).toEqual(response);
});

test('the upload link cannot replace an admitted file', async () => {
  const person = await shop.person();
  for (const [bytes, announced] of [
    [png, { contentType: 'image/png' }],
    [video('mp4'), { objectPurpose: 'VIDEO', contentType: 'video/mp4' }],
  ] as const) {
    const link = await files.linkFor(person, bytes, announced);
    await files.put(link, bytes);
    const before = await files.read(person, link.awsKey);

    const other = Buffer.from(bytes);
    other.fill(1, bytes.length - 20);
    expect((await files.put(link, other)).statusCode).toBe(200);
    expect(await files.read(person, link.awsKey)).toEqual(before);
  }
});

test('files of others look like missing ones, for admins too', async () => {
  const [person, other] = [await shop.person(), await shop.person()];
  const awsKey = await files.upload(person, png);
  const unknown = awsKey.replace(/[0-9a-f-]{36}\.png$/, `${other.id}.png`);

  for (const as of [other, await shop.person({ admin: true })]) {
    const foreign = await files.access(as, awsKey);
    expect(foreign).toMatchObject({ http: 404, status: 'NOT_FOUND' });
    const { headers: _one, ...answer } = foreign;
    const { headers: _other, ...same } = await files.access(as, unknown);
    expect(same).toEqual(answer);
  }
  // A request by somebody else does not start an inspection.
  const row = await shop.db.selectFrom('files').select('status').where('awsKey', '=', awsKey).execute();
  expect(row).toEqual([{ status: 'AWAITED' }]);
  for (const as of [undefined, await shop.clientToken()])
    expect((await shop.call(wire.getFileAccessUrl, { awsKey }, as)).http).toBe(401);
});

test('admins can read registration images, and files that they uploaded for somebody', async () => {
  const [person, other] = [await shop.person(), await shop.person()];
  const [admin, colleague] = [await shop.person({ admin: true }), await shop.person({ admin: true })];
  const image = await files.upload(person, png, { objectPurpose: 'REGISTRATION_IMAGE' });
  const link = await files.linkForUser(admin, person.id, png);
  await files.put(link, png);

  expect((await files.access(other, image)).http).toBe(404);
  expect((await files.access(admin, image)).http).toBe(200);
  expect((await files.access(admin, link.awsKey)).http).toBe(200);
  expect((await files.access(colleague, link.awsKey)).http).toBe(404);
});

test.each(['../keys/master-key', 'profile-image/%2e%2e/x.png', 'incoming/0198', '/etc/passwd', 'a/b/c.png'])(
  '%s is not a key',
  async (awsKey) => {
    const answer = await files.access(await shop.person(), awsKey);
    expect(answer).toMatchObject({ http: 400, status: 'WRONG_FORMAT' });
  },
);
