import { useQueryClient } from '@tanstack/react-query';
import type { CounterEffect } from '@torre/contract/counters';
import type { RequestRow } from '@torre/contract/requests';
import { CORRECTION_CAUSES, LEAVE_STATE } from '@torre/domain/requests';
import { effectsOf, previewQuery } from '../../areas/counters/index.ts';
import type { CounterPlace, DoneOperation } from '../../areas/requests/index.ts';
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

/**
 * Marks in the tab's snapshot of the calendar what an operation on a request did: which counters the person was taken from or given back
 * to (M4.6.07 to M4.6.10). Once it is done; where the counters cannot be asked nothing is marked.
 */
export function useOperationMarks(
  plant: string,
): (row: RequestRow, operation: DoneOperation, counter?: CounterPlace) => Promise<void> {
  const client = useQueryClient();
  const { divisionList } = useSession();
  const division = divisionList.find(({ icao }) => icao === plant)?.divisionId ?? '';
  return async (row, operation, counter) => {
    // A corrected clock-in takes nobody from the room.
    if (division === '' || CORRECTION_CAUSES.includes(row.codcausale)) return;
    try {
      const query = previewQuery(division, [absenceOf(row)], null, [row.id]);
      const effects = effectsOf((await client.fetchQuery(query)).counters);
      saveMarks(marksAfter(readMarks(plant), effects, { row, operation, counter }));
    } catch {
      // The operation is done all the same.
    }
  };
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
  const taken = takesFrom(operation, row.stato);
  const wayOf = ({ before, after }: CounterEffect): MarkWay => {
    if (taken === null || before === after) return 'touched';
    return after < before === taken ? 'fallen' : 'risen';
  };
  const counters = Object.fromEntries(
    touched.map((effect) => [markKey(effect.timeslotId, effect.daySelected), wayOf(effect)]),
  );
  if (counter === undefined) return { ...marks, counters };
  const key = ignoredKey(row.numindividuale, counter.date);
  const others = marks.ignored.filter((one) => one !== key);
  return { ...marks, counters, ignored: operation === 'ignore' ? [...others, key] : others };
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
