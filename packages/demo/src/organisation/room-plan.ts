import { isoDay } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import type { PositionRow, WorldDraft } from '../world.ts';
import { SINCE } from './shift-list.ts';

/** Stretches of clock hours, `from` up to, not including, `to`. */
export type Hours = readonly (readonly [from: number, to: number])[];

export const BY_DAY: Hours = [[7, 23]];
export const BY_NIGHT: Hours = [
  [0, 7],
  [23, 24],
];
export const ROUND_THE_CLOCK: Hours = [[0, 24]];

/** A working position or place on call of a plan. */
export interface PlantPosition {
  readonly id: string;
  readonly name: string;
  readonly island: string | null;
  readonly specialization: string;
  readonly hours: Hours;
  readonly kind?: PositionRow['kind'];
}

/** When the positions of a plan are open; `hours`: only of these, elsewhere each position has its own. */
export interface PlantConfiguration {
  readonly id: string;
  readonly name: string;
  readonly validity?: { readonly from: Day; readonly to: Day | null };
  readonly hours?: Hours;
}

/** The one configuration of a plant whose positions are open alike on all days. */
export const ORDINARY: PlantConfiguration = { id: 'ORDINARIA', name: 'Configurazione ordinaria' };

/** Somebody on call at every hour: any controller. */
export const PLACE_ON_CALL: PlantPosition = {
  id: 'REP',
  name: 'Reperibilità',
  island: null,
  specialization: 'CTA',
  hours: ROUND_THE_CLOCK,
  kind: 'REP',
};

/** The two chairs of each sector, executive and planner. */
export function sectors(
  island: string,
  specialization: string,
  names: readonly (readonly [id: string, name: string])[],
  hours: Hours,
): readonly PlantPosition[] {
  return names.flatMap(([id, name]) =>
    ['EXE', 'PLN'].map((chair) => ({
      id: `${id}-${chair}`,
      name: `${name} ${chair}`,
      island,
      specialization,
      hours,
    })),
  );
}

/** Positions of one specialization, named by their codes. */
export function positions(
  island: string,
  specialization: string,
  codes: readonly string[],
  hours: Hours,
): readonly PlantPosition[] {
  return codes.map((code) => ({ id: code, name: code, island, specialization, hours }));
}

/** The places of the working chairs that are open in a clock hour, in the order in which they are filled. */
export function openAt(plan: readonly PlantPosition[], hour: number): readonly PlantPosition[] {
  return plan.filter(
    ({ kind, hours }) => kind !== 'REP' && hours.some(([from, to]) => from <= hour && hour < to),
  );
}

const both = (one: Hours, other: Hours): Hours =>
  one.flatMap(([from, to]) =>
    other
      .map(([begin, end]) => [Math.max(from, begin), Math.min(to, end)] as const)
      .filter(([begin, end]) => begin < end),
  );

/** The plant's positions, filled in this order, and the configurations that open them. */
export function addRoom(
  world: WorldDraft,
  icao: string,
  plan: readonly PlantPosition[],
  configurations: readonly PlantConfiguration[],
): void {
  plan.forEach(({ id, name, island, specialization, kind = 'LAV' }, index) =>
    world.position.push({
      icao,
      position_id: id,
      name,
      kind,
      island_id: island,
      specialization_id: specialization,
      ord: index + 1,
    }),
  );
  for (const configuration of configurations) addConfiguration(world, icao, configuration, plan);
}

/** One configuration; it opens these positions and no others. */
export function addConfiguration(
  world: WorldDraft,
  icao: string,
  { id, name, validity, hours }: PlantConfiguration,
  opened: readonly Pick<PlantPosition, 'id' | 'hours'>[],
): void {
  world.operating_configuration.push({
    icao,
    configuration_id: id,
    name,
    day_type: 'TUTTI',
    valid_from: isoDay(validity?.from ?? SINCE),
    valid_to: validity && validity.to !== null ? isoDay(validity.to) : null,
  });
  for (const position of opened) {
    for (const [begin_hour, end_hour] of hours ? both(position.hours, hours) : position.hours)
      world.position_opening.push({
        icao,
        configuration_id: id,
        position_id: position.id,
        begin_hour,
        end_hour,
      });
  }
}
