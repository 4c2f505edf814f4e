import sharp, { type Sharp } from 'sharp';
import { inTurn } from '#server/jobs/in-turn.ts';

/** Phones that fit the limits of bytes take up to 64 megapixels; a picture of a few kilobytes can claim billions. */
const mostPixels = 70_000_000;
/** A certificate stays readable, and nobody's page has to load more. */
const asSent = { longestSide: 4_096, quality: 90 };
/** A till shows dozens of menu photos at once, none larger than this on any screen. */
const asPhoto = { longestSide: 960, quality: 82 };
const longestSeconds = 30;

// Whatever calls itself an image is read by these two readers or not at all.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer'] });
sharp.cache(false);
sharp.concurrency(1);

/** The largest, progressive and on its side, takes half a gigabyte while it is turned, and seconds. */
export const imageTurn = inTurn({ atOnce: 1, waitingEach: 2, waiting: 30, seconds: 5 });

type ImageType = 'image/png' | 'image/jpeg';
export type CleanImage = { bytes: Buffer; contentType: ImageType; width: number; height: number };

/**
 * The picture written anew, upright and without what a camera adds, where it was taken above all. PNG stays PNG and JPEG
 * JPEG; a photo becomes small, and a JPEG unless one sees through it. 'BROKEN' where it cannot be read to its end.
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
