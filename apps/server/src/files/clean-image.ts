import sharp, { type Sharp } from 'sharp';
import { fairQueue } from '#server/jobs/fair-queue.ts';

/**
 * Phone photos within the byte limits have up to 64 megapixels; a forged file of a few kilobytes can claim billions.
 */
const mostPixels = 70_000_000;
/** Large enough to read a certificate, small enough for a page. */
const asSent = { longestSide: 4_096, quality: 90 };
/**
 * For public pictures and those of people: a till shows dozens of menu photos at the same time, and no page shows a
 * larger picture.
 */
const asPhoto = { longestSide: 960, quality: 82 };
const longestSeconds = 30;

// Only these two readers may open an image.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer'] });
sharp.cache(false);
sharp.concurrency(1);

/** One at a time: rotating the largest progressive image takes seconds and half a gigabyte. */
export const imageQueue = fairQueue({ atOnce: 1, waitingEach: 2, waiting: 30, seconds: 5 });

type ImageType = 'image/png' | 'image/jpeg';
export type CleanImage = { bytes: Buffer; contentType: ImageType; width: number; height: number };

/**
 * Re-encodes a picture upright and without metadata such as the GPS position, and shrinks a large one. PNG stays PNG
 * and JPEG stays JPEG, but a photo without transparency becomes a JPEG. 'BROKEN' if it cannot be decoded.
 */
export async function cleanImage(
  bytes: Buffer,
  { contentType: sent, isPhoto }: { contentType: ImageType; isPhoto: boolean },
): Promise<CleanImage | 'BROKEN' | 'TOO_MANY_PIXELS'> {
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (width * height > mostPixels) return 'TOO_MANY_PIXELS';

    const { longestSide, quality } = isPhoto ? asPhoto : asSent;
    const upright = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' })
      .timeout({ seconds: longestSeconds })
      .autoOrient()
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true });
    if (sent === 'image/jpeg') return await written(upright.jpeg({ quality }), 'image/jpeg');
    const png = await written(upright.png(), 'image/png');
    const staysPng = !isPhoto || !(await sharp(png.bytes).stats()).isOpaque;
    return staysPng ? png : await written(sharp(png.bytes).jpeg({ quality }), 'image/jpeg');
  } catch {
    return 'BROKEN';
  }
}

async function written(image: Sharp, contentType: ImageType): Promise<CleanImage> {
  const { data: bytes, info } = await image.toBuffer({ resolveWithObject: true });
  return { bytes, contentType, width: info.width, height: info.height };
}
