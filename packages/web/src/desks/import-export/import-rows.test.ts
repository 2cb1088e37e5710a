import type { CounterEffect } from '@torre/contract/counters';
import { displayDay } from '@torre/domain/kernel';
import { expect, test } from 'vitest';
import { importRows, lowered } from './import-rows.ts';

const effect = (
  description: string,
  before: number,
  after: number,
  parts: CounterEffect['parts'] = [],
): CounterEffect => ({
  counterId: 'DIVLIRR-20261221',
  timeslotId: description,
  daySelected: '20261221',
  description,
  before,
  after,
  parts,
});

test('what a file cannot change stands before what it changes, with reason and place; a whole row is no cell', () => {
  const rows = importRows({
    changes: [
      {
        employeeId: '100001',
        employeeSurname: 'Rossi',
        employeeName: 'Marco',
        date: '20261221',
        version: 1,
        before: 'M',
        after: 'N',
        confTurnId: 'LIRR-N',
      },
    ],
    refused: [
      {
        place: { messageIT: 'Foglio «LIRR 2026-12», riga 9, colonna A' },
        person: 'Chi',
        date: null,
        before: null,
        written: '999999',
        messageIT: 'Non qui.',
      },
      {
        place: { messageIT: 'Foglio «LIRR 2026-12», riga 4, colonna AA' },
        person: 'Rossi Marco',
        date: '20261223',
        before: 'M',
        written: 'X9',
        messageIT: 'Non è un codice.',
      },
    ],
  });
  const [whole, cell, change] = rows;
  expect(whole).toMatchObject({
    person: '«999999 Chi»',
    day: null,
    before: null,
    after: null,
    refusal: { why: 'Non qui.', place: 'Foglio «LIRR 2026-12», riga 9, colonna A' },
  });
  expect(cell).toMatchObject({ person: 'Rossi Marco', before: 'M', after: 'X9' });
  expect(displayDay(cell!.day!)).toBe('23/12/2026');
  expect(change).toMatchObject({ person: 'Rossi Marco', before: 'M', after: 'N', refusal: null });
});

test('of the counters those are told that go down, the worst first, also where enough is left', () => {
  const all = [effect('M', 1, -1), effect('P', 2, 0), effect('N', -2, -3), effect('R', -3, -1)];
  expect(lowered(all).map(({ description }) => description)).toEqual(['N', 'M', 'P']);
  const within = effect('T', 1, 1, [{ name: 'Sala', before: 0, after: -1 }]);
  const moved = effect('S', 1, 1, [{ name: 'Sala', before: 2, after: 1 }]);
  expect(lowered([within, moved])).toEqual([within]);
});
