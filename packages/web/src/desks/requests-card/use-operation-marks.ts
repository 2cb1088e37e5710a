import { useQueryClient } from '@tanstack/react-query';
import type { CounterEffect } from '@torre/contract/counters';
import type { RequestRow } from '@torre/contract/requests';
import { CORRECTION_CAUSES, LEAVE_STATE } from '@torre/domain/requests';
import { effectsOf, previewQuery } from '../../areas/counters/index.ts';
import { dayOfSlashed, type CounterPlace, type DoneOperation } from '../../areas/requests/index.ts';
import { useSession } from '../../platform/session.ts';
import {
  ignoredKey,
  markKey,
  readMarks,
  saveMarks,
  type MarkWay,
  type SnapshotMarks,
} from '../../platform/snapshot-marks.ts';
import { absenceOf } from './absence-of.ts';

/** Most wishes of one preview, and the months that it reaches from the first day of its first request. */
const PART = 50;
const PART_DAYS = 92;

/**
 * Marks in the tab's snapshot of the calendar what an operation on a request did: which counters the person was taken from or given back
 * to (M4.6.07 to M4.6.10). Once it is done; where the counters cannot be asked nothing is marked but the counter that ignores or considers.
 */
export function useOperationMarks(
  plant: string,
): (row: RequestRow, operation: DoneOperation, counter?: CounterPlace) => Promise<void> {
  const takenBy = useTakenBy(plant);
  return async (row, operation, counter) => {
    const effects = await takenBy([row]);
    if (effects === null && counter === undefined) return;
    saveMarks(marksAfter(readMarks(plant), effects ?? [], { row, operation, counter }));
  };
}

/** As `useOperationMarks`, of requests that were approved together; `rows` as they stood before. */
export function useApprovedMarks(plant: string): (rows: readonly RequestRow[]) => Promise<void> {
  const takenBy = useTakenBy(plant);
  return async (rows) => {
    const marks = { ...readMarks(plant), counters: {} };
    const [given, waiting] = [true, false].map((isGiven) =>
      rows.filter(({ stato }) => (stato === LEAVE_STATE.annulmentAsked) === isGiven),
    ) as [RequestRow[], RequestRow[]];
    // What is given back moves a figure: it is marked over what only other people touch.
    const [touched, risen] = [await takenBy(waiting), await takenBy(given)];
    if (touched === null || risen === null) return;
    saveMarks({ ...marks, counters: { ...waysOf(touched, null), ...waysOf(risen, false) } });
  };
}

/** What requests take from the counters, asked in parts; null where that cannot be asked, or none of them can take anybody. */
function useTakenBy(
  plant: string,
): (rows: readonly RequestRow[]) => Promise<readonly CounterEffect[] | null> {
  const client = useQueryClient();
  const { divisionList } = useSession();
  const division = divisionList.find(({ icao }) => icao === plant)?.divisionId ?? '';
  return async (rows) => {
    // A corrected clock-in takes nobody from the room.
    const away = rows.filter(({ codcausale }) => !CORRECTION_CAUSES.includes(codcausale));
    if (division === '' || (rows.length > 0 && away.length === 0)) return null;
    const effects: CounterEffect[] = [];
    try {
      for (const part of partsOf(away)) {
        const query = previewQuery(
          division,
          part.map(absenceOf),
          null,
          part.map(({ id }) => id),
        );
        effects.push(...effectsOf((await client.fetchQuery(query)).counters));
      }
    } catch {
      // The operation is done all the same.
      return null;
    }
    return effects;
  };
}

/** Requests of days that lie near each other, so many as one preview takes. Exported for its test. */
export function partsOf(rows: readonly RequestRow[]): readonly (readonly RequestRow[])[] {
  const parts: RequestRow[][] = [];
  for (const row of rows.toSorted((one, other) => (one.datainizio < other.datainizio ? -1 : 1))) {
    const last = parts.at(-1);
    const isNear =
      last !== undefined && dayOfSlashed(row.datafine) - dayOfSlashed(last[0]!.datainizio) <= PART_DAYS;
    if (last === undefined || last.length === PART || !isNear) parts.push([row]);
    else last.push(row);
  }
  return parts;
}

interface Done {
  readonly row: Pick<RequestRow, 'numindividuale' | 'stato'>;
  readonly operation: DoneOperation;
  /** Of what is ignored or considered. */
  readonly counter?: CounterPlace | undefined;
}

/** `effects`: what the request takes from the counters. Exported for its test. */
export function marksAfter(
  marks: SnapshotMarks,
  effects: readonly CounterEffect[],
  { row, operation, counter }: Done,
): SnapshotMarks {
  const touched = effects.filter(
    ({ timeslotId, daySelected }) =>
      counter === undefined || (timeslotId === counter.timeslotId && daySelected === counter.date),
  );
  const counters = waysOf(touched, takesFrom(operation, row.stato));
  if (counter === undefined) return { ...marks, counters };
  // The operation is about this counter, whatever its figure does (M4.6.10: every operation).
  const own = { [markKey(counter.timeslotId, counter.date)]: 'touched' as const, ...counters };
  const key = ignoredKey(row.numindividuale, counter.date);
  const others = marks.ignored.filter((one) => one !== key);
  return { ...marks, counters: own, ignored: operation === 'ignore' ? [...others, key] : others };
}

/** How counters are marked; `taken` as `takesFrom`. */
function waysOf(effects: readonly CounterEffect[], taken: boolean | null): SnapshotMarks['counters'] {
  const wayOf = ({ before, after }: CounterEffect): MarkWay => {
    if (taken === null || before === after) return 'touched';
    return after < before === taken ? 'fallen' : 'risen';
  };
  return Object.fromEntries(
    effects.map((effect) => [markKey(effect.timeslotId, effect.daySelected), wayOf(effect)]),
  );
}

/** Whether the operation takes the person from the room; false: it gives them back, null: neither. `stato`: the state before. */
function takesFrom(operation: DoneOperation, stato: number): boolean | null {
  const isAnnulment = stato === LEAVE_STATE.annulmentAsked;
  switch (operation) {
    case 'dispose':
    case 'consider':
      return true;
    case 'ignore':
    case 'annul':
    case 'delete':
      return false;
    case 'reject':
      return isAnnulment ? null : false;
    case 'approve':
    case 'authorize':
      return isAnnulment ? false : null;
  }
}
