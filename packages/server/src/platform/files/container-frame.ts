import type { VideoContainer } from '@torre/domain/files';

const BOX_HEAD = 8;
const LONG_BOX_HEAD = 16;
const BOX_NAME = /^[\x20-\x7e]{4}$/;
const EBML = 0x1a45dfa3;
const SEGMENT = 0x18538067;

/**
 * Whether a file is one container from its first byte to its last: not cut off, and with nothing behind it. A recording in
 * WebM need not say where it ends.
 */
export function isWholeContainer(bytes: Uint8Array, container: VideoContainer): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return container === 'mp4' ? areBoxes(view) : isSegment(view);
}

/** ISO 14496-12: boxes with their sizes, one after the other, that of the type first. */
function areBoxes(view: DataView): boolean {
  const names: string[] = [];
  let at = 0;
  while (at < view.byteLength) {
    const size = boxSize(view, at);
    if (size === null || at + size > view.byteLength) return false;
    names.push(boxName(view, at));
    at += size;
  }
  return names[0] === 'ftyp' && names.includes('moov') && names.every((name) => BOX_NAME.test(name));
}

function boxSize(view: DataView, at: number): number | null {
  const rest = view.byteLength - at;
  if (rest < BOX_HEAD) return null;
  const size = view.getUint32(at);
  // Of the last box: to the end of the file.
  if (size === 0) return rest;
  if (size !== 1) return size < BOX_HEAD ? null : size;
  if (rest < LONG_BOX_HEAD) return null;
  const long = Number(view.getBigUint64(at + BOX_HEAD));
  return long < LONG_BOX_HEAD ? null : long;
}

const boxName = (view: DataView, at: number): string =>
  String.fromCharCode(...[4, 5, 6, 7].map((offset) => view.getUint8(at + offset)));

/** RFC 8794: the head of EBML, then one segment. */
function isSegment(view: DataView): boolean {
  const head = element(view, 0, EBML);
  if (head === null || head.size === null) return false;
  const segment = element(view, head.from + head.size, SEGMENT);
  if (segment === null) return false;
  return segment.size === null || segment.from + segment.size === view.byteLength;
}

/** Where the content of an element with this id of four bytes begins, and its size; null: it does not say. */
function element(
  view: DataView,
  at: number,
  id: number,
): { readonly from: number; readonly size: number | null } | null {
  const sizeAt = at + 4;
  if (sizeAt >= view.byteLength || view.getUint32(at) !== id) return null;
  const first = view.getUint8(sizeAt);
  const length = Math.clz32(first) - 24 + 1;
  if (length > 8 || sizeAt + length > view.byteLength) return null;
  let size = BigInt(first) & ((1n << BigInt(8 - length)) - 1n);
  for (let nth = 1; nth < length; nth++) size = (size << 8n) | BigInt(view.getUint8(sizeAt + nth));
  const isUnknown = size === (1n << BigInt(7 * length)) - 1n;
  return { from: sizeAt + length, size: isUnknown ? null : Number(size) };
}
