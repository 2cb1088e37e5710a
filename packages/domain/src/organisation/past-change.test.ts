import { expect, test } from 'vitest';
import { EXAMPLE } from './example-facts.ts';
import { editsRewritePast, rewritesPast, stateFrom } from './index.ts';
import type { FactEdit, FactKindName, FactRow } from './index.ts';

const { ISLAND, MORNING, PLANT, POSITION, STAY } = EXAMPLE;
const TODAY = '2026-11-24';
const HOLIDAY = { day: '2026-11-23', type: 'PATRONO', comune: 'Roma', name: 'Patrono' };
const PLANNED = { ...POSITION, valid_from: '2026-11-24' };

test.each<[string, boolean, FactKindName, FactRow | null, FactRow | null]>([
  ['hours of a shift of years', true, 'shift_definition', MORNING, { ...MORNING, end_time: 930 }],
  ['its description', true, 'shift_definition', MORNING, { ...MORNING, description: 'Prima' }],
  ['its place in the order', false, 'shift_definition', MORNING, { ...MORNING, ord: 9 }],
  ['nothing', false, 'shift_definition', MORNING, MORNING],
  ['an end of yesterday', false, 'position', POSITION, { ...POSITION, valid_to: '2026-11-23' }],
  ['an end of the day before', true, 'position', POSITION, { ...POSITION, valid_to: '2026-11-22' }],
  ['an end that is put off', false, 'position', { ...POSITION, valid_to: '2026-11-23' }, POSITION],
  ['an end that lay back', true, 'position', { ...POSITION, valid_to: '2026-11-22' }, POSITION],
  ['a state of today', false, 'position', PLANNED, { ...PLANNED, name: 'Altra' }],
  ['one that ended', true, 'assignment', { ...STAY, valid_to: '2026-02-01' }, { ...STAY, island_id: null }],
  ['a new row of days gone by', false, 'position', null, POSITION],
  ['a planned row that goes', false, 'position', { ...POSITION, valid_from: '2027-01-01' }, null],
  ['a holiday of yesterday', true, 'holiday', HOLIDAY, { ...HOLIDAY, name: 'Santo' }],
  ['one of today', false, 'holiday', { ...HOLIDAY, day: TODAY }, { ...HOLIDAY, day: TODAY, name: 'Santo' }],
  ['the name of what has no first day', false, 'island', ISLAND, { ...ISLAND, name: 'Nord 2' }],
  ['its end long ago', true, 'island', ISLAND, { ...ISLAND, valid_to: '2026-01-31', name: 'Nord 2' }],
  ['its end to come', false, 'island', ISLAND, { ...ISLAND, valid_to: '2026-12-31', name: 'Nord 2' }],
  ['the municipality of a plant', true, 'plant', PLANT, { ...PLANT, comune: 'Napoli' }],
  ['its class', false, 'plant', PLANT, { ...PLANT, class: 'C' }],
])('%s: a reason is needed: %s', (_, needed, kind, before, after) => {
  expect(rewritesPast({ kind, before, after }, TODAY)).toBe(needed);
});

test('edits are judged over the rows that they were made from', () => {
  const book = { position: [{ values: POSITION, version: 1 }] };
  const from = (day: string) => stateFrom('position', book.position, day, { name: 'Altra' });
  const corrected: FactEdit = { kind: 'position', values: { ...POSITION, name: 'Altra' }, version: 1 };
  expect(
    [[corrected], from('2026-11-23'), from(TODAY)].map((edits) => editsRewritePast(edits, book, TODAY)),
  ).toEqual([true, true, false]);
  expect(editsRewritePast([corrected], {}, TODAY)).toBe(false);
});
