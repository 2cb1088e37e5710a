import { OUTCOME } from '@torre/contract/outcome';
import { createShift, deleteShift as deleteShiftCall, updateShift } from '@torre/contract/roster';
import { createShiftSchema, deleteShiftSchema, updateShiftSchema } from '@torre/contract/roster/schema';
import type { Principal } from '../../platform/access/principal.ts';
import type { App } from '../../platform/deps.ts';
import { refused } from '../../platform/http/refused.ts';
import { route } from '../../platform/http/route.ts';
import { SAVED_TEXT, saveAndFollow } from './after-save.ts';
import type { SaveDeps } from './after-save.ts';
import { requestedDay } from './requested-days.ts';
import { cellOfShiftId, seenVersion, wantedShift } from './requested-shift.ts';
import { changeShift, deleteShift, insertWantedShift } from './roster.actions.ts';
import type { Hand } from './roster.actions.ts';
import { writesRoster } from './roster.access.ts';

/** The calls that write one shift (E7.9.20, E7.9.21, E7.9.22). */
export function registerShiftWrites(app: App, deps: SaveDeps): void {
  const handOf = (principal: Principal, plant: string): Hand => ({
    employeeId: principal.employeeId,
    author: { employeeName: principal.name, employeeSurname: principal.surname },
    now: deps.clock.now(),
    today: deps.clock.today(),
    editWindow: deps.configuration.editWindow(plant),
  });

  route(app, createShift, {
    schema: createShiftSchema,
    access: writesRoster,
    handler: async ({ principal, query, body }) => {
      const key = { icao: query.plant, employeeId: body.employeeId, day: requestedDay(body.date) };
      const wanted = wantedShift(body, key.day);
      return saveAndFollow(deps, SAVED_TEXT.insert, (tx) =>
        insertWantedShift(tx, handOf(principal, key.icao), key, wanted),
      );
    },
  });

  route(app, updateShift, {
    schema: updateShiftSchema,
    access: writesRoster,
    handler: async ({ principal, path, query, body, request }) => {
      const key = { icao: query.plant, ...cellOfShiftId(path.shiftId) };
      if (body.employeeId !== key.employeeId || requestedDay(body.date) !== key.day) {
        throw refused(
          400,
          OUTCOME.malformed,
          'Il codice del turno non corrisponde alla persona e al giorno.',
        );
      }
      const version = seenVersion(updateShift.id, body.version, request.headers['if-match']);
      const wanted = wantedShift(body, key.day);
      return saveAndFollow(deps, SAVED_TEXT.update, (tx) =>
        changeShift(tx, handOf(principal, key.icao), key, version, wanted),
      );
    },
  });

  route(app, deleteShiftCall, {
    schema: deleteShiftSchema,
    access: writesRoster,
    handler: async ({ principal, path, query, request }) => {
      const key = { icao: query.plant, ...cellOfShiftId(path.shiftId) };
      const version = seenVersion(deleteShiftCall.id, query.version, request.headers['if-match']);
      return saveAndFollow(deps, SAVED_TEXT.delete, (tx) =>
        deleteShift(tx, handOf(principal, key.icao), key, version),
      );
    },
  });
}
