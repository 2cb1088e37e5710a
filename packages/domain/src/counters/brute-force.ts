/**
 * The staffing counter of domain.md 3.7 counted again, minute by minute and by trying everything: what the quick
 * computation is held against in tests. Slow, and written to be checked by eye; it shares nothing with what it checks.
 */
import { addDays } from '../kernel/index.ts';
import type { Day, UtcMinute, ZoneTable } from '../kernel/index.ts';

/** [start, end) */
export interface PlainSpan {
  readonly start: UtcMinute;
  readonly end: UtcMinute;
}

type Kind = 'LAV' | 'REP';

interface Standing {
  readonly specializations: readonly number[];
  /** -1: none */
  readonly island: number;
}

interface Presence extends PlainSpan {
  /** The competence date, whenever the span begins. */
  readonly day: Day;
  readonly kind: Kind;
}

export interface PlainPerson {
  /** On a competence date: which specializations the person is usable for, and the primary island. */
  standing(day: Day): Standing;
  readonly shifts: readonly Presence[];
  /** STR: stands beside the shift, so that a whole-day absence does not take it. */
  readonly overtime: readonly Presence[];
  /** Take the whole shifts with that competence date; null is a jolly activity. */
  readonly wholeDays: readonly { readonly absenceId: string | null; readonly day: Day }[];
  /** Hourly absences, and with null the activities that subtract. */
  readonly hourly: readonly (PlainSpan & { readonly absenceId: string | null })[];
}

export interface PlainChair {
  readonly specialization: number;
  readonly island: number;
}

/** One state of a timeslot. */
interface Timeslot {
  readonly timeslotId: string;
  /** First and last day, null: no last one. Left out: it always holds. */
  readonly validFrom?: Day;
  readonly validTo?: Day | null;
  /** Minutes; an end at 0000 is 1440; an end before the begin means that the slot begins the day before. */
  readonly beginTime: number;
  readonly endTime: number;
  readonly kind: Kind;
}

export interface PlainScene {
  readonly zone: ZoneTable;
  readonly from: Day;
  readonly to: Day;
  readonly timeslots: readonly Timeslot[];
  readonly people: readonly PlainPerson[];
  /** These do not subtract in that slot of that day; elsewhere they do. */
  readonly ignored: readonly { readonly absenceId: string; readonly day: Day; readonly slotIndex: number }[];
  /**
   * Step 3: the specializations that some chair of the kind asks for on a day, open or closed; who may do none of them is not
   * counted. A scene without it has chairs of all.
   */
  asks?(day: Day, kind: Kind): readonly number[];
  /** Plan priority first. */
  chairs(day: Day, hour: number, kind: Kind): readonly PlainChair[];
}

export interface PlainCount extends PlainSpan {
  readonly employees: number;
  readonly chairs: number;
  readonly lacks: number;
}

export interface PlainRanges {
  readonly specialization: number;
  readonly ranges: readonly PlainSpan[];
}

export interface PlainDetail {
  readonly employees: number;
  readonly chairs: number;
  readonly lacks: number;
  readonly hasAnotherLacks: boolean;
  readonly beginCounter: UtcMinute;
  readonly endCounter: UtcMinute;
  readonly islands: readonly (PlainCount & { readonly island: number })[];
  readonly specializations: readonly (PlainCount & { readonly specialization: number })[];
  readonly hours: readonly PlainCount[];
  readonly lacking: readonly PlainRanges[];
  /** Whether something lacks or not: to hide it then is the screen's affair. */
  readonly abundant: readonly PlainRanges[];
}

interface Cell extends PlainSpan {
  readonly people: readonly Standing[];
  readonly chairs: readonly PlainChair[];
  /** Of each chair whether somebody sits in it. */
  readonly full: readonly boolean[];
}

/** In one cell: every set of people is kept, and beyond this the sets take seconds. */
const MOST_PEOPLE = 12;

const covers = (span: PlainSpan, minute: UtcMinute) => span.start <= minute && minute < span.end;

