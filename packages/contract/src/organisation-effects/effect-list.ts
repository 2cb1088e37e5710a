import { inLanguage, listOf } from '../list/list.endpoint.ts';
import type { Words } from '../list/list.endpoint.ts';

/** A line of the file of a preview: a cell, a counter, or what still names something that ends. */
export interface EffectRow {
  readonly what: keyof typeof WHAT;
  readonly plant: string | null;
  /** DD/MM/YYYY */
  readonly day: string | null;
  readonly employeeId: string | null;
  readonly person: string | null;
  /** Code of the shift, or name of the timeslot. */
  readonly name: string | null;
  readonly before: string | null;
  readonly after: string | null;
  readonly note: Words | null;
}

const WHAT = {
  turnUnknown: ['Turno senza definizione', 'Shift without definition'],
  notAssigned: ['Turno senza assegnazione', 'Shift without assignment'],
  removed: ['Turno tolto', 'Shift taken away'],
  hours: ['Turno con un altro orario', 'Shift with other hours'],
  hoursKept: [
    'Turno di chi non è più dell’impianto: tiene il suo orario',
    'Shift of who left the plant: keeps its hours',
  ],
  counter: ['Contatore', 'Counter'],
  part: ['Contatore, in parte', 'Counter, in part'],
  name: ['Da sistemare', 'To be mended'],
} as const satisfies Readonly<Record<string, Words>>;

/** All that a change would do. */
export const effectList = listOf<EffectRow>()(['Effetti della modifica', 'Effects of the change'], 'what', {
  what: {
    words: ['Che cosa', 'What'],
    value: ({ what }, language) => inLanguage(WHAT[what], language),
  },
  plant: { words: ['Impianto', 'Plant'], value: ({ plant }) => plant },
  day: { words: ['Giorno', 'Day'], value: ({ day }) => day },
  employeeId: { words: ['Codice personale', 'Personnel code'], value: ({ employeeId }) => employeeId },
  person: { words: ['Persona', 'Person'], value: ({ person }) => person },
  name: { words: ['Turno o fascia', 'Shift or timeslot'], value: ({ name }) => name },
  before: { words: ['Prima', 'Before'], value: ({ before }) => before },
  after: { words: ['Dopo', 'After'], value: ({ after }) => after },
  note: { words: ['Nota', 'Note'], value: ({ note }, language) => note && inLanguage(note, language) },
});
