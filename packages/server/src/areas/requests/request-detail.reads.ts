import type { RequestDetail } from '@torre/contract/requests';
import { asSystem } from '../../platform/access/request-scope.ts';
import type { Principal } from '../../platform/access/principal.ts';
import type { Database } from '../../platform/db/index.ts';
import { balanceFor, countedDays, isLaw104 } from '@torre/domain/requests';
import type { AskedBalance, CountedDay, RequestedTime } from '@torre/domain/requests';
import { limitsOf, wholeMonths, readEntitlements, unitOf } from './person-limits.reads.ts';
import { readPersonScene } from './person-scene.reads.ts';
import { requestRow, standpointOf } from './request-record.ts';
import type { RequestRecord } from './request-record.ts';
import { readDocuments, readHistory, readRecords, readRestOfSeries } from './request.reads.ts';
import { timeOf } from './step.actions.ts';

type Detail = Omit<RequestDetail, 'outcome'>;

/** Everything about one request; what is left is for its owner and for who decides, not for managers of other plants. */
export async function requestDetail(
  db: Database,
  principal: Principal,
  record: RequestRecord,
): Promise<Detail> {
  const { id, employeeId, fromDay, toDay } = record;
  const { relation } = standpointOf(principal, record);
  const side = relation === 'owner' ? 'employee' : 'manager';
  const history = await readHistory(db, id);
  const rest = (await readRestOfSeries(db, [id])).map((row) => row.id);
  const restOfSeries = [...(await readRecords(db, rest)).values()].toSorted((a, b) => a.fromDay - b.fromDay);
  const { documents, cost, balance } = await asSystem(async () => {
    // rows of files are their owner's, shifts and requests of other plants nobody's who asks: what leaves is names and sums
    const scene = await readPersonScene(db, employeeId, wholeMonths({ from: fromDay, to: toDay }));
    const time = scene && timeOf(record, scene);
    if (scene === null || time === null)
      return { documents: await readDocuments(db, id), cost: NOTHING, balance: null };
    const entitlements = await readEntitlements(db, employeeId, { from: fromDay, to: toDay });
    const limits = limitsOf(scene, entitlements, id);
    const asked = relation === 'reader' ? null : balanceFor(time, limits);
    return {
      documents: await readDocuments(db, id),
      cost: costOf(countedDays(time, limits.requests, limits.days)),
      balance: askedOf(time, asked),
    };
  });
  return {
    request: requestRow(record, principal, { side, place: 'list' }),
    restOfSeries: restOfSeries.map((one) => requestRow(one, principal, { side, place: 'list' })),
    history: [...history],
    documents: [...documents],
    cost,
    balance,
  };
}

const NOTHING = { days: 0, minutes: 0 };

/** What counted days come to. */
export function costOf(counted: readonly CountedDay[]): Detail['cost'] {
  return counted.reduce(
    (sum, { days, minutes }) => ({ days: sum.days + days, minutes: sum.minutes + minutes }),
    NOTHING,
  );
}

/** What is asked of which balance, in its unit; of law 104 in minutes of the own ceiling. */
export function askedOf({ cause }: RequestedTime, asked: AskedBalance | null): Detail['balance'] {
  if (asked === null) return null;
  const balance = isLaw104(cause) ? '104' : (cause.balance ?? '');
  return { balance, unit: isLaw104(cause) ? 'minutes' : unitOf(cause.balance), ...asked };
}
