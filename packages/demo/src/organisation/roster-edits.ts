import { addDays } from '@torre/domain/kernel';
import type { Day, ZoneTable } from '@torre/domain/kernel';
import { FLES, REST } from '@torre/domain/roster';
import type { DemoMonth } from './demo-months.ts';
import { isoInstant } from './instants.ts';
import type { CellEdit } from './roster-cells.ts';
import { SeededRandom } from './seeded-random.ts';

/** One kind of everyday change: which cells it suits and what it does to them. Times are minutes of the day. */
interface EditKind {
  readonly on: (turn: string, before: string | null, after: string | null) => boolean;
  /** So many days in a row; 1 without it. */
  readonly days?: number;
  /** Brings somebody into the room: only on a day that has neither too few people nor many. */
  readonly adds?: true;
  /** Lasts into the night: not for somebody whose call begins in the evening. */
  readonly late?: true;
  readonly saves: readonly Omit<CellEdit, 'modifyUser' | 'modifyDate'>[];
}

const REINFORCED: EditKind = {
  on: (turn) => turn === REST,
  adds: true,
  saves: [{ turn: 'T10', note: 'Rinforzo concordato con la sala' }],
};
const REINFORCED_TWICE: EditKind = {
  on: (turn) => turn === REST,
  adds: true,
  late: true,
  saves: [
    { turn: 'T08', note: 'Rinforzo per esercitazione' },
    { turn: 'T16', note: 'Rinforzo per esercitazione, spostato al pomeriggio' },
  ],
};
const FLEXIBLE: EditKind = {
  on: (turn) => turn === REST,
  saves: [{ turn: FLES }],
};
const LONGER_AFTERNOON: EditKind = {
  on: (turn) => turn === 'P',
  saves: [{ times: { begin: 15 * 60, end: 30 }, isStr: true, noteTurno: 'Prolungato per traffico intenso' }],
};
const LONGER_MORNING: EditKind = {
  on: (turn) => turn === 'M' || turn === 'M1',
  saves: [{ isStr: true, noteTurno: 'Straordinario richiesto dalla sala' }],
};
const NOTED: EditKind = {
  on: (turn) => turn === 'M' || turn === 'M1',
  saves: [{ note: 'Affiancamento al nuovo collega' }],
};
const NOTED_FOR_ONESELF: EditKind = {
  on: (turn) => turn === 'P' || turn === 'P1',
  saves: [{ noteTurno: 'Posto auto riservato' }],
};

/** Times that ten hours do not hold (R373.2). */
const TOO_LONG_MORNING: EditKind = {
  on: (turn) => turn === 'M',
  saves: [{ times: { begin: 7 * 60, end: 17 * 60 + 15 }, isStr: true, noteTurno: 'Cambio arrivato tardi' }],
};
/** After which the T12 of the next day begins too early (R373.2, R373.5, L66.1). */
const TOO_LONG_AFTERNOON: EditKind = {
  on: (turn, _, after) => turn === 'P' && after === 'T12',
  saves: [{ times: { begin: 15 * 60, end: 75 }, isStr: true, noteTurno: 'Prolungato per avaria radar' }],
};
/** Too early after a night (R373.7). */
const CALLED_AFTER_NIGHT: EditKind = {
  on: (turn, before) => turn === REST && before === 'N',
  adds: true,
  saves: [{ turn: 'T10', note: 'Rinforzo chiesto il giorno prima' }],
};
/** All rests between two turns of the cycle (R373.1, L66.2). */
const RESTS_WORKED: EditKind = {
  on: (turn) => turn === REST,
  days: 2,
  adds: true,
  saves: [{ turn: 'T10', note: 'Rinforzo per il fine settimana' }],
};

