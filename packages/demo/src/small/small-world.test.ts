import { dayFromIso, dayOf, firstOfMonth, isoDay, lastOfMonth, weekday } from '@torre/domain/kernel';
import { describe, expect, test } from 'vitest';
import { DEMO_ACCOUNTS, buildWorld } from '../index.ts';

const TODAY = dayOf(2026, 10, 14);
const world = buildWorld('small', TODAY);
const assigned = (icao: string | null, category?: string) =>
  world.assignment.filter((row) => row.icao === icao && (!category || row.category === category));

describe('head counts of domain.md 9.2', () => {
  test.each([
    ['LIRR', { CTA: 112, EAV: 8, METEO: 6, AMMINISTRATIVI: 10, Tecnic: 8, DIRIGENTE: 1 }, 145],
    ['LIRF', { CTA: 48, EAV: 12, AMMINISTRATIVI: 4, Tecnic: 3 }, 67],
    ['LIRN', { CTA: 18, EAV: 4, AMMINISTRATIVI: 1, Tecnic: 1 }, 24],
    ['LIRQ', { CTA: 11, EAV: 2, AMMINISTRATIVI: 1 }, 14],
  ])('%s', (icao, categories, total) => {
    const counted = Object.fromEntries(
      [...Map.groupBy(assigned(icao), ({ category }) => category)].map(([category, rows]) => [
        category,
        rows.length,
      ]),
    );
    expect(counted).toEqual(categories);
    expect(assigned(icao)).toHaveLength(total);
  });

  test('250 people in plants, every one with a shift on every day of seven months', () => {
    const people = world.assignment.filter(({ icao }) => icao !== null);
    expect(people).toHaveLength(250);
    const days = lastOfMonth(2027, 1) - firstOfMonth(2026, 7) + 1;
    expect(world.day_shift).toHaveLength(250 * days);
    expect(world.day_shift[0]!.day).toBe('2026-07-01');
    expect(world.day_shift.at(-1)!.day).toBe('2027-01-31');
  });

  test.each([
    ['LIRR', 5],
    ['LIRF', 3],
    ['LIRN', 2],
    ['LIRQ', 1],
  ])('controllers of %s stand in %d islands, nobody else does', (icao, islands) => {
    expect(new Set(assigned(icao, 'CTA').map(({ island_id }) => island_id)).size).toBe(islands);
    expect(
      assigned(icao).filter(({ category, island_id }) => (category === 'CTA') === (island_id === null)),
    ).toEqual([]);
  });
});

test('[E9.03] the counters of LIRR have the six timeslots of the specification, in its order and with its hours', () => {
  const slots = world.timeslot
    .filter(({ icao }) => icao === 'LIRR')
    .sort((one, other) => one.ord - other.ord);
  expect(
    slots.map(({ description, begin_time, end_time }) => [description, begin_time / 60, end_time / 60]),
  ).toEqual([
    ['N', 23, 7],
    ['M', 7, 15],
    ['P', 15, 23],
    ['REP/RPN/RIDN', 19, 7],
    ['RPD/RID', 7, 19],
    ['07:00-12:00', 7, 12],
  ]);
});

test('cycles of LIRR: 80 controllers on nights, 32 on day reinforcement, phases as even as can be', () => {
  const controllers = new Set(assigned('LIRR', 'CTA').map(({ employee_id }) => employee_id));
  const cycles = Map.groupBy(
    world.employee_cycle.filter(({ employee_id }) => controllers.has(employee_id)),
    ({ cycle_id }) =>
      world.base_cycle.find((cycle) => cycle.icao === 'LIRR' && cycle.cycle_id === cycle_id)!.name,
  );
  const phases = (name: string) =>
    Map.groupBy(cycles.get(name)!, ({ anchor_day }) => anchor_day)
      .values()
      .map((rows) => rows.length)
      .toArray();
  expect(phases('M P FREE N R')).toEqual([16, 16, 16, 16, 16]);
  expect(phases('M P T12 R R').toSorted((one, other) => one - other)).toEqual([6, 6, 6, 7, 7]);
});

