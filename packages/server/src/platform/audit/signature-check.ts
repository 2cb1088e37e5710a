import type { Queryable } from '../db/index.ts';
import type { Batch } from './audit-chain.ts';
import type { AuditKey, AuditKeys } from './audit-keys.ts';
import { problemOfBatch, problemOfRow } from './audit-problem.ts';
import type { AuditProblem } from './audit-problem.ts';
import { KEY_ID } from './audit-keys.ts';
import { batchMac, readSignedRows, rowMac } from './row-mac.ts';
import type { SignedRow } from './row-mac.ts';
import { TimeCheck } from './time-check.ts';
import type { DoubtfulRow } from './time-check.ts';

/** Rows signed with a key that is not known here. */
export interface RowsOfKey {
  readonly keyId: string;
  readonly rows: number;
  /** When they were written, by their own account: milliseconds since 1970. */
  readonly from: number;
  readonly to: number;
}

export interface Signatures {
  /** Rows whose HMAC fits. */
  readonly checked: number;
  /** Rows sealed before Torre signed any. */
  readonly older: number;
  readonly otherKeys: readonly RowsOfKey[];
}

/** Rows looked at in one go: some ten milliseconds of this process. */
const ROWS_AT_ONCE = 1000;

type Verdict = 'fits' | 'older' | 'otherKey' | 'forged' | 'otherKeyLate';

/** Whether one signed with a known key was met: by then Torre signs, and with a key that is known here. */
interface Begun {
  isSigned: boolean;
}

/**
 * Whether rows and batches carry an HMAC of Torre's, met in the order of the chain. What has none, or one of an unknown key,
 * is of another time as long as no known key was met: rows of before the signatures, of a backup of elsewhere, of a key that
 * is gone. After that nobody but Torre can have written it, or somebody else did. null as keys: nothing can be checked.
 */
export class SignatureCheck {
  readonly problems: AuditProblem[] = [];
  readonly #keys: AuditKeys | null;
  readonly #times = new TimeCheck();
  readonly #otherKeys = new Map<string, RowsOfKey>();
  readonly #rowsBegun: Begun = { isSigned: false };
  /** Of its own: what waited while Torre was brought up to date is in batches that are signed. */
  readonly #batchesBegun: Begun = { isSigned: false };
  #checked = 0;
  #older = 0;

  constructor(keys: AuditKeys | null) {
    this.#keys = keys;
  }

  get signatures(): Signatures {
    return { checked: this.#checked, older: this.#older, otherKeys: [...this.#otherKeys.values()] };
  }

  /** Rows whose time does not fit the batch that they stand in. */
  get doubtful(): readonly DoubtfulRow[] {
    return this.#times.doubtful;
  }

  /** The next batches of the chain with their rows; `suspects`: ids of rows that are told of already. */
  async check(on: Queryable, batches: readonly Batch[], suspects: ReadonlySet<string>): Promise<void> {
    for (const batch of batches) {
      const end = batch.firstSeq + batch.rowCount;
      for (let from = batch.firstSeq; from < end; from += ROWS_AT_ONCE) {
        const rows = await readSignedRows(
          on,
          'audit_seal s join audit a on a.audit_id = s.audit_id where s.seq >= $1 and s.seq < $2 order by s.seq',
          [from, Math.min(from + ROWS_AT_ONCE, end)],
        );
        for (const row of rows) if (!suspects.has(row.auditId)) this.#checkRow(row, batch);
      }
      this.#checkBatch(batch);
      this.#times.endOfBatch(batch);
    }
  }

  #checkRow(row: SignedRow, batch: Batch): void {
    const at = Date.parse(row.at);
    this.#times.check(row.auditId, at, batch);
    const verdict = this.#judge(row, this.#rowsBegun, (key) => rowMac(key, row));
    if (verdict === 'fits') this.#checked++;
    else if (verdict === 'older') this.#older++;
    else if (verdict === 'forged') this.problems.push(problemOfRow('forged', row.auditId));
    else {
      this.#countOtherKey(row.keyId!, at);
      if (verdict === 'otherKeyLate') this.problems.push(problemOfRow('otherKey', row.auditId));
    }
  }

  #checkBatch(batch: Batch): void {
    const verdict = this.#judge(batch, this.#batchesBegun, (key) => batchMac(key, batch.batchNo, batch.hash));
    // A batch that does not follow is told of already.
    if (verdict === 'forged' && batch.isWhole) this.problems.push(problemOfBatch('chain', batch.batchNo));
    if (verdict === 'otherKeyLate') this.problems.push(problemOfBatch('otherKey', batch.batchNo));
  }

  #judge(signed: Pick<SignedRow, 'mac' | 'keyId'>, begun: Begun, mac: (key: AuditKey) => Buffer): Verdict {
    if (signed.mac === null || signed.keyId === null) return begun.isSigned ? 'forged' : 'older';
    if (!KEY_ID.test(signed.keyId)) return 'forged';
    const key = this.#keys?.byId.get(signed.keyId);
    if (key === undefined) return begun.isSigned ? 'otherKeyLate' : 'otherKey';
    if (!mac(key).equals(signed.mac)) return 'forged';
    begun.isSigned = true;
    return 'fits';
  }

  #countOtherKey(keyId: string, at: number): void {
    const { rows, from, to } = this.#otherKeys.get(keyId) ?? { rows: 0, from: at, to: at };
    this.#otherKeys.set(keyId, { keyId, rows: rows + 1, from: Math.min(from, at), to: Math.max(to, at) });
  }
}
