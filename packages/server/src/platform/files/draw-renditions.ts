import { createHash } from 'node:crypto';
import sharp from 'sharp';
import type { CreateRaw } from 'sharp';
import { MOST_BYTES, RENDITIONS, RENDITION_FORMATS } from '@torre/domain/files';
import type { RenditionFormat, RenditionName } from '@torre/domain/files';
import { BadPicture, MOST_PIXELS } from './draw-again.ts';

export interface DrawnRendition {
  readonly name: RenditionName;
  readonly format: RenditionFormat;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  readonly content: Buffer;
  readonly sha256: Buffer;
}

/** Qualities, and about how large they leave a picture beside the first: one that cannot be small enough is not tried. */
const QUALITIES = [
  { quality: 80, leaves: 1 },
  { quality: 70, leaves: 0.8 },
  { quality: 60, leaves: 0.68 },
  { quality: 45, leaves: 0.55 },
  { quality: 30, leaves: 0.42 },
] as const;
/** An estimate that is so much too high may still be small enough. */
const DOUBT = 1.1;
/** What even the last quality leaves too large gets fewer points. */
const SMALLER = 0.8;

/**
 * A picture in every size and format in which it is read, none of them larger than MOST_BYTES, none wider than the picture
 * itself. Works on threads of its own. Throws BadPicture.
 */
export async function drawRenditions(bytes: Buffer): Promise<readonly DrawnRendition[]> {
  const drawn: DrawnRendition[] = [];
  try {
    // The widest is drawn from the original, the others from it: a picture of 12 megapixels is opened once.
    const widest = await sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
      .autoOrient()
      .resize({ width: RENDITIONS.large, withoutEnlargement: true })
      // Transparency would become black in a jpg.
      .flatten({ background: '#ffffff' })
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width, height, channels } = widest.info;
    const source = { data: widest.data, raw: { width, height, channels } };
    for (const [name, most] of Object.entries(RENDITIONS) as [RenditionName, number][])
      for (const format of RENDITION_FORMATS)
        drawn.push({ name, format, ...(await small(source, Math.min(most, width), format)) });
  } catch (error) {
    throw error instanceof BadPicture ? error : new BadPicture(error as Error);
  }
  return drawn;
}

interface Source {
  readonly data: Buffer;
  readonly raw: CreateRaw;
}

async function small(
  { data, raw }: Source,
  width: number,
  format: RenditionFormat,
): Promise<Omit<DrawnRendition, 'name' | 'format'>> {
  for (let wanted = width; ; wanted = Math.round(wanted * SMALLER)) {
    // Bytes of the first quality, as the last attempt lets expect.
    let first = 0;
    for (const { quality, leaves } of QUALITIES) {
      if (first * leaves > MOST_BYTES * DOUBT) continue;
      const picture = sharp(data, { raw }).resize({ width: wanted });
      const encoded = format === 'jpg' ? picture.jpeg({ quality }) : picture.webp({ quality, effort: 3 });
      const { data: content, info } = await encoded.toBuffer({ resolveWithObject: true });
      if (content.length > MOST_BYTES) {
        first = content.length / leaves;
        continue;
      }
      const sha256 = createHash('sha256').update(content).digest();
      return { width: info.width, height: info.height, content, sha256 };
    }
  }
}
