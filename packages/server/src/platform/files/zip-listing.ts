const END = 0x06054b50;
const ENTRY = 0x02014b50;
const END_LENGTH = 22;
const ENTRY_LENGTH = 46;

const LOCAL = 0x04034b50;
const LOCAL_LENGTH = 30;

export interface ZipEntry {
  readonly name: string;
  /** 0 stored, 8 deflated. */
  readonly method: number;
  /** Where its packed content stands in the archive, in bytes. */
  readonly packed: { readonly first: number; readonly length: number };
}

/** Names in a zip archive; null for what is no plain archive. */
export function zipNames(bytes: Buffer): readonly string[] | null {
  return zipEntries(bytes)?.map(({ name }) => name) ?? null;
}

/**
 * What a zip archive holds, from its directory at the end; nothing is unpacked. null for what is no plain archive:
 * bytes before or after it, several volumes, or a directory that does not add up (a second file hides there).
 */
export function zipEntries(bytes: Buffer): readonly ZipEntry[] | null {
  const end = bytes.length - END_LENGTH;
  // An archive comment would sit behind the end record; office programs write none.
  if (end < 0 || bytes.readUInt32LE(end) !== END || bytes.readUInt16LE(end + 20) !== 0) return null;
  const count = bytes.readUInt16LE(end + 10);
  const length = bytes.readUInt32LE(end + 12);
  const start = bytes.readUInt32LE(end + 16);
  if (bytes.readUInt16LE(end + 4) !== 0 || start + length !== end || bytes.readUInt32LE(0) !== LOCAL)
    return null;
  const entries: ZipEntry[] = [];
  let at = start;
  for (let i = 0; i < count; i += 1) {
    if (at + ENTRY_LENGTH > end || bytes.readUInt32LE(at) !== ENTRY) return null;
    const nameLength = bytes.readUInt16LE(at + 28);
    const local = bytes.readUInt32LE(at + 42);
    if (local + LOCAL_LENGTH > start || bytes.readUInt32LE(local) !== LOCAL) return null;
    entries.push({
      name: bytes.toString('utf8', at + ENTRY_LENGTH, at + ENTRY_LENGTH + nameLength),
      method: bytes.readUInt16LE(at + 10),
      packed: {
        first: local + LOCAL_LENGTH + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28),
        length: bytes.readUInt32LE(at + 20),
      },
    });
    at += ENTRY_LENGTH + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return at === end ? entries : null;
}
