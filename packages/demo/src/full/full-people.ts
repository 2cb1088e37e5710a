import { addDays, firstOfMonth } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import type { Category } from '../organisation/category.ts';
import { personNames } from '../organisation/person-names.ts';
import { officePosts, plantPosts } from '../organisation/plant-people.ts';
import type { Company, DemoPerson, Post, Stay } from '../organisation/plant-people.ts';
import type { SeededRandom } from '../organisation/seeded-random.ts';
import { SINCE } from '../organisation/shift-list.ts';
import { FIRST_YEAR, FULL_PLANTS, LAST_YEAR } from './full-plants.ts';

const FIRST_EMPLOYEE = 800_101;

/** Who works shifts of the roster; everybody else has no cells (domain.md 9.3). */
const ROSTERED: ReadonlySet<Category> = new Set(['CTA', 'EAV', 'METEO']);

interface Office {
  readonly unit: string;
  readonly name: string;
  readonly company: Company;
  readonly staff: readonly (readonly [category: Category, people: number])[];
}

/** Headquarters, school and subsidiaries (domain.md 9.3): 1,667 people without a plant. */
export const OFFICES: readonly Office[] = [
  {
    unit: 'HQ',
    name: 'Direzione generale',
    company: 'Operatore',
    staff: [
      ['AMMINISTRATIVI', 572],
      ['DIRIGENTE', 55],
    ],
  },
  { unit: 'SCUOLA', name: 'Scuola di formazione', company: 'Operatore', staff: [['STUD', 90]] },
  {
    unit: 'T-SEDE',
    name: 'Servizi tecnici, sede',
    company: 'Servizi tecnici',
    staff: [
      ['Tecnic', 742],
      ['AMMINISTRATIVI', 38],
    ],
  },
  {
    unit: 'I-SEDE',
    name: 'Servizi informatici, sede',
    company: 'Servizi informatici',
    staff: [
      ['Info', 140],
      ['AMMINISTRATIVI', 30],
    ],
  },
];

/** The 4,200 people at the posts that they hold first: the plants in their order, then the offices. */
export function fullPeople(seed: number): readonly DemoPerson[] {
  const names = personNames(seed);
  const posts: readonly (readonly [Post, Company])[] = [
    ...FULL_PLANTS.flatMap(plantPosts).map((post) => [post, 'Operatore'] as const),
    ...OFFICES.flatMap(({ unit, company, staff }) =>
      staff
        .flatMap(([category, people]) => officePosts(unit, category, people))
        .map((post) => [post, company] as const),
    ),
  ];
  return posts.map(([post, company], index) => {
    const { name, surname } = names[index]!;
    const employeeId = String(FIRST_EMPLOYEE + index);
    return { ...post, employeeId, name, surname, company, reliedOn: post.specializations };
  });
}

/** Two people who take each other's post in another plant; indexes into the people. */
export interface Exchange {
  /** First of a month. */
  readonly from: Day;
  readonly one: number;
  readonly other: number;
}

const EXCHANGES_A_MONTH = 2;
/** The first of a plant stay: accounts of the demo and heads of units are among them. */
const STAY_PUT = 4;

/**
 * Who moves between plants: two exchanges on the first of every month but the very first, between posts of one category,
 * cycle and phase, so that head counts and everybody's rests hold on every day. Nobody moves twice.
 */
export function exchanges(people: readonly DemoPerson[], random: SeededRandom): readonly Exchange[] {
  const inPlant = new Map<string, number>();
  const movable = people.keys().filter((index) => {
    const { icao, category } = people[index]!;
    const nth = inPlant.get(`${icao} ${category}`) ?? 0;
    inPlant.set(`${icao} ${category}`, nth + 1);
    return icao !== null && ROSTERED.has(category) && nth >= STAY_PUT;
  });
  const waiting = random.shuffled([...movable]);
  const alike = (one: DemoPerson, other: DemoPerson): boolean =>
    one.category === other.category &&
    one.cycle === other.cycle &&
    one.phase === other.phase &&
    one.icao !== other.icao;
  const months = Array.from({ length: (LAST_YEAR - FIRST_YEAR + 1) * 12 - 1 }, (_, index) =>
    firstOfMonth(FIRST_YEAR, index + 2),
  );
  return months.flatMap((from) =>
    Array.from({ length: EXCHANGES_A_MONTH }, (): Exchange => {
      const one = waiting.pop()!;
      const place = waiting.findIndex((index) => alike(people[one]!, people[index]!));
      if (place < 0) throw new Error(`Nobody to change places with ${people[one]!.employeeId}`);
      return { from, one, other: waiting.splice(place, 1)[0]! };
    }),
  );
}

/** Everybody's dated posts. */
export function staysOf(people: readonly DemoPerson[], moves: readonly Exchange[]): readonly Stay[] {
  const moved = new Map(
    moves.flatMap(({ from, one, other }) => [
      [one, { from, to: other }],
      [other, { from, to: one }],
    ]),
  );
  return people.flatMap((person, index): Stay[] => {
    const move = moved.get(index);
    const { employeeId } = person;
    if (!move) return [{ employeeId, post: person, from: SINCE, to: null }];
    return [
      { employeeId, post: person, from: SINCE, to: addDays(move.from, -1) },
      { employeeId, post: people[move.to]!, from: move.from, to: null },
    ];
  });
}

/** The rostered posts of a plant with who holds them from this first of a month on, as people. */
export function rosteredOn(
  firstDay: Day,
  icao: string,
  people: readonly DemoPerson[],
  moves: readonly Exchange[],
): readonly DemoPerson[] {
  const holders = new Map(
    moves
      .filter(({ from }) => from <= firstDay)
      .flatMap(({ one, other }) => [
        [one, people[other]!.employeeId],
        [other, people[one]!.employeeId],
      ]),
  );
  return people.flatMap((post, index) =>
    post.icao === icao && ROSTERED.has(post.category)
      ? [{ ...post, employeeId: holders.get(index) ?? post.employeeId }]
      : [],
  );
}
