import type { ImportPreview, ImportRefusal } from '@torre/contract/import-export';
import { importExportSentence } from '@torre/contract/import-export/sentences';
import { OUTCOME } from '@torre/contract/outcome';
import { compactDay } from '@torre/domain/kernel';
import { inTransaction } from '../../platform/db/index.ts';
import { refused, wordsOf } from '../../platform/http/refused.ts';
import type { SaveDeps, WishedChange } from '../cells/index.ts';
import type { RosterActor } from '../month/index.ts';
import { previewCells } from '../cells/index.ts';
import type { ComparedFile, FileChange } from './compare-with-month.ts';
import { tableName } from './month-table.ts';

/** So many changes fit into the one call that saves them. */
const MOST_CHANGES = 6000;

const cellName = (employeeId: string, date: string): string => `${employeeId} ${date}`;

/** What saving the changes of a file would do: the rules' answer for each cell and the counters'. Saves nothing. */
export async function importPreview(
  deps: SaveDeps,
  actor: RosterActor,
  icao: string,
  file: ComparedFile,
): Promise<ImportPreview> {
  if (file.changes.length > MOST_CHANGES) {
    const sentence = importExportSentence('tooManyChanges', {
      count: file.changes.length,
      most: MOST_CHANGES,
    });
    throw refused(413, OUTCOME.fileTooLarge, sentence);
  }
  const {
    cells,
    shifts,
    refused: no,
    overAbsence = [],
  } = await inTransaction(deps.db, (tx) => previewCells(tx, actor, icao, file.changes.map(wished)));
  const byCell = new Map(
    file.changes.map((change) => [cellName(change.person.employeeId, compactDay(change.day)), change]),
  );
  const changes = shifts.map(({ employeeId, date, turn }) => {
    const { person, version, before, confTurnId } = byCell.get(cellName(employeeId, date))!;
    const { employeeName, employeeSurname } = person;
    return { employeeId, employeeName, employeeSurname, date, version, before, after: turn, confTurnId };
  });
  const byRule = no.map((cell): ImportRefusal => {
    const { person, place, before, turn } = byCell.get(cellName(cell.employeeId, cell.date))!;
    const name = tableName({ surname: person.employeeSurname, name: person.employeeName });
    const { messageIT, text } = cell;
    const why = { messageIT, ...(text && { text }) };
    return { place: wordsOf(place), person: name, date: cell.date, before, written: turn ?? '', ...why };
  });
  return {
    outcome: { code: OUTCOME.ok, messageIT: '' },
    // A cell that was emptied and has the base cycle's shift already is left alone.
    unchanged: file.unchanged + file.changes.length - shifts.length - no.length,
    changes,
    refused: [...file.refused, ...byRule],
    overAbsence,
    ...(await deps.forecast(icao, cells)),
  };
}

function wished({ person, day, version, turn }: FileChange): WishedChange {
  const edit = turn === null ? ({ kind: 'cycle' } as const) : ({ kind: 'shift', turn } as const);
  return { employeeId: person.employeeId, day, seenVersion: version, edit };
}
