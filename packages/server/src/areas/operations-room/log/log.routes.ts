import { readDayLog, readRoomLog } from '@torre/contract/operations-room';
import { readDayLogSchema, readRoomLogSchema } from '@torre/contract/operations-room/schema';
import { roomSentence } from '@torre/contract/operations-room/sentences';
import { OUTCOME } from '@torre/contract/outcome';
import { MINUTES_PER_DAY } from '@torre/domain/kernel';
import type { App, AreaDeps } from '../../../platform/deps.ts';
import { refused } from '../../../platform/http/refused.ts';
import { route } from '../../../platform/http/route.ts';
import { managesRooms } from '../operations-room.access.ts';
import { requestedRoomDay } from '../plan-id.ts';
import { minuteOfDay } from '../plan.actions.ts';
import { readLog, readSlot } from './log.reads.ts';

/** Who was where in the timeslot of a counter (E7.9.10), or in a whole day; up to now. */
export function registerLog(app: App, { db, clock }: AreaDeps): void {
  route(app, readRoomLog, {
    schema: readRoomLogSchema,
    access: managesRooms,
    handler: async ({ principal, path }) => {
      const of = await requestedRoomDay(db, principal, path.counter);
      const slot = await readSlot(db, of, path.slot);
      if (slot === null) {
        throw refused(404, OUTCOME.notFound, roomSentence('timeslotUnknown', { slot: path.slot }));
      }
      const timePlans = await readLog(db, of, slot, minuteOfDay(clock.now(), of.day));
      return { outcome: { code: OUTCOME.ok, messageIT: '' }, timePlans };
    },
  });

  route(app, readDayLog, {
    schema: readDayLogSchema,
    access: managesRooms,
    handler: async ({ principal, path }) => {
      const of = await requestedRoomDay(db, principal, path.id);
      const day = { begin: 0, end: MINUTES_PER_DAY };
      const timePlans = await readLog(db, of, day, minuteOfDay(clock.now(), of.day));
      return { outcome: { code: OUTCOME.ok, messageIT: '' }, timePlans };
    },
  });
}
