import { CONTROLLER, dayStaff } from '../organisation/plant-plan.ts';
import type { PlantPlan, PlantSpecialization, PlantStaff } from '../organisation/plant-plan.ts';
import type { CycleId } from '../organisation/base-cycles.ts';
import { BY_DAY as DAY, ORDINARY, PLACE_ON_CALL, ROUND_THE_CLOCK } from '../organisation/room-plan.ts';
import type { Hours } from '../organisation/room-plan.ts';
import { DAYLIGHT, daylightConfigurations } from './daylight.ts';
import { DAY_AND_NIGHT, BY_DAY, HEADCOUNTS } from './full-classes.ts';
import type { Headcount } from './full-classes.ts';
import { FULL_PLANT_LIST } from './full-plant-list.ts';
import type { FullPlantEntry, Island } from './full-plant-list.ts';
import { islandPositions, ringOf } from './full-positions.ts';

export const FIRST_YEAR = 2026;
export const LAST_YEAR = 2027;

const isCentre = ({ class: plantClass }: FullPlantEntry): boolean => plantClass.startsWith('ACC');
const isLarge = (entry: FullPlantEntry): boolean => isCentre(entry) || entry.class === 'A';

/** So many people over the islands by their weights, whole people each, nobody left over. */
function spread(people: number, islands: readonly Island[]): Readonly<Record<string, number>> {
  const weights = islands.reduce((sum, [, , weight]) => sum + weight, 0);
  let weighed = 0;
  let placed = 0;
  return Object.fromEntries(
    islands.map(([id, , weight]) => {
      weighed += weight;
      const here = Math.round((people * weighed) / weights) - placed;
      placed += here;
      return [id, here];
    }),
  );
}

/** Staff, chairs and slots that follow from when a plant is open. */
type Manning = Pick<PlantPlan, 'chairCategory' | 'positions' | 'configurations' | 'chairTurns' | 'onCall'> & {
  readonly staff: readonly PlantStaff[];
};

const H18: Hours = [[6, 22]];

/** So many chairs by day and by night over the islands, as people are. */
function positionsOf(
  entry: FullPlantEntry,
  chairs: { readonly day: number; readonly night: number },
  hours: { readonly day: Hours; readonly night: Hours },
) {
  const [day, night] = [spread(chairs.day, entry.islands), spread(chairs.night, entry.islands)];
  const islands = islandSpecializations(entry).map(({ id, island }) => ({
    island,
    specialization: id,
    day: day[island]!,
    night: night[island]!,
  }));
  return islandPositions(islands, hours, isCentre(entry));
}

const ops = (category: 'CTA' | 'EAV', cycle: CycleId, people: PlantStaff['people']): PlantStaff => ({
  category,
  cycle,
  unit: 'OPS',
  people,
});

function mannedDayAndNight(entry: FullPlantEntry, { CTA, EAV }: Headcount): Manning {
  const { class: plantClass, islands } = entry;
  if (plantClass === 'D' || plantClass === 'E') throw new Error(`${entry.icao} closes at night`);
  const { onNights, nightCycle, day, night } = DAY_AND_NIGHT[plantClass];
  return {
    chairCategory: 'CTA',
    positions: [
      ...positionsOf(entry, { day, night }, { day: DAY, night: ROUND_THE_CLOCK }),
      ...(isLarge(entry) ? [PLACE_ON_CALL] : []),
    ],
    configurations: [ORDINARY],
    chairTurns: [nightCycle === 'MP-N' ? 'N' : 'N11', 'M', 'P'],
    onCall: isLarge(entry),
    staff: [
      ops('CTA', nightCycle, spread(onNights, islands)),
      ops('CTA', 'MP-T12', spread(CTA - onNights, islands)),
      ops('EAV', nightCycle, { '': EAV }),
    ],
  };
}

