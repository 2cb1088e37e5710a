import type { Day } from '@torre/domain/kernel';
import { rosterSentence } from '@torre/contract/cells/sentences';
import { OUTCOME } from '@torre/contract/outcome';
import type { Queryable } from '../../platform/db/index.ts';
import { refused } from '../../platform/http/refused.ts';
import { compactMonth } from './compact-month.ts';
import { readMonth } from './month.reads.ts';

/** Personnel codes of a plant on a day, in the order in which the month shows them. Throws 404 for an unknown plant. */
export async function peopleInOrder(on: Queryable, icao: string, day: Day): Promise<readonly string[]> {
  const data = await readMonth(on, { icao, from: day, to: day });
  if (data === null) throw refused(404, OUTCOME.notFound, rosterSentence('plantUnknown'));
  const { people } = compactMonth(data, { kind: 'manager', firstDay: 0, lastDay: 0 });
  return people.map(({ employeeId }) => employeeId);
}