function spanOf(zone: ZoneTable, slot: Timeslot, day: Day): PlainSpan {
  const end = slot.endTime === 0 ? 1440 : slot.endTime;
  const first = end < slot.beginTime ? addDays(day, -1) : day;
  return { start: zone.utc(first, slot.beginTime, 'start'), end: zone.utc(day, end, 'end') };
}

/** The clock hours of the slot, its first and last as long as the slot has of them; other slots of the plant cut none. */
function cut(scene: PlainScene, whole: PlainSpan): readonly PlainSpan[] {
  const cells: PlainSpan[] = [];
  let start = whole.start;
  for (let minute = whole.start + 1; minute <= whole.end; minute++) {
    if (minute === whole.end || scene.zone.local(minute).minute % 60 === 0) {
      cells.push({ start, end: minute });
      start = minute;
    }
  }
  return cells;
}

/** What the person can do in the cell, or null if not there for the whole of it or usable for nothing that is asked for. */
function presence(
  person: PlainPerson,
  cell: PlainSpan,
  kind: Kind,
  asked: readonly number[] | undefined,
  subtracts: (absenceId: string | null) => boolean,
): Standing | null {
  const taken = person.wholeDays.filter((absence) => subtracts(absence.absenceId));
  const away = person.hourly.filter((absence) => subtracts(absence.absenceId));
  const shifts = person.shifts.filter((shift) => !taken.some((absence) => absence.day === shift.day));
  const spans = [...shifts, ...person.overtime].filter((span) => span.kind === kind);
  const used = new Set<Presence>();
  for (let minute = cell.start; minute < cell.end; minute++) {
    if (away.some((absence) => covers(absence, minute))) return null;
    const there = spans.filter((span) => covers(span, minute));
    if (there.length === 0) return null;
    for (const span of there) used.add(span);
  }
  const inOrder = [...used].toSorted((a, b) => a.start - b.start || a.day - b.day);
  const standings = inOrder.map((span) => person.standing(span.day));
  const island = standings[0]!.island;
  const specializations = standings[0]!.specializations.filter((specialization) =>
    standings.every((standing) => standing.specializations.includes(specialization)),
  );
  const counts = specializations.some((one) => asked?.includes(one) ?? true);
  return counts ? { specializations, island } : null;
}

const members = (set: number) => set.toString(2).replaceAll('0', '').length;

/**
 * Which chairs are filled, when each chair in its turn is filled if one more can sit then than before it.
 * Every assignment is tried: after each chair stand all sets of people (as bits) that can be sitting.
 */
function filled(people: readonly Standing[], chairs: readonly PlainChair[]): readonly boolean[] {
  if (people.length > MOST_PEOPLE) throw new RangeError(`${people.length} people are too many to try all`);
  let sets = new Set([0]);
  let most = 0;
  return chairs.map((chair) => {
    const after = new Set(sets);
    for (const set of sets) {
      for (const [index, person] of people.entries()) {
        // who sits already gives the same set again
        if (person.specializations.includes(chair.specialization)) after.add(set | (1 << index));
      }
    }
    const before = most;
    sets = after;
    most = Math.max(...[...sets].map(members));
    return most > before;
  });
}

function seated(span: PlainSpan, people: readonly Standing[], chairs: readonly PlainChair[]): Cell {
  return { start: span.start, end: span.end, people, chairs, full: filled(people, chairs) };
}

function count({ start, end, people, chairs, full }: Cell): PlainCount {
  const lacks = full.filter((taken) => !taken).length;
  return { employees: people.length, chairs: chairs.length, lacks, start, end };
}

function countIsland(cell: Cell, island: number): PlainCount {
  const people = cell.people.filter((person) => person.island === island);
  const chairs = cell.chairs.filter((chair) => chair.island === island);
  return count(seated(cell, people, chairs));
}

