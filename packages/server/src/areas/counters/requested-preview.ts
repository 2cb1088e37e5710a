import type { PreviewBody, WishedAbsence, WishedActivity } from '@torre/contract/counters';
import { counterSentence } from '@torre/contract/counters/sentences';
import { rosterSentence } from '@torre/contract/cells/sentences';
import type { Sentence } from '@torre/contract/sentences';
import { OUTCOME } from '@torre/contract/outcome';
import type { Absence, Activity } from '@torre/domain/counters';
import { MINUTES_PER_DAY, compactDay, parseCompactDateTime } from '@torre/domain/kernel';
import type { Day, UtcMinute } from '@torre/domain/kernel';
import type { ShiftTimes } from '@torre/domain/roster';
import type { Database } from '../../platform/db/index.ts';
import { refused } from '../../platform/http/refused.ts';
import { requestedDay, requestedRange } from '../../platform/http/requested-days.ts';
import { zoneOf } from '../../platform/local-time.ts';
import type { WishedCell } from '../cells/index.ts';
import { areOfPlant, firstUnknownCause, readWishedCells } from './wished-cells.reads.ts';
import { daysReached } from './wanted-change.ts';
import type { WantedChange } from './wanted-change.ts';

/** An absence as if it were granted. */
const GRANTED = 10;

const malformed = (sentence: Sentence) => refused(400, OUTCOME.malformed, sentence);

const stranger = () => refused(404, OUTCOME.notFound, counterSentence('personNotHere'));

/** Each month counted is read and kept whole: many at once would push out those that others look at. */
const MOST_MONTHS = 6;

const lengthOf = ({ start, end }: ShiftTimes): number =>
  (end.day - start.day) * MINUTES_PER_DAY + end.minute - start.minute;

interface Times {
  readonly startDate?: string | null;
  readonly endDate?: string | null;
}

function timesOf({ startDate, endDate }: Times, from: Day, to: Day): ShiftTimes | null {
  if (startDate == null && endDate == null) return null;
  const start = parseCompactDateTime(startDate ?? '');
  const end = parseCompactDateTime(endDate ?? '');
  if (start === null || end === null) throw malformed(counterSentence('timesMissing'));
  const isNear = [start, end].every(({ day }) => day >= from - 1 && day <= to + 1);
  if (!isNear) throw malformed(counterSentence('timesFar'));
  if (end.day < start.day || (end.day === start.day && end.minute <= start.minute))
    throw malformed(counterSentence('timesReversed'));
  return { start, end };
}

function minutesOf(times: Times, from: Day, to: Day): { start: UtcMinute | null; end: UtcMinute | null } {
  const found = timesOf(times, from, to);
  if (found === null) return { start: null, end: null };
  const zone = zoneOf(found.start.day, found.end.day);
  return {
    start: zone.utc(found.start.day, found.start.minute, 'start'),
    end: zone.utc(found.end.day, found.end.minute, 'end'),
  };
}

function absenceOf(wished: WishedAbsence): Absence {
  const { from, to } = requestedRange(wished);
  return {
    absenceId: '',
    cause: wished.codcausale,
    state: GRANTED,
    fromDay: from,
    toDay: to,
    ...minutesOf(wished, from, to),
  };
}

function activityOf(wished: WishedActivity): Activity {
  const day = requestedDay(wished.date);
  return { code: wished.turnId, day, ...minutesOf(wished, day, day) };
}

/**
 * What a body asks to be counted, over the cells of a draft. Throws 400 for days and times that cannot be read, a shift that the plant does not have,
 * a cause that does not exist on the first day and a cell named twice; 404 for somebody who is not in the plant on a day of theirs.
 */
export async function requestedChange(
  db: Database,
  icao: string,
  { changes, without = [] }: PreviewBody,
  drafted: readonly WishedCell[] = [],
): Promise<WantedChange> {
  const turns = changes.flatMap((change) => {
    if (change.kind !== 'shift') return [];
    const day = requestedDay(change.date);
    const ownTimes = timesOf(change, day, day);
    if (ownTimes !== null && lengthOf(ownTimes) > MINUTES_PER_DAY)
      throw malformed(counterSentence('shiftTooLong'));
    return [{ employeeId: change.employeeId, day, turn: change.turn, ownTimes }];
  });
  const named = new Set(turns.map(({ employeeId, day }) => `${employeeId} ${day}`));
  if (named.size < turns.length) throw malformed(counterSentence('cellTwice'));
  const read = await readWishedCells(db, icao, turns);
  const cells = read.map((cell) => {
    if (cell === 'nobody') throw stranger();
    if (cell === 'no-shift') throw malformed(rosterSentence('forbiddenTurns'));
    return cell;
  });
  const absences = changes.flatMap((change) =>
    change.kind === 'absence' ? [{ employeeId: change.employeeId, absence: absenceOf(change) }] : [],
  );
  const unknown = await firstUnknownCause(
    db,
    absences.map(({ absence }) => absence),
  );
  if (unknown !== null) throw malformed(counterSentence('causeUnknown', { cause: unknown }));
  const activities = changes.flatMap((change) =>
    change.kind === 'activity' ? [{ employeeId: change.employeeId, activity: activityOf(change) }] : [],
  );
  const stays = [
    ...absences.map(({ employeeId, absence }) => ({ employeeId, from: absence.fromDay, to: absence.toDay })),
    ...activities.map(({ employeeId, activity }) => ({ employeeId, from: activity.day, to: activity.day })),
  ];
  if (!(await areOfPlant(db, icao, stays))) throw stranger();
  const wanted = { cells, absences, activities, without: new Set(without), drafted };
  const months = new Set([...daysReached(wanted)].map((day) => compactDay(day).slice(0, 6)));
  if (months.size > MOST_MONTHS) throw malformed(counterSentence('monthsTooMany', { most: MOST_MONTHS }));
  return wanted;
}
