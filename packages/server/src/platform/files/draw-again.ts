import sharp from 'sharp';
import type { FileExtension } from '@torre/domain/files';

/** A small file may unfold into a picture that fills the memory: larger ones are not opened. */
export const MOST_PIXELS = 50_000_000;
/** Longer sides are scaled down to this. */
const LONGEST_SIDE = 4096;

/** The picture cannot be read, or is too large to be opened. */
export class BadPicture extends Error {
  readonly isTooLarge: boolean;
  constructor(cause: Error) {
    super('the picture cannot be drawn again', { cause });
    this.name = 'BadPicture';
    this.isTooLarge = /pixel limit/i.test(cause.message);
  }
}

/**
 * The same picture drawn anew in the same format, upright, at most 4096 pixels a side: place, camera and whatever
 * else hung on it stay behind. Works on threads of its own. Throws BadPicture.
 */
export async function drawAgain(bytes: Buffer, extension: FileExtension): Promise<Buffer> {
  try {
    const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
      .autoOrient()
      .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true });
    if (extension === 'png') return await picture.png().toBuffer();
    if (extension === 'webp') return await picture.webp({ quality: 85 }).toBuffer();
    return await picture.jpeg({ quality: 85, mozjpeg: false }).toBuffer();
  } catch (error) {
    throw new BadPicture(error as Error);
  }
}
