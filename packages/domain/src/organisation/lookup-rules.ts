import { dayIfReal } from '../kernel/index.ts';
import { LOOKUP_LISTS, lookupAttributes } from '../lookups/index.ts';
import type { LookupAttribute, LookupList } from '../lookups/index.ts';
import type { FactRow } from './fact.ts';
import { fault } from './fact-refusals.ts';
import type { FaultOfEdit } from './fact-refusals.ts';
import { spanOfFact } from './fact-set.ts';
import type { FactRows } from './fact-set.ts';
import { ATTRIBUTE_COLUMN } from './lookup-kinds.ts';

/** What a list asks of the row of one of its values; null: it has that. The row's columns are checked already. */
export function checkLookup(row: FactRow): FaultOfEdit | null {
  const list = String(row['list']) as LookupList;
  if (!LOOKUP_LISTS[list].code.test(String(row['code']))) return fault('code', 'notCode');
  const own = lookupAttributes(list);
  for (const [name, column] of Object.entries(ATTRIBUTE_COLUMN)) {
    const declared = Object.hasOwn(own, name) ? own[name]! : null;
    const found = checkAttribute(column, declared, row);
    if (found) return found;
  }
  // 2028 is a leap year: the 29th of February is a day that some years have.
  return list === 'patron-day' && dayIfReal(2028, Number(row['month']), Number(row['day'])) === null
    ? fault('day', 'notDay')
    : null;
}

function checkAttribute(column: string, declared: LookupAttribute | null, row: FactRow): FaultOfEdit | null {
  const value = row[column] ?? null;
  if (declared === null) return value === null ? null : fault(column, 'notOfList');
  return value === null && declared.kind !== 'text' ? fault(column, 'required') : null;
}

/** Whether another value of the list has one of the row's names on one of its days (as `decideLookupChange` asks by hand). */
export function checkLookupNames(row: FactRow, rows: FactRows): FaultOfEdit | null {
  const names = new Set(namesOf(row));
  const own = spanOfFact('lookup_value', row);
  for (const other of rows.where('lookup_value', ['list'], row)) {
    if (other['code'] === row['code']) continue;
    const { from, to } = spanOfFact('lookup_value', other);
    if (to < own.from || own.to < from) continue;
    const name = namesOf(other).find((one) => names.has(one));
    if (name !== undefined)
      return fault(name === namesOf(row)[0] ? 'code' : 'aliases', 'nameTaken', {
        name,
        code: String(other['code']),
      });
  }
  return null;
}

const namesOf = (row: FactRow): readonly string[] =>
  [String(row['code']), ...(row['aliases'] as readonly string[])].map((name) => name.trim().toUpperCase());
