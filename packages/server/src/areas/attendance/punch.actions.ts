import type { PunchFileCheck } from '@torre/contract/attendance';
import { attendanceSentence } from '@torre/contract/attendance/sentences';
import { OUTCOME } from '@torre/contract/outcome';
import { compactDay } from '@torre/domain/kernel';
import type { Actor } from '../../platform/access/actor.ts';
import { auditChange } from '../../platform/audit/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import { refused, wordsOf } from '../../platform/http/refused.ts';
import { insertPunches, unknownCodes } from './punch.store.ts';
import type { PunchFault, PunchFileResult } from './punch-work.ts';

type ReadFile = Extract<PunchFileResult, { readonly kind: 'read' }>;

/** Of a file with many wrong rows the first ones say enough. */
const MOST_FAULTS = 100;

/** Saves the punches of a file, each once, whole or not at all. Throws Refused: 409 with `faults`, by row. */
export async function importPunches(
  tx: Tx,
  actor: Actor,
  file: ReadFile,
): Promise<{ readonly read: number; readonly written: number }> {
  refuseFaults(await allFaults(tx, file));
  const { punches } = file;
  const [read, written] = [punches.length, await insertPunches(tx, punches)];
  if (written > 0)
    await auditChange(tx, actor, {
      what: 'import-punches',
      entity: 'punch-file',
      entityKey: actor.now.toString(),
      values: [
        { field: 'rows', privacyClass: 'PUBLIC', old: null, new: String(read) },
        { field: 'written', privacyClass: 'PUBLIC', old: null, new: String(written) },
      ],
    });
  return { read, written };
}

/** What an import of a file would do, in a transaction that is rolled back: the same statements, nothing saved. */
export async function checkPunches(tx: Tx, file: ReadFile): Promise<Omit<PunchFileCheck, 'outcome'>> {
  const { punches } = file;
  const faults = await allFaults(tx, file);
  const days = punches.map(({ day }) => day).sort((one, other) => one - other);
  const [first, last] = [days[0], days.at(-1)];
  return {
    read: punches.length,
    fresh: faults.length === 0 ? await insertPunches(tx, punches) : 0,
    people: new Set(punches.map(({ employeeId }) => employeeId)).size,
    from: first === undefined ? null : compactDay(first),
    to: last === undefined ? null : compactDay(last),
    faultCount: faults.length,
    faults: shownFaults(faults),
  };
}

/** Rows that are no punch, and those of people whom nobody knows; by row. */
async function allFaults(tx: Tx, { punches, faults }: ReadFile): Promise<readonly PunchFault[]> {
  const unknown = await unknownCodes(tx, [...new Set(punches.map(({ employeeId }) => employeeId))]);
  const nobodys = punches
    .filter(({ employeeId }) => unknown.has(employeeId))
    .map(({ row, employeeId }): PunchFault => ({
      row,
      sentence: attendanceSentence('person-unknown', { found: employeeId }),
    }));
  return [...faults, ...nobodys].sort((one, other) => one.row - other.row);
}

function refuseFaults(faults: readonly PunchFault[]): void {
  if (faults.length === 0) return;
  throw refused(409, OUTCOME.fileNotAllowed, attendanceSentence('punchesRefused', { count: faults.length }), {
    faults: shownFaults(faults),
  });
}

const shownFaults = (faults: readonly PunchFault[]): PunchFileCheck['faults'] =>
  faults.slice(0, MOST_FAULTS).map(({ row, sentence }) => ({
    row,
    ...wordsOf(attendanceSentence('rowFault', { row, fault: sentence })),
  }));
