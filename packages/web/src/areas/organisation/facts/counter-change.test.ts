import type { SlotVerdict } from '@torre/contract/counters';
import { expect, test } from 'vitest';
import { textsOf } from '../../../platform/language.ts';
import { counterChange, figureText } from './counter-change.ts';

const COVERED: SlotVerdict = { missing: 0, hours: [], specializations: [], covered: [] };
const lacking = (specializationId: string): SlotVerdict => {
  const hours = [{ from: '0700', to: '1000' }];
  return { ...COVERED, missing: 1, hours, specializations: [{ specializationId, missing: 1, hours }] };
};
const of = (employees: number, chairs: number, verdict = COVERED) => ({ employees, chairs, verdict });
type Figures = ReturnType<typeof of> | null;

test.each([
  [
    'a specialization, nobody less',
    of(3, 3),
    of(3, 3, lacking('ACS')),
    ['0', '−1', 'manca 1 persona: ACS 07:00–10:00'],
  ],
  [
    'another specialization',
    of(3, 3, lacking('ACS')),
    of(3, 3, lacking('TMA')),
    ['−1', '−1', 'manca 1 persona: TMA 07:00–10:00 (prima: manca 1 persona: ACS 07:00–10:00)'],
  ],
  [
    'an island that others cover',
    of(3, 3),
    of(3, 3, { ...COVERED, covered: [{ island: 'Tma', chairs: 1, by: ['Nord'], hours: [] }] }),
    ['0', '0', 'al completo; coperte da altre isole: 1 di Tma da Nord (prima: al completo)'],
  ],
  ['a person to spare', of(4, 3), of(3, 3), ['+1', '0', 'al completo']],
  ['people and positions alike', of(4, 4), of(3, 3), ['0', '0', 'da 4 persone per 4 postazioni a 3 per 3']],
  ['a timeslot that ends', of(3, 3), null, ['0', '–', 'la fascia finisce']],
  [
    'a timeslot that begins',
    null,
    of(2, 3, lacking('ACS')),
    ['–', '−1', 'fascia nuova: manca 1 persona: ACS 07:00–10:00'],
  ],
] as [string, Figures, Figures, readonly string[]][])(
  'a counter that changes: %s',
  (_, before, after, shown) => {
    const counter = { date: '20261203', timeslotId: 'M', description: 'M', before, after, parts: [] };
    const words = counterChange(counter, textsOf('organisationEffects'), textsOf('slots'));
    expect([figureText(before), figureText(after), words]).toEqual(shown);
  },
);

test('a counter that stays and moves within names the specialization or island', () => {
  const parts = [
    { name: 'Tma', before: 1, after: 0 },
    { name: 'ACS', before: null, after: 2 },
  ];
  const counter = {
    date: '20261203',
    timeslotId: 'M',
    description: 'M',
    before: of(3, 3),
    after: of(3, 3),
    parts,
  };
  expect(counterChange(counter, textsOf('organisationEffects'), textsOf('slots'))).toBe(
    'Tma da +1 a 0, ACS da – a +2',
  );
});
