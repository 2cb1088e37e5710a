import { CYCLE_MAX_LENGTH } from '../roster/index.ts';
import type { FactRow } from './fact.ts';
import type { FactKindName } from './fact-kinds.ts';
import { fault } from './fact-refusals.ts';
import type { FaultOfEdit } from './fact-refusals.ts';
import { checkLookup } from './lookup-rules.ts';

type RowRule = (row: FactRow) => FaultOfEdit | null;

const HAS_TIMES = new Set(['LAV', 'REP']);

/** A begin without an end says nothing (tables of domain.md 3.5). */
const inPairs =
  (begin: string, end: string): RowRule =>
  (row) =>
    (row[begin] === null) === (row[end] === null)
      ? null
      : fault(row[begin] === null ? begin : end, 'timesHalf');

/** LAV and REP count by their times, the others have none (domain.md 3.5). */
const timesOfClass: RowRule = (row) => {
  const shiftClass = String(row['shift_class']);
  const hasTimes = row['begin_time'] !== null;
  if (HAS_TIMES.has(shiftClass) === hasTimes) return null;
  return hasTimes
    ? fault('begin_time', 'timesToMuch', { shiftClass })
    : fault('begin_time', 'timesMissing', { shiftClass });
};

/** What must hold within one row, by kind; the first that does not. */
const RULES: Partial<Record<FactKindName, readonly RowRule[]>> = {
  lookup_value: [checkLookup],
  shift_definition: [
    inPairs('begin_time', 'end_time'),
    inPairs('begin_time_non_working', 'end_time_non_working'),
    timesOfClass,
  ],
  position_opening: [
    (row) =>
      Number(row['end_hour']) > Number(row['begin_hour']) ? null : fault('end_hour', 'hoursReversed'),
  ],
  base_cycle: [
    (row) =>
      (row['turns'] as readonly string[]).length <= CYCLE_MAX_LENGTH
        ? null
        : fault('turns', 'cycleTooLong', { most: CYCLE_MAX_LENGTH }),
  ],
  qualification: [
    // A certificate states until when its holder is fit; licences and the highest level of English have no end.
    (row) =>
      row['kind'] === 'MEDICAL' && row['valid_to'] === null ? fault('valid_to', 'medicalWithoutEnd') : null,
  ],
  assignment: [
    (row) =>
      row['island_id'] !== null && row['icao'] === null ? fault('island_id', 'islandWithoutPlant') : null,
  ],
};

export function checkRow(kind: FactKindName, row: FactRow): FaultOfEdit | null {
  for (const rule of RULES[kind] ?? []) {
    const found = rule(row);
    if (found) return found;
  }
  return null;
}
