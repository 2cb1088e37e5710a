import { describe, expect, test } from 'vitest';
import { addDays, dayOf } from '../kernel/index.ts';
import {
  CAUSE_CATEGORIES,
  DEFAULT_CAUSES,
  categoryOf,
  causeOn,
  causesThatStay,
  checkInsertable,
  directionOf,
  isLaw104,
  lacksDocument,
  measureOf,
  pathOf,
  tabOf,
} from './index.ts';
import type { InsertingPerson } from './index.ts';

const CODES = DEFAULT_CAUSES.map(({ idcausale }) => idcausale);
const the = (code: string) => DEFAULT_CAUSES.find(({ idcausale }) => idcausale === code)!;
const codesWith = (wanted: (cause: (typeof DEFAULT_CAUSES)[number]) => boolean) =>
  DEFAULT_CAUSES.filter(wanted).map(({ idcausale }) => idcausale);

const PERSON: InsertingPerson = {
  condition: 'LO',
  prefix: '',
  rights: ['104', 'CHILD', 'RLS', 'UNION'],
  earlierYearsLeft: () => 3,
};
const check = (code: string, person: Partial<InsertingPerson> = {}, actor: 'owner' | 'manager' = 'owner') =>
  checkInsertable(the(code), { ...PERSON, ...person }, actor);

describe('the causes of domain.md 4', () => {
  test('[M3.52] the mapping knows 24 categories, and the causes have no others', () => {
    expect(CAUSE_CATEGORIES.join(' ')).toBe(
      '104 ALL ASS CONP DONS ESAU FER FLES FNOP INF MAL MALF MAT NASF PDEC PELE PRLS PSIN RFS ROS SCIO SFS VM VMSP',
    );
    const used = new Set(DEFAULT_CAUSES.flatMap(({ category }) => category ?? []));
    expect([...CAUSE_CATEGORIES].filter((category) => !used.has(category))).toEqual([]);
  });

  test('[M3.53][M3.54] leave is FER, 7510 and SMARTWORK are ASS, a cause named like a category is of it, others have none', () => {
    const category = (code: string) => categoryOf(code, DEFAULT_CAUSES);
    for (const code of ['8114', '8118', 'I_8114', 'I_8118', 'T_8114', 'T_8118'])
      expect(category(code)).toBe('FER');
    expect(category('7510')).toBe('ASS');
    expect(category('SMARTWORK')).toBe('ASS');
    for (const code of ['OTE', 'OTU', '7509', '9047', '1022', 'BDGJOLLY']) expect(category(code)).toBe(null);
    for (const code of CODES.filter((one) => (CAUSE_CATEGORIES as readonly string[]).includes(one)))
      expect(category(code)).toBe(code);
    // The table is edited: its row goes before the name.
    expect(categoryOf('MAL', [{ idcausale: 'MAL', category: 'INF' }])).toBe('INF');
    expect(categoryOf('MAL', [])).toBe('MAL');
    expect(categoryOf('9999', [])).toBe(null);
  });

  test.each([
    ['8114', 'V', 'A'],
    ['8118', 'V', 'A'],
    ['I_8114', 'A', 'A'],
    ['T_8118', 'A', 'A'],
    ['OTE', 'A', 'A'],
    ['104', 'A', 'A'],
    ['7509', 'D', 'D'],
    ['9047', 'D', 'D'],
    ['7510', 'A', 'A'],
    ['MAL', 'D', 'D'],
    ['ROS', 'A', 'A'],
  ] as const)('%s goes by %s in the operational line and by %s in the structure', (code, lo, st) => {
    expect([pathOf(the(code), 'LO'), pathOf(the(code), 'ST'), pathOf(the(code), null)]).toEqual([lo, st, lo]);
  });

  test('at once are inserted only those that somebody disposes or registers', () => {
    expect(codesWith(({ pathLo }) => pathLo === 'D').join(' ')).toBe(
      '7509 9047 BDGJOLLY DONS FNOP INF MAL MALF MAT NASF PELE SCIO SFS VM',
    );
  });

  test('units, documents and balances stand as in the table', () => {
    expect(DEFAULT_CAUSES.map(({ idcausale, units }) => `${idcausale}:${units.join('')}`).join(' ')).toBe(
      '8114:G 8118:G I_8114:G I_8118:G T_8114:G T_8118:G OTE:H OTU:H 104:GH 7509:H 9047:H 1022:G 7510:H ' +
        'BDGJOLLY:H SMARTWORK:G ALL:H CONP:GH DONS:G ESAU:GH FLES:G FNOP:H INF:G MAL:G MALF:GH MAT:G NASF:G ' +
        'PDEC:G PELE:G PRLS:H PSIN:HG RFS:GHQ ROS:HQ SCIO:GH SFS:GH VM:HG VMSP:H',
    );
    expect(codesWith(({ gestdoc }) => gestdoc === 'VIC').join(' ')).toBe(
      '104 ALL CONP DONS ESAU INF MAL MALF MAT NASF PDEC PELE VMSP',
    );
    expect(codesWith(({ gestdoc }) => gestdoc === 'V').join(' ')).toBe('7509 7510 PSIN VM');
    expect(
      DEFAULT_CAUSES.flatMap(({ idcausale, balance }) => (balance ? `${idcausale}:${balance}` : [])),
    ).toEqual([
      '8114:FER',
      '8118:FER',
      'I_8114:FER',
      'I_8118:FER',
      'T_8114:FER',
      'T_8118:FER',
      'ESAU:ESAU',
      'PRLS:PRLS',
      'RFS:RFS',
      'ROS:ROS',
    ]);
    expect(codesWith(({ oneTime }) => oneTime)).toEqual(['OTE', 'OTU']);
    expect(codesWith(({ isDuty }) => isDuty)).toEqual(['7509', '9047']);
    expect(codesWith(({ givesLeaveBack }) => givesLeaveBack)).toEqual(['MAL']);
    expect(codesWith(isLaw104)).toEqual(['104']);
  });

  test('only correcting a punch, being called in and working at home leave people in the counters', () => {
    const staying = causesThatStay(DEFAULT_CAUSES).map(({ cause, subtracts }) => `${cause} ${subtracts}`);
    expect(staying).toEqual(['OTE never', 'OTU never', '7509 never', '9047 never', 'SMARTWORK not-st']);
  });
});

