import type { FactRow } from './fact.ts';
import { kindOf } from './fact-kinds.ts';
import type { FactKindName } from './fact-kinds.ts';
import { fault } from './fact-refusals.ts';
import type { FaultOfEdit } from './fact-refusals.ts';
import { LAST, keyOfFact, spanOfFact } from './fact-set.ts';
import type { FactRows } from './fact-set.ts';

/** Of one thing one state holds on a day; openings of a position in one configuration share no hour then. null: so it is. */
export function checkStates(kind: FactKindName, row: FactRow, rows: FactRows): FaultOfEdit | null {
  const { states } = kindOf(kind);
  if (!states) return null;
  const own = spanOfFact(kind, row);
  const key = keyOfFact(kind, row);
  for (const other of rows.where(kind, states.of, row)) {
    if (keyOfFact(kind, other) === key) continue;
    const { from, to } = spanOfFact(kind, other);
    if (from <= own.to && own.from <= to)
      return fault(states.from, 'overlap', { from, to: to === LAST ? null : to });
  }
  return kind === 'position_opening' ? checkOpenings(row, rows) : null;
}

function checkOpenings(row: FactRow, rows: FactRows): FaultOfEdit | null {
  const own = spanOfFact('position_opening', row);
  const same = rows.where('position_opening', ['icao', 'configuration_id', 'position_id'], row);
  const [begin, end] = [Number(row['begin_hour']), Number(row['end_hour'])];
  const other = same.find((one) => {
    const { from, to } = spanOfFact('position_opening', one);
    return (
      one['begin_hour'] !== row['begin_hour'] &&
      Number(one['begin_hour']) < end &&
      begin < Number(one['end_hour']) &&
      from <= own.to &&
      own.from <= to
    );
  });
  return other ? fault('begin_hour', 'twice', { key: keyOfFact('position_opening', other) }) : null;
}
