/** A PostgreSQL snapshot `xmin:xmax:xip,…`: which transactions a read has seen. */
export interface Snapshot {
  readonly text: string;
  /** Everything below is seen: the position that readers resume from. */
  readonly xmin: bigint;
  /** Nothing at or above is seen. */
  readonly xmax: bigint;
  /** Under way in between, hence not seen. */
  readonly underWay: ReadonlySet<bigint>;
}

export function parseSnapshot(text: string): Snapshot {
  const [xmin = '', xmax = '', list = ''] = text.split(':');
  return {
    text,
    xmin: BigInt(xmin),
    xmax: BigInt(xmax),
    underWay: new Set(list === '' ? [] : list.split(',').map(BigInt)),
  };
}

/** true when a read with this snapshot saw what the transaction committed (or knows that it rolled back). */
export function sees(snapshot: Snapshot, xid: bigint): boolean {
  return xid < snapshot.xmax && !snapshot.underWay.has(xid);
}

/** A position as clients send it: a transaction number as text; null when it is none. */
export function parsePosition(text: string): bigint | null {
  return /^\d{1,20}$/.test(text) ? BigInt(text) : null;
}