describe('whether a person may ask for a cause', () => {
  test('an employee for all but those that others write', () => {
    const st = { condition: 'ST', rights: PERSON.rights } as const;
    const refused = CODES.filter((code) => !code.includes('_') && !check(code, st).ok);
    expect(refused).toEqual(['7509', '9047', 'BDGJOLLY', 'FNOP', 'SCIO', 'SFS']);
  });

  test('a manager disposes them too, but for what the product generates', () => {
    const st = { condition: 'ST' } as const;
    const refused = CODES.filter((code) => !code.includes('_') && !check(code, st, 'manager').ok);
    expect(refused).toEqual(['BDGJOLLY', 'SFS']);
  });

  const left = (days: number): Partial<InsertingPerson> => ({ earlierYearsLeft: () => days });

  test.each([
    ['leave of earlier years while some is left', '8118', left(1), null],
    ['none when it is spent', '8118', left(0), 'earlier-years-spent'],
    ['leave of this year then', '8114', left(0), null],
    ['the leave of another employer', 'T_8114', {}, 'other-employer'],
    ['the leave of the own one', 'T_8114', { prefix: 'T_' }, null],
    ['the leave of the operator', '8114', { prefix: 'T_' }, 'other-employer'],
    ['what every employer has', 'RFS', { prefix: 'I_' }, null],
    ['working at home in the operational line', 'SMARTWORK', {}, 'other-condition'],
    ['working at home without a post', 'SMARTWORK', { condition: null }, 'other-condition'],
    ['working at home in the structure', 'SMARTWORK', { condition: 'ST' }, null],
    ['104 without an active request', '104', { rights: [] }, 'right-missing'],
    ['hours of an office that somebody else has', 'PRLS', { rights: ['UNION'] }, 'right-missing'],
  ] satisfies [string, string, Partial<InsertingPerson>, string | null][])(
    '%s',
    (_case, code, person, refusal) => {
      const checked = check(code, person);
      expect(checked.ok ? null : checked.code).toBe(refusal);
    },
  );
});

test('a document is wanted before approval, that of law 104 once and for all', () => {
  expect(lacksDocument(the('ESAU'), false)).toBe(true);
  expect(lacksDocument(the('ESAU'), true)).toBe(false);
  expect(lacksDocument(the('7510'), false)).toBe(false);
  expect(lacksDocument(the('104'), false)).toBe(false);
});

test('[M2.2.18][M2.2.19][M2.2.21] the cause code leads to the tab', () => {
  const inTab = (tab: string) => CODES.filter((code) => tabOf(code) === tab).join(' ');
  expect(inTab('FERIE')).toBe('8114 8118 I_8114 I_8118 T_8114 T_8118');
  expect(inTab('TIMBRATURE')).toBe('OTE OTU');
  expect(tabOf('RFS')).toBe('ALTRO');
  expect(tabOf('9999')).toBe('ALTRO');
});

test('[M2.2.20] OTE is an entry, any other an exit', () => {
  expect([directionOf('OTE'), directionOf('OTU'), directionOf('x')]).toEqual(['Entrata', 'Uscita', 'Uscita']);
});

test('[M2.3.20] the measure is GG for days, HH for hours and QQ for units', () => {
  expect((['G', 'H', 'Q'] as const).map(measureOf)).toEqual(['GG', 'HH', 'QQ']);
});

test('a code means what stands on the day', () => {
  const first = { ...the('RFS'), validFrom: dayOf(2026, 1, 1), validTo: dayOf(2026, 12, 31) };
  const then = {
    ...first,
    descausale: 'Festività soppresse',
    validFrom: dayOf(2027, 1, 1),
    validTo: null,
  };
  expect(causeOn([first, then], 'RFS', dayOf(2026, 12, 31))).toBe(first);
  expect(causeOn([first, then], 'RFS', addDays(dayOf(2026, 12, 31), 1))).toBe(then);
  expect(causeOn([first, then], 'RFS', dayOf(2025, 12, 31))).toBe(null);
  expect(causeOn([first, then], 'ROS', dayOf(2027, 1, 1))).toBe(null);
});
