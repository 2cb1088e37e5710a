import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { CompactMonth } from '@torre/contract/roster';

export type Encoding = 'br' | 'gzip' | 'identity';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Higher levels save a few hundred bytes of a month and cost ten times as long. */
const BROTLI_LEVEL = 4;

/** A month as it is sent: text and compressed forms made once and kept. */
export class PreparedMonth {
  readonly text: Buffer;
  /** Names the content without its position: an unchanged month keeps its tag. */
  readonly etag: string;
  readonly position: string;
  readonly #compressed = new Map<Encoding, Promise<Buffer>>();

  constructor(month: CompactMonth) {
    const { position, ...content } = month;
    this.position = position;
    this.text = Buffer.from(JSON.stringify(month));
    this.etag = `W/"${createHash('sha1').update(JSON.stringify(content)).digest('base64url')}"`;
  }

  bytes(encoding: Encoding): Promise<Buffer> {
    const known = this.#compressed.get(encoding);
    if (known) return known;
    const made = compress(this.text, encoding);
    this.#compressed.set(encoding, made);
    return made;
  }
}

async function compress(text: Buffer, encoding: Encoding): Promise<Buffer> {
  switch (encoding) {
    case 'br':
      return compressBrotli(text, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: BROTLI_LEVEL,
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
        },
      });
    case 'gzip':
      return compressGzip(text);
    case 'identity':
      return text;
  }
}

/** The best form that Accept-Encoding names; a coding with q=0 is refused by the client. */
export function acceptedEncoding(header: string | undefined): Encoding {
  const accepted = new Set(
    (header ?? '')
      .split(',')
      .map((part) => part.trim().toLowerCase())
      .filter((part) => !/;\s*q=0(\.0*)?$/.test(part))
      .map((part) => part.split(';')[0]!.trim()),
  );
  if (accepted.has('br')) return 'br';
  return accepted.has('gzip') ? 'gzip' : 'identity';
}

/** Whether If-None-Match names this content. */
export function isKnown(header: string | undefined, etag: string): boolean {
  return (header ?? '').split(',').some((tag) => tag.trim() === etag);
}
