import { addDays, merged, MINUTES_PER_DAY } from '../../kernel/index.ts';
import type { Day, Span, UtcMinute, ZoneTable } from '../../kernel/index.ts';
import type { PersonRoster, RosterCell } from './person-roster.ts';
import { TimeAway } from './time-away.ts';
import type { AbsenceRules } from './time-away.ts';
import type { Duty, KnownDay, Timeline } from './timeline.ts';

/** Adds time to a shift, and marks a pause in it (domain.md 3.6). */
const OVERTIME = 'STR';
const PAUSE = 'NWSA';

/**
 * A person's roster as the rules judge it (domain.md 1.5, points 1, 11, 16, 20, 27 to 29 and 38): shifts of class LAV and
 * times on call that no decided absence covers whole, with the overtime of their date. The zone must reach the days of the
 * roster.
 */
export function timelineOf(roster: PersonRoster, rules: AbsenceRules, zone: ZoneTable): Timeline {
  const away = new TimeAway(roster.absences, rules, (day) => postOn(roster, day)?.condition ?? null);
  const activities = Map.groupBy(roster.activities.filter(isTimed), ({ day }) => day);
  const days = roster.cells.map((cell): KnownDay => {
    const { day, icao } = cell;
    return {
      day,
      icao,
      category: postOn(roster, day)?.category ?? '',
      isNeutral: away.coversDay(day),
      isExemptFromNights: roster.nightExemptions.some((one) => holdsOn(one, day)),
    };
  });
  const cellOn = new Map(roster.cells.map((cell) => [cell.day, cell]));
  const duties = roster.cells.flatMap((cell) =>
    dutiesOf(cell, cell.day, activities.get(cell.day) ?? [], away, zone),
  );
  const besideCells = [...activities].flatMap(([day, own]) =>
    cellOn.has(day) ? [] : dutiesOf(null, day, own, away, zone),
  );
  return {
    days,
    duties: [...duties, ...besideCells].toSorted((one, other) => one.start - other.start),
    overtime: roster.overtime
      .filter((one) => one.code === OVERTIME && isTimed(one))
      .map(({ icao, day, start, end }) => ({
        icao,
        day,
        category: postOn(roster, day)?.category ?? '',
        start: start!,
        end: end!,
      }))
      .toSorted((one, other) => one.start - other.start),
  };
}

type Timed = PersonRoster['activities'][number] & { readonly start: UtcMinute; readonly end: UtcMinute };

const spanOf = ({ start, end }: Pick<Timed, 'start' | 'end'>): Span => ({ begin: start, end });

const isTimed = (activity: PersonRoster['activities'][number]): activity is Timed =>
  activity.start !== null && activity.end !== null;

const holdsOn = ({ from, to }: { readonly from: Day; readonly to: Day | null }, day: Day): boolean =>
  from <= day && (to === null || day <= to);

const postOn = ({ posts }: PersonRoster, day: Day) => posts.find((post) => holdsOn(post, day));

/**
 * The shift of a day, when it is a duty, with its overtime in whatever plant, and overtime that touches no shift: that is its
 * own plant's.
 */
function dutiesOf(
  cell: RosterCell | null,
  day: Day,
  activities: readonly Timed[],
  away: TimeAway,
  zone: ZoneTable,
): readonly Duty[] {
  const kind = cell?.definition?.shiftClass;
  const isDuty = cell?.start != null && cell.end != null && (kind === 'LAV' || kind === 'REP');
  const shift =
    isDuty && !away.covers(day, cell.start!, cell.end!) ? { begin: cell.start!, end: cell.end! } : null;
  const worked = activities.filter(({ code }) => code === OVERTIME);
  const overtime = worked.map(spanOf);
  if (shift === null && overtime.length === 0) return [];
  const duty = (
    part: Span,
    of: RosterCell | null,
    kindOf: 'LAV' | 'REP',
    pauseMinutes: number | null,
  ): Duty => ({
    icao: (of ?? worked.find(({ start }) => start === part.begin)!).icao,
    day,
    turn: of?.turn ?? OVERTIME,
    kind: kindOf,
    start: part.begin,
    end: part.end,
    nominalMinutes: minutesByTheClock(part, zone),
    pauseMinutes,
  });
  const pauses = activities.filter(({ code }) => code === PAUSE).map(spanOf);
  if (shift !== null && kind === 'REP')
    return [
      duty(shift, cell, 'REP', null),
      ...merged(overtime).map((part) => duty(part, null, 'LAV', minutesWithin(part, pauses))),
    ];
  if (shift !== null && overtime.length === 0 && !cell!.ownTimes) return [duty(shift, cell, 'LAV', null)];
  const ownPauses = shift === null ? pauses : [...pauses, ...pauseOf(cell!, zone)];
  return merged(shift === null ? overtime : [shift, ...overtime]).map((part) => {
    const holdsShift = shift !== null && part.begin <= shift.begin && shift.end <= part.end;
    return duty(part, holdsShift ? cell : null, 'LAV', minutesWithin(part, ownPauses));
  });
}

function minutesByTheClock({ begin: start, end }: Span, zone: ZoneTable): number {
  const [begin, last] = [zone.local(start), zone.local(end)];
  return (last.day - begin.day) * MINUTES_PER_DAY + last.minute - begin.minute;
}

/** Minutes of the pauses within a duty; one that lies half outside counts with what lies within (point 29). */
function minutesWithin({ begin, end }: Span, pauses: readonly Span[]): number {
  return merged(pauses).reduce(
    (sum, pause) => sum + Math.max(0, Math.min(end, pause.end) - Math.max(begin, pause.begin)),
    0,
  );
}

/** The pause of the definition on the day of the cell; none where it has none. */
function pauseOf({ definition, day }: RosterCell, zone: ZoneTable): readonly Span[] {
  const { beginTime, beginTimeNonWorking: begin, endTimeNonWorking: end, startOffset } = definition!;
  if (beginTime === null || begin === null || end === null) return [];
  const startDay = addDays(day, startOffset);
  // written by the clock: one after midnight lies before the begin
  const late = begin < beginTime ? MINUTES_PER_DAY : 0;
  const last = end + late + (end < begin ? MINUTES_PER_DAY : 0);
  return [{ begin: zone.utc(startDay, begin + late, 'start'), end: zone.utc(startDay, last, 'end') }];
}
