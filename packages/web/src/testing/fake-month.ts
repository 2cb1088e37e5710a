import { readAway } from '@torre/contract/away';
import { readCounters } from '@torre/contract/counters';
import { readPlanning } from '@torre/contract/drafts';
import { readLegality } from '@torre/contract/legality';
import { listLocks } from '@torre/contract/locks';
import { bePresent, leavePresence } from '@torre/contract/presence';
import { compactCalendar, type CompactMonth, type ShiftDefinition } from '@torre/contract/month';
import type { Asked, FakeServer } from './fake-server.ts';
import { DONE } from './fake-session.ts';

export const PLANT = 'LIRR';
export const MONTH_ADDRESS = '/responsabile/calendario?impianto=LIRR&mese=2026-12';

type Times = readonly [begin: string, end: string];

function definition(
  name: string,
  description: string,
  times: Times | null,
  rest: Partial<ShiftDefinition> = {},
): ShiftDefinition {
  return {
    shiftId: `LIRR-${name}`,
    name,
    description,
    beginTime: times?.[0] ?? null,
    endTime: times?.[1] ?? null,
    beginTimeNonWorking: null,
    endTimeNonWorking: null,
    startOffset: 0,
    shiftClass: times ? 'LAV' : 'NONLAV',
    secondaryActivity: false,
    fromDate: '20200101 0000',
    toDate: null,
    ...rest,
  };
}

/** Shifts of the plant, with the names of the demo world. */
export const DEFINITIONS: readonly ShiftDefinition[] = [
  definition('M', 'Mattina', ['0700', '1500'], { beginTimeNonWorking: '1100', endTimeNonWorking: '1130' }),
  definition('P', 'Pomeriggio', ['1500', '2300'], { beginTimeNonWorking: '1900', endTimeNonWorking: '1930' }),
  definition('N', 'Notte', ['2300', '0700'], { startOffset: -1 }),
  definition('N11', 'Notte dalle 23', ['2300', '0700']),
  definition('T10', 'Rinforzo dalle 10', ['1000', '1800'], {
    beginTimeNonWorking: '1400',
    endTimeNonWorking: '1430',
  }),
  definition('T12', 'Rinforzo dalle 12', ['1200', '2000']),
  definition('T16', 'Rinforzo dalle 16', ['1600', '0000']),
  definition('TB', 'Rinforzo breve', ['0800', '1400']),
  definition('R', 'Riposo', null),
  definition('FLES', 'Flessibilità', null, { shiftClass: 'FLEX' }),
  definition('FREE', 'Nessun turno', null),
];

/** Whose row the tests look at. */
export const PERSON = {
  employeeId: '800123',
  employeeName: 'Valentina',
  employeeSurname: 'Moretti',
  category: 'CTA',
} as const;

/** A month in which that person has M on every day but those of `turns` (YYYYMMDD; null: no shift), and nobody else is. */
export function monthOfOne(
  { body }: Pick<Asked, 'body'>,
  turns: Readonly<Record<string, string | null>> = {},
): CompactMonth {
  const { from, to } = body as { from: string; to: string };
  const cells = Array.from({ length: Number(to.slice(6)) }, (_, index) => {
    const turn = turns[from.slice(0, 6) + String(index + 1).padStart(2, '0')];
    return turn === undefined ? 'M' : (turn ?? '-');
  });
  return {
    outcome: DONE,
    plant: PLANT,
    divisionId: 'DIVLIRR',
    from,
    to,
    position: '10',
    editable: true,
    definitions: DEFINITIONS,
    holidays: [],
    dayStaff: [],
    groups: [{ id: 'SUD', name: 'Sud', kind: 'island' }],
    people: [{ ...PERSON, group: 0, cells: cells.join(' ') }],
  };
}

/** Everything that a month asks for by itself. */
export function declareMonth(server: FakeServer, turns?: Readonly<Record<string, string | null>>): void {
  server.answers(compactCalendar, (asked) => monthOfOne(asked, turns));
  server.answers(readCounters, { outcome: DONE, counters: [], position: '10' });
  server.answers(readAway, { outcome: DONE, away: [], overtime: [], position: '10' });
  server.answers(readLegality, { outcome: DONE, findings: [], position: '10' });
  server.answers(listLocks, { outcome: DONE, locks: [] });
  server.answers(readPlanning, { outcome: DONE, draft: null, isEmpty: false, versions: [] });
  server.answers(bePresent, { outcome: DONE, plant: PLANT, month: '202612', present: [] });
  server.answers(leavePresence, { outcome: DONE });
}

/** The names of the first `count` people of a month of many. */
export const manyPeople = (count: number) =>
  Array.from({ length: count }, (_, index) => {
    const number = String(index + 1).padStart(2, '0');
    return { ...PERSON, employeeId: `8002${number}`, employeeSurname: `Rossi${number}` };
  });

/** A month in which `count` people have M on every day. */
export function monthOfMany(asked: Pick<Asked, 'body'>, count: number): CompactMonth {
  const month = monthOfOne(asked);
  return { ...month, people: manyPeople(count).map((person) => ({ ...month.people[0]!, ...person })) };
}
