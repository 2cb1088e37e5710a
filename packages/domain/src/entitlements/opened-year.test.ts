import { expect, test } from 'vitest';
import { openYear, openedGroups } from './index.ts';
import type { PersonOfYear, YearlyBalance } from './index.ts';

const DUE: Readonly<Record<YearlyBalance, number>> = { FER: 28, RFS: 32, ESAU: 150, PRLS: 40 };
const person = (part: Partial<PersonOfYear> = {}): PersonOfYear => ({
  employeeId: '800101',
  rights: [],
  opened: [],
  ...part,
});
const due = (balance: YearlyBalance): number => DUE[balance];
const balancesOf = (part: Partial<PersonOfYear>, gives = due) =>
  openYear(2027, [person(part)], gives).added.map(({ balance, teorica }) => [balance, teorica]);

test('everybody gets leave in days, and hours in minutes', () => {
  expect(balancesOf({})).toEqual([
    ['FER', 28],
    ['RFS', 1920],
    ['ESAU', 9000],
  ]);
});

test('a safety representative gets the hours of one, another right gives none', () => {
  expect(balancesOf({ rights: ['RLS'] }).at(-1)).toEqual(['PRLS', 2400]);
  expect(balancesOf({ rights: ['104', 'CHILD', 'UNION'] })).toHaveLength(3);
});

test('what the organisation gives nobody is not opened', () => {
  const gives = (balance: YearlyBalance): number => (balance === 'FER' ? 26 : 0);
  expect(balancesOf({}, gives)).toEqual([['FER', 26]]);
});

test('what stands stays as it is, and nothing is opened before a later year', () => {
  const opened = [
    { balance: 'FER', year: 2027 },
    { balance: 'RFS', year: 2028 },
    { balance: 'ESAU', year: 2026 },
  ] as const;
  const opening = openYear(2027, [person({ opened })], due);
  expect(opening).toEqual({
    added: [{ employeeId: '800101', balance: 'ESAU', teorica: 9000 }],
    standing: 1,
    later: 1,
  });
});

test('opened again after itself a year adds nothing', () => {
  const { added } = openYear(2027, [person({ rights: ['RLS'] })], due);
  const opened = added.map(({ balance }) => ({ balance, year: 2027 }));
  expect(openYear(2027, [person({ rights: ['RLS'], opened })], due)).toEqual({
    added: [],
    standing: 4,
    later: 0,
  });
});

test('people are counted by what they get, most first', () => {
  const people = ['1', '2', '3'].map((employeeId) => person({ employeeId }));
  const { added } = openYear(2027, people, (balance, { employeeId }) =>
    balance === 'FER' ? (employeeId === '1' ? 30 : 28) : 0,
  );
  expect(openedGroups(added)).toEqual([
    { balance: 'FER', teorica: 28, people: 2 },
    { balance: 'FER', teorica: 30, people: 1 },
  ]);
});
