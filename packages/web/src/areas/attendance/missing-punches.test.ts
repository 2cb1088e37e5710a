import type { OwnAttendanceDay } from '@torre/contract/attendance';
import { expect, test } from 'vitest';
import { missingPunches, uncoveredHours } from './missing-punches.ts';

type Result = OwnAttendanceDay['results'][number];
type Punch = OwnAttendanceDay['punches'][number];
const result = (part: Partial<Result>): Result => ({
  data: '2026/12/09',
  status: 'R',
  prestazione: 'M',
  durata: 0,
  dalle: null,
  alle: null,
  causale: null,
  motivo: null,
  giustificabile: false,
  ...part,
});
const punch = (type: Punch['type'], status: Punch['status'], time: string): Punch => ({
  data: '2026/12/09',
  type,
  status,
  time,
  causale: status === 'G' ? (type === 'E' ? 'OTE' : 'OTU') : null,
});
const aDay = (results: readonly Result[], punches: readonly Punch[] = []): OwnAttendanceDay => ({
  date: '20261209',
  isKeptElsewhere: false,
  planned: { code: 'M', description: null, isWork: true, spans: [{ from: 420, to: 900 }] },
  punches: [...punches],
  results: [...results],
});
const missing = (day: OwnAttendanceDay) =>
  missingPunches(day).map(({ causale, dal, ora }) => [causale, dal, ora]);

test('the half of a pair is asked for at the planned time, and not while a correction of it waits', () => {
  const withoutExit = result({ status: 'E', motivo: 'exit-missing', dalle: 418 });
  expect(missing(aDay([withoutExit], [punch('E', 'E', '06:58')]))).toEqual([['OTU', '20261209', '1500']]);
  expect(missing(aDay([withoutExit], [punch('E', 'E', '06:58'), punch('U', 'G', '15:00')]))).toEqual([]);
});

test('of a day without any punch the half that no correction waits for is left', () => {
  const whole = result({ dalle: 420, alle: 900 });
  expect(missing(aDay([whole]))).toEqual([
    ['OTE', '20261209', '0700'],
    ['OTU', '20261209', '1500'],
  ]);
  expect(missing(aDay([whole], [punch('E', 'G', '07:00')]))).toEqual([['OTU', '20261209', '1500']]);
});

test('the first hours that nothing covers are named on the date on which they begin', () => {
  const covered = result({ status: 'V', dalle: 450, alle: 900 });
  expect(uncoveredHours(aDay([result({ dalle: 420, alle: 450 }), covered]))).toEqual({
    dal: '20261209',
    ora: '0700',
    fine: '0730',
  });
  expect(uncoveredHours(aDay([result({ dalle: -60, alle: 0 })]))).toEqual({
    dal: '20261208',
    ora: '2300',
    fine: '0000',
  });
  expect(uncoveredHours(aDay([covered]))).toBeNull();
});
