import { MINUTES_PER_DAY, addDays, isoDay, zoneTable } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import { fillRoom } from '@torre/domain/operations-room';
import type { WorldDraft } from '../world.ts';
import { generationInstant } from './demo-months.ts';
import { roomToFill } from './room-to-fill.ts';

interface FilledDays {
  readonly icao: string;
  /** Neighbours, in order. */
  readonly days: readonly Day[];
  readonly savedBy: string;
  readonly nextId: () => string;
}

/** Published plans of these days with their log, filled as the room's screen would; what stays open is an empty seat. */
export function addFilledDays(world: WorldDraft, { icao, days, savedBy, nextId }: FilledDays): void {
  const room = roomToFill(world, icao, days);
  const { changes, open } = fillRoom(room);
  const zone = zoneTable(days[0]!, days.at(-1)!);
  const seats = [
    ...changes.flatMap((change) => (change.kind === 'added' ? [change.seat] : [])),
    ...open.map(({ positionId, begin, end }) => ({ positionId, begin, end, employeeId: null })),
  ].map((seat) => ({ ...seat, id: nextId() }));
  for (const day of days) {
    const saved_at = generationInstant(zone, addDays(day, -1));
    world.operative_plan.push({ icao, day: isoDay(day), state: 'PUBLISHED', saved_by: savedBy, saved_at });
    for (const { id, positionId, employeeId, ...seat } of seats) {
      const [begin, end] = [seat.begin, seat.end].map((at) => {
        const local = zone.local(at);
        return (local.day - day) * MINUTES_PER_DAY + local.minute;
      });
      const span = { begin_minute: Math.max(0, begin!), end_minute: Math.min(MINUTES_PER_DAY, end!) };
      if (span.begin_minute >= span.end_minute) continue;
      const row = { icao, day: isoDay(day), position_id: positionId, ...span };
      world.time_plan.push({ ...row, time_plan_id: id, state: 'PUBLISHED', employee_id: employeeId });
      if (employeeId !== null)
        world.room_log.push({ ...row, log_id: nextId(), employee_id: employeeId, logged_at: saved_at });
    }
  }
}
