import sharp from 'sharp';
import { inTurn } from '#server/jobs/in-turn.ts';

/** Phones that fit the limits of bytes take up to 64 megapixels; a picture of a few kilobytes can claim billions. */
const mostPixels = 70_000_000;
/** A certificate stays readable, and nobody's page has to load more. */
const longestSide = 4_096;
const jpegQuality = 90;
const longestSeconds = 30;

// Whatever calls itself an image is read by these two readers or not at all.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer'] });
sharp.cache(false);
sharp.concurrency(1);

/** The largest, progressive and on its side, takes half a gigabyte while it is turned. */
export const imageTurn = inTurn({ atOnce: 1, waiting: 30 });

export type CleanImage = { bytes: Buffer; width: number; height: number };

/**
 * The picture written anew, upright and without what a camera adds, where it was taken above all. PNG stays PNG and JPEG
 * JPEG. 'BROKEN' where it cannot be read to its end.
 */
export async function cleanImage(
  bytes: Buffer,
  contentType: 'image/png' | 'image/jpeg',
): Promise<CleanImage | 'BROKEN' | 'TOO_MANY_PIXELS'> {
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (width * height > mostPixels) return 'TOO_MANY_PIXELS';

    const upright = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' })
      .timeout({ seconds: longestSeconds })
      .autoOrient()
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true });
    const written = contentType === 'image/png' ? upright.png() : upright.jpeg({ quality: jpegQuality });
    const { data, info } = await written.toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  } catch {
    return 'BROKEN';
  }
}
