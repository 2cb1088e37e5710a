import { dayOf } from '@torre/domain/kernel';
import { expect, test } from 'vitest';
import { dispositionBody, fieldsOfDay, missingFields, quantityOf } from './disposition-fields.ts';

const DAY = dayOf(2026, 12, 15);
const WHOSE = { employeeId: '800123', day: DAY };
const CAUSE = { idcausale: '7510', oneTime: false };
const NIGHT = { start: { day: dayOf(2026, 12, 14), minute: 23 * 60 }, end: { minute: 7 * 60 } };
const SHARED = { giornoriferimento: '2026/12/15', numindividuale: '800123' };

test('[M9.02] a day begins with cause 7510 in hours, over those of its shift', () => {
  expect(dispositionBody(fieldsOfDay(DAY, NIGHT), CAUSE, WHOSE)).toEqual({
    ...SHARED,
    idcausale: '7510',
    codunitamisura: 'H',
    datainizio: '2026/12/14',
    datafine: '2026/12/15',
    orainizio: 1380,
    orafine: 420,
  });
});

test('nothing is sent while a field is missing', () => {
  const fields = fieldsOfDay(DAY, null);
  expect(missingFields(fields, CAUSE)).toEqual(['begin', 'end']);
  expect(dispositionBody(fields, CAUSE, WHOSE)).toBeNull();
  expect(missingFields({ ...fields, begin: 420, end: 480 }, null)).toEqual(['cause']);
});

test('each unit sends what it asks for', () => {
  const fields = { ...fieldsOfDay(DAY, null), cause: '8114', note: ' Motivi di famiglia ' };
  const to = dayOf(2026, 12, 17);
  expect(dispositionBody({ ...fields, unit: 'G', to }, { ...CAUSE, idcausale: '8114' }, WHOSE)).toEqual({
    ...SHARED,
    idcausale: '8114',
    codunitamisura: 'G',
    datainizio: '2026/12/15',
    datafine: '2026/12/17',
    note: 'Motivi di famiglia',
  });
  expect(dispositionBody({ ...fields, unit: 'Q', quantity: '4' }, CAUSE, WHOSE)).toMatchObject({
    codunitamisura: 'Q',
    datainizio: '2026/12/15',
    datafine: '2026/12/15',
    quantita: 4,
  });
});

test('a clock-in correction sends one date and one time', () => {
  const fields = { ...fieldsOfDay(DAY, null), begin: 425 };
  expect(dispositionBody(fields, { idcausale: 'OTE', oneTime: true }, WHOSE)).toEqual({
    ...SHARED,
    idcausale: 'OTE',
    codunitamisura: 'H',
    data: '2026/12/15',
    ora: 425,
  });
});

test.each([
  ['1', 1],
  ['24', 24],
  ['0', null],
  ['25', null],
  ['2,5', null],
  ['', null],
])('a quantity "%s" is %s', (text, quantity) => {
  expect(quantityOf(text)).toBe(quantity);
});
