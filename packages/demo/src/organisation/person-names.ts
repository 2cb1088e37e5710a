import { SeededRandom } from './seeded-random.ts';

const SURNAMES = [
  'Rossi',
  'Bianchi',
  'Ferrari',
  'Esposito',
  'Romano',
  'Colombo',
  'Ricci',
  'Marino',
  'Greco',
  'Bruno',
  'Gallo',
  'Conti',
  'De Luca',
  'Mancini',
  'Costa',
  'Giordano',
  'Rizzo',
  'Lombardi',
  'Moretti',
  'Barbieri',
  'Fontana',
  'Santoro',
  'Mariani',
  'Rinaldi',
  'Caruso',
  "D'Angelo",
  'Ferrara',
  'Galli',
  'Martini',
  'Leone',
] as const;

const NAMES = [
  'Marco',
  'Luca',
  'Andrea',
  'Matteo',
  'Davide',
  'Paolo',
  'Stefano',
  'Simone',
  'Niccolò',
  'Giuseppe',
  'Giulia',
  'Chiara',
  'Francesca',
  'Elena',
  'Sara',
  'Martina',
  'Valentina',
  'Anna',
  'Silvia',
  'Alessandra',
] as const;

export interface PersonName {
  readonly name: string;
  readonly surname: string;
}

/** Of NAMES, the first ten are men's. */
const MEN = 10;
const SECOND_NAMES = NAMES.flatMap((name, index) =>
  NAMES.filter((other, place) => other !== name && place < MEN === index < MEN).map(
    (other) => `${name} ${other}`,
  ),
);

/**
 * Invented people (domain.md 9.4): every combination of the two lists once, in an order that the seed decides, and after
 * those 600 the 5,400 that a second name makes: nobody is called as somebody else.
 */
export function personNames(seed: number): readonly PersonName[] {
  const random = new SeededRandom(seed);
  const combined = (names: readonly string[]): PersonName[] =>
    random.shuffled(SURNAMES.flatMap((surname) => names.map((name) => ({ name, surname }))));
  return [...combined(NAMES), ...combined(SECOND_NAMES)];
}
