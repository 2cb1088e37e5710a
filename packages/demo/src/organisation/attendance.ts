import { addDays, dayFromIso, isoDay, zoneTable } from '@torre/domain/kernel';
import type { Day, UtcMinute, ZoneTable } from '@torre/domain/kernel';
import type { DayShiftRow, OrarioRow, WorldDraft } from '../world.ts';
import { isoInstant } from './instants.ts';
import type { SeededRandom } from './seeded-random.ts';

/** Days gone by of which the clocks have sent their punches. */
export const PUNCHED_DAYS = 10;
/** Days to come with a timetable. */
export const PLANNED_DAYS = 14;
const MS_PER_MINUTE = 60_000;
const SOURCE = 'Orologio';

/** What day staff choose from; the codes of two are those of their shifts. */
export const TIMETABLES: readonly OrarioRow[] = [
  timetable(1, 'G36', 'Giornata 36 ore', 480, 750, 780, 942),
  timetable(2, 'G35', 'Giornata 35 ore', 480, 750, 780, 930),
  timetable(3, 'G36P', 'Giornata 36 ore, posticipata', 570, 780, 810, 1032),
  timetable(4, 'TB', 'Turno breve, solo mattina', 480, 840),
];

function timetable(
  idorario: number,
  codorario: string,
  desorario: string,
  entrata1: number,
  uscita1: number,
  entrata2: number | null = null,
  uscita2: number | null = null,
): OrarioRow {
  return { idorario, codorario, desorario, tipologia: 'H36', entrata1, uscita1, entrata2, uscita2 };
}

/** Categories whose hours are kept elsewhere (M6.05). */
const NOT_CLOCKED: ReadonlySet<string> = new Set(['AMMINISTRATIVI', 'DIRIGENTE']);

/** The first piece of work of this many has a fault of its kind. */
const LATE_IN = 23;
const NO_EXIT_IN = 31;
const FORGOTTEN_IN = 37;

interface Piece {
  readonly begin: UtcMinute;
  readonly end: UtcMinute;
}

/** What the clocks look at, and where what they sent goes. */
export type ClockedRosters = Pick<
  WorldDraft,
  'assignment' | 'day_shift' | 'absence' | 'punch' | 'day_timetable'
>;

/**
 * Timetables of day staff, and punches of the last days: most of them whole, a few late, one or the other without an exit, or
 * forgotten. Who was on leave has none.
 */
export function addAttendance(world: ClockedRosters, today: Day, random: SeededRandom): void {
  const first = addDays(today, -PUNCHED_DAYS);
  const last = addDays(today, PLANNED_DAYS);
  const zone = zoneTable(first, last);
  const category = new Map(world.assignment.map((row) => [row.employee_id, row.category]));
  const away = daysAway(world);
  let pieces = 0;
  for (const row of world.day_shift) {
    const day = dayFromIso(row.day)!;
    if (day < first || day > last || NOT_CLOCKED.has(category.get(row.employee_id) ?? '')) continue;
    const timed = TIMETABLES.find(
      ({ codorario }) => codorario === row.turn && category.get(row.employee_id) === 'Tecnic',
    );
    if (timed) {
      const { codorario, entrata1, uscita1, entrata2, uscita2 } = timed;
      const { employee_id, icao } = row;
      world.day_timetable.push({
        employee_id,
        day: row.day,
        icao,
        codorario,
        entrata1,
        uscita1,
        entrata2,
        uscita2,
      });
    }
    if (day >= today || row.turn.startsWith('R') || away.has(`${row.employee_id} ${row.day}`)) continue;
    for (const piece of piecesOf(row, day, timed, zone)) addPunches(world, row, piece, (pieces += 1), random);
  }
}

/** As long as the shifts of a room. */
const WHOLE_SHIFT_MS = 8 * 60 * MS_PER_MINUTE;

/** `person day` of days away that were approved, by days or by the hours of the whole shift. */
function daysAway(world: Pick<ClockedRosters, 'absence'>): ReadonlySet<string> {
  return new Set(
    world.absence
      .filter(({ state }) => state === 10 || state === 20)
      .filter(({ unit, start_at, end_at }) =>
        unit === 'H' ? Date.parse(end_at!) - Date.parse(start_at!) >= WHOLE_SHIFT_MS : unit === 'G',
      )
      .flatMap(({ employee_id, from_day, to_day }) => {
        const from = dayFromIso(from_day)!;
        const length = dayFromIso(to_day)! - from + 1;
        return Array.from({ length }, (_, index) => `${employee_id} ${isoDay(addDays(from, index))}`);
      }),
  );
}

function piecesOf(
  { start_at, end_at }: DayShiftRow,
  day: Day,
  timed: OrarioRow | undefined,
  zone: ZoneTable,
): readonly Piece[] {
  if (timed) {
    const half = (entrance: number, exit: number): Piece => ({
      begin: zone.utc(day, entrance, 'start'),
      end: zone.utc(day, exit, 'end'),
    });
    const { entrata1, uscita1, entrata2, uscita2 } = timed;
    return entrata2 === null
      ? [half(entrata1, uscita1)]
      : [half(entrata1, uscita1), half(entrata2, uscita2!)];
  }
  if (start_at === null || end_at === null) return [];
  return [{ begin: Date.parse(start_at) / MS_PER_MINUTE, end: Date.parse(end_at) / MS_PER_MINUTE }];
}

function addPunches(
  world: Pick<ClockedRosters, 'punch'>,
  { employee_id, icao }: DayShiftRow,
  { begin, end }: Piece,
  nth: number,
  random: SeededRandom,
): void {
  const early = random.below(8);
  const late = random.below(6);
  if (nth % FORGOTTEN_IN === 0) return;
  const entrance = nth % LATE_IN === 0 ? begin + 40 : begin - early;
  const punch = (at: UtcMinute, kind: 'entrance' | 'exit') =>
    world.punch.push({ employee_id, punched_at: isoInstant(at), kind, icao, source: SOURCE });
  punch(entrance, 'entrance');
  if (nth % NO_EXIT_IN !== 0) punch(end + late, 'exit');
}