test('office staff works Monday to Friday and rests on holidays, San Francesco and the patron among them', () => {
  const seen = buildWorld('small', dayOf(2027, 8, 2));
  const office = new Set(assigned('LIRN', 'AMMINISTRATIVI').map(({ employee_id }) => employee_id));
  const turns = new Map(
    seen.day_shift.filter((row) => office.has(row.employee_id)).map((row) => [row.day, row.turn]),
  );
  const worked = [...turns].filter(([, turn]) => turn === 'G36').map(([day]) => day);
  expect(worked.every((day) => weekday(dayFromIso(day)!) <= 5)).toBe(true);
  expect(turns.get('2027-10-04')).toBe('R');
  expect(turns.get('2027-06-02')).toBe('R');
  expect(seen.holiday).toContainEqual(
    expect.objectContaining({ day: '2027-09-19', comune: 'Napoli', type: 'PATRONO' }),
  );
});

describe('personas', () => {
  test('are the twenty accounts of the decisions, in their order, and nobody else', () => {
    expect(DEMO_ACCOUNTS.map(({ userName }) => userName)).toEqual([
      'responsabile.lirr',
      'responsabile2.lirr',
      'responsabile.lirf',
      'responsabile.senza',
      'approvatore',
      'h35',
      'cta.lirr',
      'cta.lirf',
      'cta2.lirf',
      'eav.lirn',
      'meteo.lirr',
      'pilota',
      'studente',
      'impiegato',
      'timekeeper',
      'spese',
      'hr',
      'redattore',
      'editore',
      'admin',
    ]);
    expect(world.account.map(({ user_name }) => user_name)).toEqual(
      DEMO_ACCOUNTS.map(({ userName }) => userName),
    );
    expect(new Set(world.account.map(({ employee_id }) => employee_id)).size).toBe(20);
  });

  test('have the rights that the decisions give them', () => {
    const rights = Object.fromEntries(
      world.account.map(({ user_name, responsabile, responsabile_h35 }) => [
        user_name,
        [
          ...(responsabile ? ['responsabile'] : []),
          ...(responsabile_h35 ? ['responsabileH35'] : []),
          ...world.account_role.filter((row) => row.user_name === user_name).map(({ ruolo }) => ruolo),
          ...world.managed_plant.filter((row) => row.user_name === user_name).map(({ icao }) => icao),
        ],
      ]),
    );
    expect(Object.fromEntries(Object.entries(rights).filter(([, list]) => list.length > 0))).toEqual({
      'responsabile.lirr': ['responsabile', 'DIPE_TRAVEL', 'LIRR'],
      'responsabile2.lirr': ['responsabile', 'LIRR'],
      'responsabile.lirf': ['responsabile', 'LIRF'],
      'responsabile.senza': ['responsabile', '-'],
      approvatore: ['responsabile', 'ROLE_APPROVER_2', 'LIRR'],
      h35: ['responsabile', 'responsabileH35', 'RESP_H35', 'LIRR'],
      timekeeper: ['ROLE_TIMEKEEPER'],
      spese: ['ROLE_EXPENSES'],
      hr: ['ROLE_HR'],
      redattore: ['ROLE_EDITOR'],
      editore: ['ROLE_APPROVER'],
      admin: ['ROLE_ADMIN'],
    });
  });

  test.each([
    ['cta.lirr', 'LIRR', 'CTA'],
    ['cta2.lirf', 'LIRF', 'CTA'],
    ['eav.lirn', 'LIRN', 'EAV'],
    ['meteo.lirr', 'LIRR', 'METEO'],
    ['impiegato', 'LIRR', 'AMMINISTRATIVI'],
    ['pilota', null, 'PILOTI'],
    ['studente', null, 'STUD'],
    ['admin', null, 'AMMINISTRATIVI'],
  ])('%s stands in %s as %s', (userName, icao, category) => {
    const account = world.account.find(({ user_name }) => user_name === userName)!;
    expect(world.assignment.find(({ employee_id }) => employee_id === account.employee_id)).toMatchObject({
      icao,
      category,
    });
  });
});

