import { addDays, weekday } from '../kernel/index.ts';
import type { Day } from '../kernel/index.ts';
import { holdsOn } from './counters-input.ts';
import type { Chair, CountersInput, DatedState, PresenceKind } from './counters-input.ts';

export type DayType = 'TUTTI' | 'FERIALE' | 'SABATO' | 'FESTIVO';

/** A state of a working position of a plant, or of a place on call (domain.md 3.4); an id has one a day at most. */
export interface Position extends DatedState {
  readonly positionId: string;
  readonly kind: PresenceKind;
  readonly islandId: string | null;
  readonly specializationId: string;
}

/** Which positions are open on the days of a type. */
export interface OperatingConfiguration extends DatedState {
  readonly configurationId: string;
  readonly dayType: DayType;
}

/**
 * A position that a configuration opens from one full clock hour up to, not including, another; 0 to 24. On days on which both
 * hold.
 */
export interface PositionOpening extends DatedState {
  readonly configurationId: string;
  readonly positionId: string;
  readonly beginHour: number;
  readonly endHour: number;
}

/** The states of a plant's positions in the order in which they are filled, and when they are open. */
export interface RoomPlan {
  readonly positions: readonly Position[];
  readonly configurations: readonly OperatingConfiguration[];
  readonly openings: readonly PositionOpening[];
}

/** Sundays count as FESTIVO; `isHoliday` says which days are holidays of rest at the plant. */
export function dayTypeOf(day: Day, isHoliday: (day: Day) => boolean): Exclude<DayType, 'TUTTI'> {
  const dayOfWeek = weekday(day);
  if (dayOfWeek === 7 || isHoliday(day)) return 'FESTIVO';
  return dayOfWeek === 6 ? 'SABATO' : 'FERIALE';
}

/**
 * The configurations that hold on a day: those of its own type, of TUTTI where there is none (docs/decisions/0055). All
 * that are valid then hold together.
 */
export function configurationsOn<C extends OperatingConfiguration>(
  configurations: readonly C[],
  day: Day,
  isHoliday: (day: Day) => boolean,
): readonly C[] {
  const valid = configurations.filter((one) => holdsOn(one, day));
  const dayType = dayTypeOf(day, isHoliday);
  const own = valid.filter((one) => one.dayType === dayType);
  return own.length > 0 ? own : valid.filter((one) => one.dayType === 'TUTTI');
}

/**
 * The chairs of the counters: positions open in a clock hour, in the order of the plan (domain.md 3.7 step 4). Chairs name
 * specialization and island by their place in the given lists. The same list, the same object, for the same positions.
 */
export function openPositions(
  { positions, configurations, openings }: RoomPlan,
  names: { readonly specializations: readonly string[]; readonly islands: readonly string[] },
  isHoliday: (day: Day) => boolean,
): CountersInput['chairs'] {
  const opened = Map.groupBy(openings, ({ configurationId }) => configurationId);
  const placesOf = Map.groupBy(positions.keys(), (index) => positions[index]!.positionId);
  const stretchOf = stretches([...positions, ...openings]);
  const chairs = positions.map(
    ({ kind, islandId, specializationId }): Chair & { readonly kind: PresenceKind } => ({
      kind,
      specialization: names.specializations.indexOf(specializationId),
      island: islandId === null ? -1 : names.islands.indexOf(islandId),
    }),
  );
  const lists = new Map<string, readonly Chair[]>();
  const byHour = new Map<string, readonly Chair[]>();

  return (day, hour, kind) => {
    const standing = configurationsOn(configurations, day, isHoliday).map(
      ({ configurationId }) => configurationId,
    );
    const key = `${standing.join('\n')}\n${hour} ${kind} ${stretchOf(day)}`;
    const known = byHour.get(key);
    if (known) return known;
    const open = new Set(
      standing.flatMap((configurationId) =>
        (opened.get(configurationId) ?? [])
          .filter((one) => one.beginHour <= hour && hour < one.endHour && holdsOn(one, day))
          .flatMap(({ positionId }) => placesOf.get(positionId) ?? []),
      ),
    );
    const places = [...open]
      .filter((place) => chairs[place]!.kind === kind && holdsOn(positions[place]!, day))
      .sort((one, other) => one - other);
    const list = lists.get(places.join()) ?? places.map((place) => chairs[place]!);
    lists.set(places.join(), list);
    byHour.set(key, list);
    return list;
  };
}

/** Bits of the specializations that some open position of a kind asks for on a day, as `CountersInput.asked`. */
export function askedBy(
  { positions, openings }: RoomPlan,
  specializations: readonly string[],
): NonNullable<CountersInput['asked']> {
  const stretchOf = stretches([...positions, ...openings]);
  const known = new Map<number, Record<PresenceKind, number>>();
  return (day, kind) => {
    const found = known.get(stretchOf(day));
    if (found) return found[kind];
    const bits = { LAV: 0, REP: 0 };
    const open = new Set(openings.filter((one) => holdsOn(one, day)).map(({ positionId }) => positionId));
    for (const position of positions) {
      const index = specializations.indexOf(position.specializationId);
      if (index >= 0 && open.has(position.positionId) && holdsOn(position, day))
        bits[position.kind] |= 1 << index;
    }
    known.set(stretchOf(day), bits);
    return bits[kind];
  };
}

/** Numbers days: those of one number have the same states. */
function stretches(states: readonly DatedState[]): (day: Day) => number {
  const changes = new Set(
    states.flatMap(({ validFrom, validTo }) =>
      validTo === null ? [validFrom] : [validFrom, addDays(validTo, 1)],
    ),
  );
  const days = [...changes];
  return (day) => days.reduce((count, change) => (change <= day ? count + 1 : count), 0);
}
