import { dayOf } from '@torre/domain/kernel';
import { expect, test } from 'vitest';
import {
  bodyOf,
  emptyRequest,
  faultsOf,
  requestFromKept,
  withFrom,
  type CauseShape,
} from './new-request-fields.ts';

const LEAVE: CauseShape = { idcausale: '8114', units: ['G'], oneTime: false, gestdoc: '' };
const HOURS: CauseShape = { idcausale: 'RFS', units: ['G', 'H', 'Q'], oneTime: false, gestdoc: 'V' };
const CORRECTION: CauseShape = { idcausale: 'OTE', units: ['H'], oneTime: true, gestdoc: '' };
const DAY = { from: '20261223', to: '20261223' };

test.each([
  [
    'days, with its series',
    LEAVE,
    emptyRequest({ from: '20261223', to: '20261225', note: ' Feste ' }),
    {
      idcausale: '8114',
      codunitamisura: 'G',
      datainizio: '2026/12/23',
      datafine: '2026/12/25',
      note: 'Feste',
      serie: ['2027/01/06'],
    },
  ],
  [
    'hours of one day',
    HOURS,
    emptyRequest({ ...DAY, unit: 'H', begin: 420, end: 540 }),
    {
      idcausale: 'RFS',
      codunitamisura: 'H',
      datainizio: '2026/12/23',
      datafine: '2026/12/23',
      orainizio: 420,
      orafine: 540,
      serie: ['2027/01/06'],
    },
  ],
  [
    'hours over midnight end on the next day',
    HOURS,
    emptyRequest({ ...DAY, unit: 'H', begin: 1380, end: 120 }),
    {
      idcausale: 'RFS',
      codunitamisura: 'H',
      datainizio: '2026/12/23',
      datafine: '2026/12/24',
      orainizio: 1380,
      orafine: 120,
      serie: ['2027/01/06'],
    },
  ],
  [
    'a quantity',
    HOURS,
    emptyRequest({ ...DAY, unit: 'Q', quantity: '4' }),
    {
      idcausale: 'RFS',
      codunitamisura: 'Q',
      datainizio: '2026/12/23',
      datafine: '2026/12/23',
      quantita: 4,
      serie: ['2027/01/06'],
    },
  ],
  [
    'one time of a correction, never a series',
    CORRECTION,
    emptyRequest({ ...DAY, begin: 425 }),
    { idcausale: 'OTE', codunitamisura: 'H', data: '2026/12/23', ora: 425 },
  ],
])('%s', (_, cause, fields, body) => {
  expect(bodyOf(fields, cause, [dayOf(2027, 1, 6)])).toEqual(body);
});

test('documents go along with a cause that takes them only', () => {
  const fields = emptyRequest({ ...DAY, documents: [{ fileId: 'f1', name: 'a.pdf' }] });
  expect(bodyOf(fields, LEAVE, [])).not.toHaveProperty('documenti');
  expect(bodyOf(fields, HOURS, [])).toMatchObject({ documenti: ['f1'] });
});

test.each([
  ['no cause', null, emptyRequest(DAY), { cause: 'needed' }],
  ['no days', LEAVE, emptyRequest(), { from: 'needed', to: 'needed' }],
  ['reversed days', LEAVE, emptyRequest({ from: '20261225', to: '20261223' }), { to: 'reversed' }],
  ['no hours', HOURS, emptyRequest({ ...DAY, unit: 'H' }), { begin: 'needed', end: 'needed' }],
  ['equal hours', HOURS, emptyRequest({ ...DAY, unit: 'H', begin: 60, end: 60 }), { end: 'sameTime' }],
  ['half an hour', HOURS, emptyRequest({ ...DAY, unit: 'Q', quantity: '0' }), { quantity: 'quantityRange' }],
  ['a long note', LEAVE, emptyRequest({ ...DAY, note: 'à'.repeat(101) }), { note: 'long' }],
  [
    'a series without days',
    LEAVE,
    emptyRequest({
      ...DAY,
      series: { over: 'weekdays', until: '', weekdays: [], turns: [], without: [] },
    }),
    { series: 'empty' },
  ],
] as const)('%s is not sent', (_, cause, fields, faults) => {
  expect(Object.fromEntries(faultsOf(fields, cause, []))).toEqual(faults);
  expect(bodyOf(fields, cause, [])).toBeNull();
});

test('the last day goes with the first while they are one, and never stands before it', () => {
  expect(withFrom(emptyRequest(DAY), '20261228').to).toBe('20261228');
  expect(withFrom(emptyRequest({ from: '20261223', to: '20261227' }), '20261225').to).toBe('20261227');
  expect(withFrom(emptyRequest({ from: '20261223', to: '20261227' }), '20261230').to).toBe('20261230');
});

test('a kept draft comes back as it was, and what an older form kept does not', () => {
  const fields = emptyRequest({
    ...DAY,
    cause: 'RFS',
    unit: 'H',
    begin: 420,
    documents: [{ fileId: 'f1', name: 'a.pdf' }],
    series: { over: 'shifts', until: '20270131', weekdays: [2], turns: ['M'], without: ['20270105'] },
  });
  expect(requestFromKept(JSON.parse(JSON.stringify(fields)))).toEqual(fields);
  expect(requestFromKept({ cause: 'RFS' })).toBeNull();
  expect(requestFromKept(null)).toBeNull();
});
