import type { ByteRange } from './file-store.ts';

/** `attachment` with the name twice (RFC 6266): in plain letters for old programs, and as it is (RFC 5987). */
export function attachment(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/[^\x20-\x7e]/g, '')
    .replace(/["\\%;]/g, '_');
  const exact = encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return `attachment; filename="${plain || 'file'}"; filename*=UTF-8''${exact}`;
}

/**
 * What a `Range` header asks of a content: one part, everything (null: none asked, several, or not in bytes), or
 * nothing that there is.
 */
export function requestedRange(header: string | undefined, size: number): ByteRange | null | 'unsatisfiable' {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '');
  if (!match || (match[1] === '' && match[2] === '')) return null;
  const [, from = '', to = ''] = match;
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (from !== '' && to !== '' && Number(to) < first) return null;
  return first <= last && first < size ? { first, last } : 'unsatisfiable';
}
