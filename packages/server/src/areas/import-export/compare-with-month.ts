import { rosterSentence } from '@torre/contract/cells/sentences';
import type { ImportRefusal } from '@torre/contract/import-export';
import { importExportSentence } from '@torre/contract/import-export/sentences';
import type { CompactPerson } from '@torre/contract/month';
import type { Sentence } from '@torre/contract/sentences';
import { compactDay, displayDay } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import { holdsOn, importedCell } from '@torre/domain/roster';
import type { ImportedCell } from '@torre/domain/roster';
import { wordsOf } from '../../platform/http/refused.ts';
import { NOT_HERE, NO_SHIFT, compactMonth, domainDefinition } from '../month/index.thread.ts';
import type { MonthData } from '../month/index.thread.ts';
import { openMonth } from './month-sheet.ts';
import { tableName } from './month-table.ts';
import { textOf } from './read-month-table.ts';
import type { FileValue } from '../../platform/table-files/index.ts';
import type { MonthTable } from './read-month-table.ts';

/** A cell that a file would change, with the version that stands while it is compared. */
export interface FileChange {
  readonly person: CompactPerson;
  readonly day: Day;
  readonly version: number | null;
  readonly before: string | null;
  /** null: the shift is taken away. */
  readonly turn: string | null;
  /** Definition of the turn on that day. */
  readonly confTurnId: string | null;
  /** Where in the file, in words. */
  readonly place: Sentence;
}

export interface ComparedFile {
  readonly unchanged: number;
  readonly changes: readonly FileChange[];
  readonly refused: readonly ImportRefusal[];
}

/** What a person's row of the month says, as exports write it (`shown`) and as it stands. */
interface StandingRow {
  readonly person: CompactPerson;
  readonly shown: readonly string[];
  readonly standing: readonly string[];
}

/** Lays a file beside its month: what it would change, what it cannot, and how much stands so already. */
export function compareWithMonth(table: MonthTable, data: MonthData): ComparedFile {
  const rows = standingRows(data);
  const idsOf = definitionIds(data);
  const changes: FileChange[] = [];
  const refused: ImportRefusal[] = [];
  const seen = new Map<string, number>();
  let unchanged = 0;
  table.rows.forEach((cells, row) => {
    if (row === 0 || cells.every((value) => textOf(value) === '')) return;
    const found = personOfRow(cells, rows, data, seen);
    if ('refusal' in found) {
      const person = textOf(cells[1] ?? null);
      const whole = {
        place: wordsOf(table.place(row, 0)),
        person,
        date: null,
        before: null,
        written: textOf(cells[0] ?? null),
      };
      refused.push({ ...whole, ...wordsOf(found.refusal) });
      return;
    }
    seen.set(found.person.employeeId, row + 1);
    for (const [column, day] of table.days) {
      const index = day - data.key.from;
      const written = textOf(cells[column] ?? null);
      const shown = found.shown[index]!;
      const beside = {
        shown: shown === NO_SHIFT || shown === NOT_HERE ? '' : shown,
        isHere: shown !== NOT_HERE,
      };
      const asks = importedCell(written, beside, (turn) => idsOf(turn, day) !== null);
      const before = beside.shown === '' ? null : found.standing[index]!;
      const place = table.place(row, column);
      if (asks.is === 'same') unchanged++;
      if (asks.is === 'refused') {
        const person = tableName(namesOf(found.person));
        const why = wordsOf(refusalSentence(asks.why, written, day, data.key.icao));
        refused.push({ place: wordsOf(place), person, date: compactDay(day), before, written, ...why });
      }
      if (asks.is === 'changed') {
        const version = before === null ? null : (found.person.versions?.[index] ?? 1);
        const confTurnId = asks.turn === null ? null : idsOf(asks.turn, day);
        changes.push({ person: found.person, day, version, before, turn: asks.turn, confTurnId, place });
      }
    }
  });
  return { unchanged, changes, refused };
}

function standingRows(data: MonthData): ReadonlyMap<string, StandingRow> {
  const shown = new Map(
    openMonth(data).people.map(({ employeeId, cells }) => [employeeId, cells.split(' ')]),
  );
  const { people } = compactMonth(data, {
    kind: 'manager',
    firstDay: 0,
    lastDay: data.key.to - data.key.from,
  });
  return new Map(
    people.map((person) => {
      const row = { person, shown: shown.get(person.employeeId)!, standing: person.cells.split(' ') };
      return [person.employeeId, row];
    }),
  );
}

/** Id of the definition that gives a turn its meaning on a day; null for a code that is no shift of the plant then. */
function definitionIds({ frame }: MonthData): (turn: string, day: Day) => string | null {
  const byName = Map.groupBy(
    frame.definitions.map((row) => ({ id: row.shift_id, definition: domainDefinition(row) })),
    ({ definition }) => definition.name,
  );
  return (turn, day) => byName.get(turn)?.find(({ definition }) => holdsOn(definition, day))?.id ?? null;
}

const namesOf = ({ employeeSurname, employeeName }: CompactPerson) => ({
  surname: employeeSurname,
  name: employeeName,
});

/** The person whom a row means: code and name must agree, or one column was sorted without the other. */
function personOfRow(
  cells: readonly FileValue[],
  rows: ReadonlyMap<string, StandingRow>,
  { key }: MonthData,
  seen: ReadonlyMap<string, number>,
): StandingRow | { readonly refusal: Sentence } {
  const code = textOf(cells[0] ?? null);
  // Spreadsheet programs drop the zeros in front.
  const employeeId = code.padStart(6, '0');
  if (code === '') return { refusal: importExportSentence('codeMissing') };
  const found = rows.get(employeeId);
  if (!found) {
    const month = compactDay(key.from).slice(0, 6);
    return { refusal: importExportSentence('nobodyHere', { code, icao: key.icao, month }) };
  }
  const before = seen.get(employeeId);
  if (before !== undefined) return { refusal: importExportSentence('personTwice', { row: before }) };
  const name = tableName(namesOf(found.person));
  const written = textOf(cells[1] ?? null);
  if (plain(written) === plain(name)) return found;
  return { refusal: importExportSentence('otherPerson', { code: employeeId, name, found: written }) };
}

const plain = (text: string): string => text.trim().replaceAll(/\s+/g, ' ').toLocaleLowerCase('it');

function refusalSentence(
  why: (ImportedCell & { is: 'refused' })['why'],
  code: string,
  day: Day,
  icao: string,
): Sentence {
  const date = displayDay(day);
  switch (why) {
    case 'not-here':
      return rosterSentence('notAssigned', { date, icao });
    case 'absence':
      return importExportSentence('absence');
    case 'unknown-turn':
      return importExportSentence('turnUnknown', { code, icao, date });
  }
}
