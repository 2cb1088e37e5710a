import type {
  OperatingConfiguration as ContractConfiguration,
  RoomPosition,
} from '@torre/contract/operations-room';
import { holdsOn } from '@torre/domain/counters';
import type { OperatingConfiguration, Position, PositionOpening, RoomPlan } from '@torre/domain/counters';
import { compactDay, compactMinutes, dayFromIso, isoDay } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import type { Queryable } from '../../platform/db/index.ts';

/** The states of a plant's positions and openings, and when its configurations hold. */
export interface Room extends RoomPlan {
  readonly positions: readonly (Position & RoomPosition)[];
  readonly configurations: readonly (OperatingConfiguration & { readonly name: string })[];
  readonly restDays: ReadonlySet<Day>;
}

interface RoomRow {
  readonly positions: Room['positions'];
  readonly configurations: Room['configurations'];
  readonly openings: readonly PositionOpening[];
  readonly rest_days: readonly string[];
}

const ROOM = `
  select
    (select coalesce(json_agg(json_build_object('positionId', p.position_id, 'name', p.name, 'kind', p.kind,
        'islandId', p.island_id, 'island', p.island_id, 'islandName', i.name,
        'specializationId', p.specialization_id, 'specializationName', s.name,
        'validFrom', p.valid_from - date '1970-01-01', 'validTo', p.valid_to - date '1970-01-01')
        order by p.ord, p.position_id, p.valid_from), '[]')
      from position p join specialization s using (icao, specialization_id)
      left join island i on i.icao = p.icao and i.island_id = p.island_id
      where p.icao = $1 and p.valid_from <= $3::date and coalesce(p.valid_to, 'infinity') >= $2::date) as positions,
    (select coalesce(json_agg(json_build_object('configurationId', configuration_id, 'name', name, 'dayType', day_type,
        'validFrom', valid_from - date '1970-01-01', 'validTo', valid_to - date '1970-01-01') order by configuration_id), '[]')
      from operating_configuration
      where icao = $1 and valid_from <= $3::date and coalesce(valid_to, 'infinity') >= $2::date) as configurations,
    (select coalesce(json_agg(json_build_object('configurationId', configuration_id, 'positionId', position_id,
        'beginHour', begin_hour, 'endHour', end_hour,
        'validFrom', valid_from - date '1970-01-01', 'validTo', valid_to - date '1970-01-01')), '[]')
      from position_opening
      where icao = $1 and valid_from <= $3::date and coalesce(valid_to, 'infinity') >= $2::date) as openings,
    array(select h.day::text from holiday h, plant p
      where p.icao = $1 and h.day between $2::date and $3::date and h.comune in ('', p.comune)
        and h.type in ('FESTIVO', 'PATRONO')) as rest_days`;

/** The room of a plant with the positions, configurations and openings that hold on some day of the range. */
export async function readRoom(on: Queryable, icao: string, from: Day, to: Day): Promise<Room> {
  const { rows } = await on.query<RoomRow>({
    name: 'room-positions',
    text: ROOM,
    values: [icao, isoDay(from), isoDay(to)],
  });
  const { rest_days, ...room } = rows[0]!;
  return { ...room, restDays: new Set(rest_days.map((day) => dayFromIso(day)!)) };
}

/** Each position once, as it last is. */
export function lastStates(positions: Room['positions']): Room['positions'] {
  const last = new Map<string, Day>();
  for (const { positionId, validFrom } of positions)
    if (validFrom >= (last.get(positionId) ?? validFrom)) last.set(positionId, validFrom);
  return positions.filter(({ positionId, validFrom }) => last.get(positionId) === validFrom);
}

/** As the contract writes it. */
export function contractPosition(position: Room['positions'][number]): RoomPosition {
  const { positionId, name, kind, island, islandName, specializationId, specializationName } = position;
  return { positionId, name, kind, island, islandName, specializationId, specializationName };
}

const MINUTES_PER_HOUR = 60;

/** As the contract writes it, with what it opens on a day, or on its first one where that is later. */
export function contractConfiguration(
  { positions, openings }: Room,
  { configurationId, name, dayType, validFrom, validTo }: Room['configurations'][number],
  day: Day,
): ContractConfiguration {
  const shown = validFrom > day ? validFrom : day;
  const own = Map.groupBy(
    openings.filter((one) => one.configurationId === configurationId && holdsOn(one, shown)),
    ({ positionId }) => positionId,
  );
  return {
    configurationId,
    name,
    dayType,
    validFrom: compactDay(validFrom),
    validTo: validTo === null ? null : compactDay(validTo),
    openings: lastStates(positions).flatMap(({ positionId }) =>
      (own.get(positionId) ?? [])
        .toSorted((one, other) => one.beginHour - other.beginHour)
        .map(({ beginHour, endHour }) => ({
          positionId,
          beginTime: compactMinutes(beginHour * MINUTES_PER_HOUR),
          endTime: compactMinutes(endHour * MINUTES_PER_HOUR),
        })),
    ),
  };
}