test('people have invented names, no two the same, one with an apostrophe', () => {
  expect(new Set(world.employee.map(({ name, surname }) => `${name} ${surname}`)).size).toBe(
    world.employee.length,
  );
  expect(world.employee.some(({ surname }) => surname === "D'Angelo")).toBe(true);
});

test('every island has somebody for each shift of the cycle, and its neighbours hold what it holds', () => {
  const anchors = new Map(world.employee_cycle.map((row) => [row.employee_id, row]));
  const controllers = Map.groupBy(assigned('LIRR', 'CTA'), ({ island_id }) => island_id!);
  for (const [island, people] of controllers) {
    const onNights = people
      .map(({ employee_id }) => anchors.get(employee_id)!)
      .filter(({ cycle_id }) => cycle_id === 'MP-N');
    const phases = Map.groupBy(onNights, ({ anchor_day }) => anchor_day).values();
    const counts = [...phases].map((rows) => rows.length);
    expect([island, counts]).toEqual([island, Array.from({ length: 5 }, () => onNights.length / 5)]);
  }
  const islandOf = new Map(assigned('LIRR').map((row) => [row.employee_id, row.island_id]));
  const holders = (id: string): readonly string[] =>
    [
      ...new Set(
        world.employee_specialization
          .filter(({ icao, specialization_id }) => icao === 'LIRR' && specialization_id === id)
          .map(({ employee_id }) => islandOf.get(employee_id)!),
      ),
    ].sort();
  expect(holders('ACS-TIR')).toEqual(['NORD', 'SUD', 'TIRRENO']);
  expect(holders('APS-TMA')).toEqual(['SALA', 'TMA']);
  expect(holders('ACS-SALA')).toEqual(['NORD', 'SALA', 'SUD', 'TIRRENO', 'TMA']);
});

test.each([
  ['LIRR', { peaks: [12, 18], others: [6, 9] }],
  ['LIRF', { peaks: [4, 7], others: [2, 4] }],
  ['LIRN', { peaks: [2, 3], others: [1, 2] }],
  ['LIRQ', { peaks: [0, 3], others: [0, 2] }],
])(
  '%s has its chairs of domain.md 9.2 in one hour by night and by day, about half of them in the others',
  (icao, chairs) => {
    const kinds = new Map(
      world.position
        .filter((row) => row.icao === icao)
        .map(({ position_id, kind }) => [position_id, kind] as const),
    );
    const openAt = (hour: number): number =>
      world.position_opening.filter(
        (row) =>
          row.icao === icao &&
          kinds.get(row.position_id) === 'LAV' &&
          row.begin_hour <= hour &&
          hour < row.end_hour,
      ).length;
    expect({ peaks: [openAt(3), openAt(8)], others: [openAt(4), openAt(12)] }).toEqual(chairs);
  },
);

test('nothing was written after today', () => {
  const written = [...world.day_shift, ...world.shift_history].map(({ modify_date }) => modify_date);
  expect(written.reduce((one, other) => (other > one ? other : one)) < '2026-10-14').toBe(true);
});

test('every month has changed cells with a note, overtime and a history', () => {
  for (let month = 7; month <= 13; month++) {
    const prefix = isoDay(firstOfMonth(2026, month)).slice(0, 7);
    const changed = world.day_shift.filter(
      (row) => row.icao === 'LIRR' && row.day.startsWith(prefix) && row.version > 1,
    );
    expect(changed.some(({ note }) => note !== null)).toBe(true);
    expect(changed.some(({ note_turno }) => note_turno !== null)).toBe(true);
    expect(changed.some(({ is_str, own_times }) => is_str && own_times)).toBe(true);
    expect(changed.some(({ version }) => version === 3)).toBe(true);
  }
});
