import { OUTCOME } from '@torre/contract/outcome';
import { requestSentence } from '@torre/contract/requests/sentences';
import type { Day } from '@torre/domain/kernel';
import { managerOf } from '../../platform/access/access.ts';
import type { Principal } from '../../platform/access/principal.ts';
import type { Queryable } from '../../platform/db/index.ts';
import { refused, requireAccess } from '../../platform/http/refused.ts';
import { MAX_DAYS, NO_PLANT } from '../../platform/http/requested-days.ts';
import { groupsOf } from './request-groups.ts';
import { standpointOf } from './request-record.ts';
import type { RequestRecord } from './request-record.ts';
import { plantsOfUnits, readRequestsBetween } from './request.reads.ts';
import { slashedDay } from './requested-justification.ts';

/** What narrows the events of a manager; all of it text of an address. */
export interface EventFilters {
  readonly icao?: string;
  /** Units; without a plant they name it (E6.08). */
  readonly filtrouo?: string;
  readonly filtrostato?: string;
  readonly numindividuale?: string;
  /** S, the default (M7.54): all of the plant; N: those alone that who asks decides on or decided. */
  readonly norespaut?: string;
}

/** Parts of a list in an address, separated by a comma or a bar; null for none. */
function listed(text: string | undefined): readonly string[] | null {
  if (!text) return null;
  return text
    .split(/[,|]/)
    .map((part) => part.trim())
    .filter(Boolean);
}

/** What the database reads as a number of a state; a larger one is the state of nothing. */
const MOST_STATE = 2 ** 31 - 1;

export function requestedStates({ filtrostato }: EventFilters): readonly number[] | null {
  const isState = (one: number): boolean => Number.isInteger(one) && Math.abs(one) <= MOST_STATE;
  return listed(filtrostato)?.map(Number).filter(isState) ?? null;
}

/** YYYY/MM/DD twice. Refuses with 400 what is no date, ends before it begins, or is longer than two months. */
export function eventDays(dal: string, al: string): { readonly from: Day; readonly to: Day } {
  const days = { from: slashedDay(dal), to: slashedDay(al) };
  if (days.to < days.from || days.to - days.from >= MAX_DAYS)
    throw refused(400, OUTCOME.malformed, requestSentence('daysTooMany', { most: MAX_DAYS }));
  return days;
}

/** Requests of a plant, or of units, with a day in the range (E6.07, E6.08). Throws 403 for a plant that is not managed. */
export async function readManagerEvents(
  on: Queryable,
  principal: Principal,
  days: { readonly from: Day; readonly to: Day },
  filters: EventFilters,
): Promise<readonly RequestRecord[]> {
  const { icao, numindividuale, norespaut = 'S' } = filters;
  const units = listed(filters.filtrouo);
  const plants =
    icao && icao !== NO_PLANT ? [icao] : units === null ? [] : await plantsOfUnits(on, units, days.from);
  for (const plant of plants) requireAccess(managerOf(principal, plant));
  const states = requestedStates(filters);
  const found: RequestRecord[] = [];
  for (const plant of plants)
    found.push(
      ...(await readRequestsBetween(on, {
        icao: plant,
        ...days,
        employeeId: numindividuale || null,
        states,
        units,
      })),
    );
  return norespaut === 'N' ? found.filter((record) => isOwnTask(record, principal)) : found;
}

/** Whether it waits for who asks, or they decided it. */
function isOwnTask(record: RequestRecord, principal: Principal): boolean {
  const { relation } = standpointOf(principal, record);
  const [pending] = groupsOf(principal, record.icao ?? '');
  const waits = (relation === 'first' || relation === 'second') && pending.includes(record.state);
  return waits || record.decidedBy === principal.employeeId;
}