/** Its lacks are those that the filling of all chairs leaves, not those it would have alone. */
function countSpecialization({ start, end, people, chairs, full }: Cell, wanted: number): PlainCount {
  return {
    employees: people.filter((person) => person.specializations.includes(wanted)).length,
    chairs: chairs.filter((chair) => chair.specialization === wanted).length,
    lacks: chairs.filter((chair, index) => chair.specialization === wanted && !full[index]).length,
    start,
    end,
  };
}

/** Step 6: smallest difference, then larger lacks, then earliest. A slot that the spring night skips has no cell. */
function worst(counts: readonly PlainCount[], slot: PlainSpan): PlainCount {
  const difference = (cell: PlainCount) => cell.employees - cell.chairs;
  const [first] = counts.toSorted(
    (a, b) => difference(a) - difference(b) || b.lacks - a.lacks || a.start - b.start,
  );
  return first ?? { employees: 0, chairs: 0, lacks: 0, ...slot };
}

function merged(counts: readonly PlainCount[]): readonly PlainSpan[] {
  const ranges: PlainSpan[] = [];
  for (const { start, end } of counts) {
    const last = ranges.at(-1);
    if (last?.end === start) ranges[ranges.length - 1] = { start: last.start, end };
    else ranges.push({ start, end });
  }
  return ranges;
}

/** Whether the scene has a counter of this state of a slot on that day. */
export function isCounted({ timeslots, from, to }: PlainScene, slotIndex: number, day: Day): boolean {
  const slot = timeslots[slotIndex];
  if (slot === undefined || day < from || day > to) return false;
  const { validFrom = from, validTo = null } = slot;
  return !(day < validFrom) && !(validTo !== null && day > validTo);
}

export function bruteForce(scene: PlainScene, slotIndex: number, day: Day, islands: number): PlainDetail {
  const slot = scene.timeslots[slotIndex];
  if (slot === undefined || !isCounted(scene, slotIndex, day)) {
    throw new RangeError(`The scene has no slot ${slotIndex} of day ${day}`);
  }
  const subtracts = (absenceId: string | null) =>
    !scene.ignored.some(
      (entry) => entry.absenceId === absenceId && entry.day === day && entry.slotIndex === slotIndex,
    );
  const whole = spanOf(scene.zone, slot, day);
  const cells = cut(scene, whole).map((span) => {
    const begins = scene.zone.local(span.start);
    const anywhere = scene.asks?.(begins.day, slot.kind);
    const found = scene.people.map((person) => presence(person, span, slot.kind, anywhere, subtracts));
    const people = found.filter((standing) => standing !== null);
    return seated(span, people, scene.chairs(begins.day, Math.floor(begins.minute / 60), slot.kind));
  });

  const hours = cells.map(count);
  const counter = worst(hours, whole);
  const asked = new Set(cells.flatMap((cell) => cell.chairs.map((chair) => chair.specialization)));
  const bySpecialization = [...asked]
    .toSorted((a, b) => a - b)
    .map((specialization) => ({
      specialization,
      counts: cells.map((cell) => countSpecialization(cell, specialization)),
    }));
  const rangesWhere = (holds: (cell: PlainCount) => boolean) =>
    bySpecialization
      .map(({ specialization, counts }) => ({ specialization, ranges: merged(counts.filter(holds)) }))
      .filter(({ ranges }) => ranges.length > 0);

  return {
    employees: counter.employees,
    chairs: counter.chairs,
    lacks: counter.lacks,
    hasAnotherLacks: hours.some((cell) => cell !== counter && cell.lacks > 0),
    beginCounter: counter.start,
    endCounter: counter.end,
    islands: Array.from({ length: islands }, (_, island) => ({
      island,
      ...worst(
        cells.map((cell) => countIsland(cell, island)),
        whole,
      ),
    })),
    specializations: bySpecialization.map(({ specialization, counts }) => ({
      specialization,
      ...worst(counts, whole),
    })),
    hours,
    lacking: rangesWhere((cell) => cell.lacks > 0),
    abundant: rangesWhere((cell) => cell.employees > cell.chairs),
  };
}