function mannedByDay(entry: FullPlantEntry, { CTA, EAV }: Headcount): Manning {
  const { class: plantClass, islands } = entry;
  if (plantClass !== 'C' && plantClass !== 'D' && plantClass !== 'E')
    throw new Error(`${entry.icao} never closes`);
  const chairs = { day: BY_DAY[plantClass], night: 0 };
  const chairTurns = ['M1', 'P1'] as const;
  if (plantClass === 'E') {
    return {
      chairCategory: 'EAV',
      positions: positionsOf(entry, chairs, { day: DAYLIGHT, night: DAYLIGHT }),
      configurations: daylightConfigurations(FIRST_YEAR, LAST_YEAR),
      chairTurns,
      onCall: false,
      staff: [ops('EAV', 'M1-P1', spread(EAV, islands))],
    };
  }
  return {
    chairCategory: 'CTA',
    positions: positionsOf(entry, chairs, { day: H18, night: H18 }),
    configurations: [ORDINARY],
    chairTurns,
    onCall: false,
    staff: [ops('CTA', 'M1-P1', spread(CTA, islands)), ops('EAV', 'M1-P1', { '': EAV })],
  };
}

function islandSpecializations(entry: FullPlantEntry): readonly PlantSpecialization[] {
  return entry.islands.map(([id, name]): PlantSpecialization => {
    if (entry.class === 'E')
      return { id, name: 'Informazioni volo di aeroporto', rating: id, category: 'EAV', island: id };
    const isApproach = id === 'TMA' || id === 'AVV';
    const rating = isApproach ? 'APS' : isCentre(entry) ? 'ACS' : 'ADC';
    return { id: `${rating}-${id}`, name, rating, category: 'CTA', island: id };
  });
}

function specializationsOf(entry: FullPlantEntry, { METEO }: Headcount): readonly PlantSpecialization[] {
  const aro: PlantSpecialization = {
    id: 'ARO',
    name: 'Ufficio ARO',
    rating: 'ARO',
    category: 'EAV',
    island: '',
  };
  const met = (id: string, name: string): PlantSpecialization => ({
    id,
    name,
    rating: 'MET',
    category: 'METEO',
    island: '',
  });
  return [
    ...islandSpecializations(entry),
    ...(isLarge(entry) ? [CONTROLLER] : []),
    ...(entry.class === 'E' ? [] : [aro]),
    ...(METEO > 0 ? [met('MET-OSS', 'Osservazione meteo')] : []),
    ...(isCentre(entry) ? [met('MET-PREV', 'Previsione meteo')] : []),
  ];
}

function planOf(entry: FullPlantEntry, index: number): PlantPlan {
  const { icao, name, class: plantClass, shiftType, comune, islands } = entry;
  const heads = HEADCOUNTS[plantClass];
  const { staff, ...manning } = (shiftType === 'H24' ? mannedDayAndNight : mannedByDay)(entry, heads);
  const meteo: PlantStaff = { category: 'METEO', cycle: 'MM-PP', unit: 'OPS', people: { '': heads.METEO } };
  return {
    plant: {
      icao,
      name,
      class: plantClass,
      shift_type: shiftType,
      kind: 'FUNZIONE',
      is_strategic: isLarge(entry) || plantClass === 'B',
      comune,
      ord: index + 1,
    },
    islands: islands.map(([id, islandName]) => [id, islandName]),
    staff: [
      ...staff,
      meteo,
      dayStaff('AMMINISTRATIVI', 'AMM', heads.AMM),
      dayStaff('Tecnic', 'TEC', heads.TEC),
    ].filter(({ people }) => Object.values(people).some((count) => count > 0)),
    specializations: specializationsOf(entry, heads),
    neighbours: ringOf(islandSpecializations(entry)),
    ...manning,
  };
}

/** Flight inspection: no ICAO code, no chairs, crews that fly without a roster of shifts (domain.md 3.1 and 9.3). */
const RMIS: PlantPlan = {
  plant: {
    icao: 'RMIS',
    name: 'Radiomisurazioni',
    class: 'X',
    shift_type: 'HX',
    kind: 'FUNZIONE',
    is_strategic: false,
    comune: 'Roma',
    ord: FULL_PLANT_LIST.length + 1,
  },
  islands: [],
  staff: [
    { category: 'PILOTI', cycle: null, unit: 'OPS', people: { '': 32 } },
    { category: 'ORM', cycle: null, unit: 'OPS', people: { '': 20 } },
  ],
  specializations: [],
  chairCategory: 'PILOTI',
  neighbours: [],
  positions: [],
  configurations: [],
  chairTurns: [],
  onCall: false,
};

/** The fifty plants of domain.md 9.3. */
export const FULL_PLANTS: readonly PlantPlan[] = [...FULL_PLANT_LIST.map(planOf), RMIS];
