import { expect, test } from 'vitest';
import { leaveRequestList } from './request-list.ts';
import type { RequestRow } from './requests.endpoint.ts';

const ROW = {
  timestampins: '2026/12/13 19:20',
  nome: 'Luca',
  cognome: 'Ferrari',
  datainizio: '2026/12/23',
  datafine: '2026/12/23',
  codtipofruizione: 'H',
  orainizio: 480,
  orafine: 600,
  descausale: 'Permesso',
  mis: 'HH',
  stato: 40,
  service: 'GeripManager',
} as RequestRow;

test('[M2.3.19] a row of the inbox holds date of the request, person, days, hours, cause, measure, state and service', () => {
  const { requestDate, employee, dal, al, dalle, alle, causale, mis, stato } = leaveRequestList.columns;
  const mapped = {
    dataRichiesta: requestDate.value(ROW),
    dipendente: employee.value(ROW),
    dal: dal.value(ROW),
    al: al.value(ROW),
    dalle: dalle.value(ROW),
    alle: alle.value(ROW),
    causale: causale.value(ROW),
    mis: mis.value(ROW),
    stato: stato.value(ROW, 'it'),
    service: ROW.service,
  };
  expect(mapped).toEqual({
    dataRichiesta: '2026/12/13 19:20',
    dipendente: 'Ferrari Luca',
    dal: '2026/12/23',
    al: '2026/12/23',
    dalle: '08:00',
    alle: '10:00',
    causale: 'Permesso',
    mis: 'HH',
    stato: 'Da approvare',
    service: 'GeripManager',
  });
});