const BUSY: readonly EditKind[] = [
  REINFORCED,
  REINFORCED_TWICE,
  FLEXIBLE,
  LONGER_AFTERNOON,
  LONGER_MORNING,
  NOTED,
  NOTED_FOR_ONESELF,
];
const QUIET: readonly EditKind[] = [REINFORCED, LONGER_MORNING, NOTED];
const BUSY_FROM_PEOPLE = 40;
/** Changes that break a rule, so that a large plant has findings in every month. */
const RULE_BREAKING: readonly EditKind[] = [
  TOO_LONG_MORNING,
  TOO_LONG_MORNING,
  TOO_LONG_AFTERNOON,
  CALLED_AFTER_NIGHT,
  CALLED_AFTER_NIGHT,
  RESTS_WORKED,
];
const RULE_BREAKING_FROM_PEOPLE = 100;

/** From half past three in the afternoon, a quarter of an hour apart. */
const FIRST_SAVE = 15 * 60 + 30;
const BETWEEN_SAVES = 15;

export interface PlannedEdit {
  readonly person: number;
  readonly day: Day;
  readonly saves: readonly CellEdit[];
}

/** Days count from 0, the first of the month. */
export interface EditRules {
  readonly isCalm: (day: number) => boolean;
  readonly isEveOfCall: (person: number, day: number) => boolean;
}

/**
 * The saves that managers made in a month on top of what the cycles generated: a few, all between the generation
 * and yesterday. None takes anybody from a working slot, and none fills one that is short. `turns` by person and day of
 * the month; null: nothing happens to this cell. `isCalm`: days on which one more person is no matter. `isEveOfCall`: who is
 * on call from the evening of a day.
 */
export function plannedEdits(
  turns: readonly (readonly (string | null)[])[],
  { isCalm, isEveOfCall }: EditRules,
  month: DemoMonth,
  made: { readonly generatedOn: Day; readonly today: Day; readonly managers: readonly string[] },
  zone: ZoneTable,
  random: SeededRandom,
): readonly PlannedEdit[] {
  const taken = new Set<number>();
  const editsOf = (kind: EditKind, chance: SeededRandom): readonly PlannedEdit[] => {
    const { days = 1 } = kind;
    const suits = (row: readonly (string | null)[], person: number, index: number): boolean => {
      const turn = row[index] ?? null;
      return (
        turn !== null &&
        kind.on(turn, row[index - 1] ?? null, row[index + 1] ?? null) &&
        !taken.has(person) &&
        (!kind.adds || isCalm(index)) &&
        !(kind.late && isEveOfCall(person, index))
      );
    };
    const suited = turns.flatMap((row, person) =>
      row.flatMap((_, index) =>
        Array.from({ length: days }, (__, nth) => index + nth).every((day) => suits(row, person, day))
          ? [{ person, index }]
          : [],
      ),
    );
    if (suited.length === 0) return [];
    const { person, index } = chance.pick(suited);
    taken.add(person);
    const day = addDays(month.first, index);
    const latest = Math.max(made.generatedOn, Math.min(day, made.today) - 1);
    const savedOn = addDays(made.generatedOn, chance.below(latest - made.generatedOn + 1));
    const modifyUser = chance.pick(made.managers);
    const saves = kind.saves.map((save, nth) => ({
      ...save,
      modifyUser,
      modifyDate: isoInstant(zone.utc(savedOn, FIRST_SAVE + nth * BETWEEN_SAVES, 'start')),
    }));
    return Array.from({ length: days }, (_, nth) => ({ person, day: addDays(day, nth), saves }));
  };
  const everyday = turns.length >= BUSY_FROM_PEOPLE ? BUSY : QUIET;
  const breaking = turns.length >= RULE_BREAKING_FROM_PEOPLE ? RULE_BREAKING : [];
  // numbers of their own: what the month deals afterwards does not depend on how many there are
  const own = new SeededRandom(month.first);
  return [
    ...everyday.flatMap((kind) => editsOf(kind, random)),
    ...breaking.flatMap((kind) => editsOf(kind, own)),
  ];
}
