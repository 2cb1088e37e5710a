import type { Shift } from '@torre/contract/month';
import { dayFromIso } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import { expect, test } from 'vitest';
import { DefinitionBook } from '../definition-book.ts';
import { clockOn, hoursInCell, hoursOf, hoursOn, hoursText, ownTimes, pauseText } from './shift-hours.ts';

const DAY = dayFromIso('2026-12-22') as Day;
const [night] = new DefinitionBook([
  {
    shiftId: 'N',
    name: 'N',
    description: 'Notte',
    beginTime: '2300',
    endTime: '0700',
    beginTimeNonWorking: '0300',
    endTimeNonWorking: '0330',
    startOffset: -1,
    shiftClass: 'LAV',
    secondaryActivity: false,
    fromDate: '20200101 0000',
    toDate: null,
  },
]).definitions;

const stored = (startDate: string, endDate: string, turn = 'N') => ({ turn, startDate, endDate }) as Shift;

test('a shift with the hours of its definition has none of its own', () => {
  expect(ownTimes(stored('20261221 2300', '20261222 0700'), night!, DAY)).toBeNull();
});

test('hours of its own show while the turn is kept', () => {
  const own = stored('20261221 2200', '20261222 0600');
  expect(hoursText(hoursOf(night!, DAY, own)!)).toBe('22:00–06:00');
  expect(hoursText(hoursOf(night!, DAY, { ...own, turn: 'M' })!)).toBe('23:00–07:00');
});

test('the pause is written as hours', () => {
  expect(pauseText(night!)).toBe('03:00–03:30');
});

test('a night says the date on which it begins, which is not the one under which it stands', () => {
  expect(hoursOn(hoursOf(night!, DAY, null)!, DAY)).toBe('dal 21/12 23:00–07:00');
});

test('two nights of the same hours, a day apart, are told apart', () => {
  const late = { ...night!, name: 'N11', startOffset: 0 as const };
  expect(hoursOn(hoursOf(late, DAY, null)!, DAY)).toBe('23:00–07:00');
});

test('a start or an end on another date carries it, midnight belongs to the day that it ends', () => {
  const times = hoursOf(night!, DAY, null)!;
  expect([clockOn(times.start, DAY), clockOn(times.end, DAY)]).toEqual(['21/12 23:00', '07:00']);
  const evening = hoursOf({ ...night!, beginTime: 960, endTime: 1440, startOffset: 0 }, DAY, null)!;
  expect([clockOn(evening.start, DAY), clockOn(evening.end, DAY)]).toEqual(['16:00', '00:00']);
});

test('in a cell a night says the weekday of its evening, and other hours stand alone', () => {
  expect(hoursInCell(hoursOf(night!, DAY, null)!, DAY)).toBe('lun 23:00–07:00');
  const morning = { ...night!, beginTime: 420, endTime: 900, startOffset: 0 as const };
  expect(hoursInCell(hoursOf(morning, DAY, null)!, DAY)).toBe('07:00–15:00');
});
