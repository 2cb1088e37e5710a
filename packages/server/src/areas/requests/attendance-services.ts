import type { AbsenceEvent } from '@torre/contract/requests';
import { managesPlant } from '../../platform/access/principal.ts';
import type { Principal } from '../../platform/access/principal.ts';
import type { AreaDeps } from '../../platform/deps.ts';
import type { RequestServices } from '../attendance/index.ts';
import { readBalances } from './balances.reads.ts';
import { readInsertableCauses } from './insertable-causes.ts';
import { readManagerEvents, requestedStates } from './manager-events.reads.ts';
import { requestRow } from './request-record.ts';
import type { RequestRecord } from './request-record.ts';
import { readRequestsBetween } from './request.reads.ts';

/** The services of `GET /gerip/` that this area answers (E7.6.02). */
export function requestServices(deps: AreaDeps): RequestServices {
  const { db } = deps;
  return {
    causes: (employeeId) => readInsertableCauses(deps, employeeId),
    balances: (employeeId, upTo) => readBalances(deps, employeeId, upTo),
    eventsOfPerson: async (principal, employeeId, query) => {
      const { from, to } = query;
      const states = requestedStates(query);
      const found = await readRequestsBetween(db, { icao: null, from, to, employeeId, states, units: null });
      const isSeen = ({ icao }: RequestRecord): boolean =>
        employeeId === principal.employeeId || (icao !== null && managesPlant(principal, icao));
      return found.filter(isSeen).map((record) => absenceEvent(record, principal));
    },
    eventsOfPlant: async (principal, query) => {
      const { from, to, icao, filtrouo, filtrostato, norespaut } = query;
      const filters = { icao, filtrouo, filtrostato, norespaut };
      const found = await readManagerEvents(db, principal, { from, to }, filters);
      return found.map((record) => absenceEvent(record, principal));
    },
  };
}

function absenceEvent(record: RequestRecord, principal: Principal): AbsenceEvent {
  const row = requestRow(record, principal, { side: 'manager', place: 'list' });
  const { id, tipo, datainizio, datafine, orainizio, orafine, mis, codcausale, stato } = row;
  const { numindividuale, isIgnored, ignoredId } = row;
  const times = { dal: datainizio, al: datafine, dalle: orainizio, alle: orafine };
  return { id, type: tipo, ...times, mis, codcausale, numindividuale, stato, isIgnored, ignoredId };
}
