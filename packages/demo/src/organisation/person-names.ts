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

/** Invented people (domain.md 9.4): every combination of the two lists once, in an order that the seed decides. */
export function personNames(seed: number): readonly PersonName[] {
  const all = SURNAMES.flatMap((surname) => NAMES.map((name) => ({ name, surname })));
  return new SeededRandom(seed).shuffled(all);
}
