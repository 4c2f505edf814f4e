import type { InputOf, OutputOf } from '@maru/contract/endpoint.ts';
import * as wire from '@maru/contract/files/files.endpoints.ts';
import sharp from 'sharp';
import type { App } from '#server/app.ts';
import type { Caller, Server } from '../open-shop.ts';

type Announced = Partial<InputOf<typeof wire.getFileUploadUrl>>;
type Link = OutputOf<typeof wire.getFileUploadUrl>;

/** A picture as a browser sends it; `gps` adds a GPS position, as a camera does. */
export function picture(
  format: 'png' | 'jpeg',
  over: { width?: number; height?: number; orientation?: number; gps?: boolean } = {},
): Promise<Buffer> {
  const { width = 60, height = 40, orientation, gps = false } = over;
  const background = { r: 200, g: 120, b: 40 };
  const plain = sharp({ create: { width, height, channels: 3, background } })[format]();
  if (!gps && orientation === undefined) return plain.toBuffer();
  const exif = {
    IFD0: { Make: 'Maru Camera', Artist: 'Somebody' },
    ...(gps && { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '37/1 33/1 59/1' } }),
  };
  return plain.withMetadata({ exif, ...(orientation !== undefined && { orientation }) }).toBuffer();
}

/** The smallest content that is detected as MP4 or WebM. */
export function video(type: 'mp4' | 'webm'): Buffer {
  const mp4 = '000000186674797069736f6d0000020069736f6d6d703432';
  const webm =
    '1a45dfa39f4286810142f7810142f2810442f381084282847765626d42878104428581021853806701ffffffffffffff';
  return Buffer.concat([Buffer.from(type === 'mp4' ? mp4 : webm, 'hex'), Buffer.alloc(2_000, 7)]);
}

/** Uploads and reads as a page does, with the links from the endpoints. */
export function fileBuilder({ call, app }: Pick<Server, 'call' | 'app'>) {
  async function linkFor(as: Caller, bytes: Buffer, announced: Announced = {}) {
    const input = { contentType: 'image/png' as const, bytes: bytes.length, ...announced };
    return (await call(wire.getFileUploadUrl, input, as)).response;
  }

  async function linkForUser(as: Caller, userId: string, bytes: Buffer, announced: Announced = {}) {
    const input = { contentType: 'image/png' as const, bytes: bytes.length, userId, ...announced };
    return (await call(wire.getFileUploadUrlForUser, input, as)).response;
  }

  function put(link: Pick<Link, 'url' | 'headers'>, bytes: Buffer, origin: App['hub'] = app.hub) {
    return origin.inject({ method: 'PUT', url: link.url, headers: link.headers, payload: bytes });
  }

  async function upload(as: Caller, bytes: Buffer, announced: Announced = {}): Promise<string> {
    const link = await linkFor(as, bytes, announced);
    const { statusCode } = await put(link, bytes);
    if (statusCode !== 200) throw new Error(`the upload was answered ${statusCode}`);
    return link.awsKey;
  }

  const access = (as: Caller, awsKey: string) => call(wire.getFileAccessUrl, { awsKey }, as);
  const get = (url: string, headers: Record<string, string> = {}) => app.hub.inject({ url, headers });

  /** The bytes of a file, read through its access link. */
  async function read(as: Caller, awsKey: string): Promise<Buffer> {
    return (await get((await access(as, awsKey)).response.url)).rawPayload;
  }

  return { linkFor, linkForUser, put, upload, access, get, read };
}
