import type { Neighbour, PlantSpecialization } from '../organisation/plant-plan.ts';
import type { Hours, PlantPosition } from '../organisation/room-plan.ts';

/** So many chairs of an island, and of them so many of which are manned at night too. */
export interface IslandChairs {
  readonly island: string;
  readonly specialization: string;
  readonly day: number;
  readonly night: number;
}

/** The functions of the room, as far as it has chairs (domain.md 3.4). */
const ROOM = ['CSO', 'COO', 'FIC', 'FMP'];
const TOWER_CHAIRS: Readonly<Record<string, string>> = {
  PISTE: 'TWR',
  TORRE: 'TWR',
  SUOLO: 'GND',
  AVV: 'APP',
};

/** Code of the n-th chair (from 0) of an island: two of a sector in a centre, numbered ones elsewhere. */
function codeOf(island: string, nth: number, isCentre: boolean): string {
  if (island === 'SALA') return ROOM[nth] ?? `COO-${nth + 1}`;
  if (isCentre) return `${island}-${Math.floor(nth / 2) + 1}-${nth % 2 === 0 ? 'EXE' : 'PLN'}`;
  return `${TOWER_CHAIRS[island] ?? island}-${nth + 1}`;
}

/** The chairs of a plant, the first of every island before the second of any; the room's own come first. */
export function islandPositions(
  islands: readonly IslandChairs[],
  hours: { readonly night: Hours; readonly day: Hours },
  isCentre: boolean,
): readonly PlantPosition[] {
  const ordered = [
    ...islands.filter(({ island }) => island === 'SALA'),
    ...islands.filter(({ island }) => island !== 'SALA'),
  ];
  const most = Math.max(0, ...islands.map(({ day }) => day));
  return Array.from({ length: most }, (_, nth) =>
    ordered
      .filter(({ day }) => nth < day)
      .map(({ island, specialization, night }): PlantPosition => {
        const id = codeOf(island, nth, isCentre);
        return {
          id,
          name: id.replaceAll('-', ' '),
          island,
          specialization,
          hours: nth < night ? hours.night : hours.day,
        };
      }),
  ).flat();
}

/** A quarter of an island's people helps out with the next island, another one with the island before. */
export function ringOf(specializations: readonly PlantSpecialization[]): readonly Neighbour[] {
  const ring = specializations.filter(({ island }) => island !== '');
  if (ring.length < 2) return [];
  return ring.flatMap(({ island }, index): readonly Neighbour[] => [
    { island, specialization: ring[(index + 1) % ring.length]!.id, part: [0, 0.25] },
    { island, specialization: ring.at(index - 1)!.id, part: [0.25, 0.5] },
  ]);
}
