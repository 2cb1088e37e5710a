import type { CounterRow } from '@torre/contract/counters';
import { civil, dayOf } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import { describe, expect, test } from 'vitest';
import { textsOf } from '../../platform/language.ts';
import { counterSentence, glanceText } from './counter-sentence.ts';
import { counterTable } from './counter-table.ts';
import type { SlotState } from './counter-table.ts';
import './counters.texts.ts';
import { counter, missing } from './sample-counters.ts';
import { firstGlance, narrowSlots, shortages } from './shortages.ts';

const FROM = dayOf(2026, 12, 1);
const TO = dayOf(2026, 12, 31);
const HOUR = 60;
const t = textsOf('counters');

interface View {
  readonly from: Day;
  readonly to: Day;
  readonly span: 'month' | 'week';
  readonly room: 'corner' | 'bar';
  readonly planned: boolean;
}

function glance(
  rows: readonly CounterRow[],
  today = dayOf(2026, 12, 14),
  { from = FROM, to = TO, span = 'month', room = 'corner', planned = true }: Partial<View> = {},
  minute = 9 * HOUR,
) {
  const dayName = (day: Day): string => `g${civil(day).day}`;
  return glanceText(
    firstGlance(counterTable(rows, from, to, []), to, { today, minute }),
    { span, room, past: to < today, planned, dayName },
    t,
  );
}

describe('who is missing?', () => {
  test("tonight's night is tomorrow's counter, last night's is over", () => {
    const rows = [counter('N', 14, -4), counter('P', 14, -1), counter('N', 15, -2), counter('M', 15, -3)];
    expect(glance(rows)).toMatchObject({
      main: 'P oggi −1, N stanotte −2',
      days: '2 giorni da coprire',
      short: true,
    });
  });

  test('after midnight the night that runs comes first; what has ended today is told no more', () => {
    const rows = [counter('N', 14, -4), counter('M', 14, -1), counter('N', 15, -2)];
    const at = (minute: number) => glance(rows, dayOf(2026, 12, 14), {}, minute).full;
    expect(at(2 * HOUR)).toBe('N in corso −4, M oggi −1, N stanotte −2');
    expect(at(7 * HOUR)).toBe('M oggi −1, N stanotte −2');
    expect(at(20 * HOUR)).toBe('N stanotte −2');
  });

  test('a room with people enough and nobody who may take a chair is short too', () => {
    const lack = counter('M', 14, 1, { verdict: missing(1, ['0900', '1000']) });
    expect(glance([lack])).toMatchObject({ main: 'M oggi −1', short: true, days: '1 giorno da coprire' });
  });

  test('names the worst that fit, says how many more there are, and is never cut', () => {
    const rows = [
      counter('N', 15, -2),
      counter('M', 14, -1),
      counter('P', 14, -3),
      counter('REP/RPN/RIDN', 15, -1),
    ];
    const { main, full } = glance(rows);
    expect(main).toBe('P oggi −3 e altre 3');
    expect(glance(rows, undefined, { room: 'bar' }).main).toBe('P oggi −3, N stanotte −2 e altre 2');
    expect(glance([counter('REP/RPN/RIDN', 15, -1)]).main).toBe('1 fascia scoperta');
    expect(full).toBe('M oggi −1, P oggi −3, N stanotte −2, REP/RPN/RIDN stanotte −1');
  });

  test('a slot of bare hours within a named one that lacks as many is not said twice', () => {
    const rows = [counter('M', 14, -2), counter('07:00-12:00', 14, -2), counter('N', 15, -1)];
    expect(glance(rows).full).toBe('M oggi −2, N stanotte −1');
    expect(glance([counter('M', 14, -1), counter('07:00-12:00', 14, -2)]).full).toBe(
      'M oggi −1, 07:00-12:00 oggi −2',
    );
    expect(glance([counter('N', 15, -1), counter('REP/RPN/RIDN', 15, -1)]).full).toBe(
      'N stanotte −1, REP/RPN/RIDN stanotte −1',
    );
  });

  test('says so when nobody is missing', () => {
    expect(glance([counter('P', 14, 0), counter('M', 20, -1)])).toMatchObject({
      main: 'Oggi non manca nessuno',
      days: '1 giorno da coprire',
      short: false,
    });
  });

  test('of days to come it names slot, day and number, of a past month the days that went short', () => {
    const rows = [counter('M', 20, -1), counter('M', 9, -1)];
    expect(glance(rows, dayOf(2026, 11, 20))).toMatchObject({
      main: 'M g9 −1, M g20 −1',
      days: '2 giorni da coprire',
      short: true,
    });
    expect(glance([counter('M', 20, 0)], dayOf(2026, 11, 20))).toMatchObject({
      main: 'Non manca nessuno',
      days: '0 giorni da coprire',
      short: false,
    });
    expect(glance(rows, dayOf(2027, 1, 2))).toMatchObject({
      main: 'Mese passato',
      days: '2 giorni scoperti',
      short: false,
    });
  });

  test('days that went short before today can no longer be covered, nor can last night', () => {
    expect(glance([counter('M', 3, -1), counter('M', 14, -1)]).days).toBe('1 giorno da coprire');
    expect(glance([counter('N', 14, -1), counter('REP/RPN/RIDN', 14, -1)])).toMatchObject({
      main: 'Oggi non manca nessuno',
      days: '0 giorni da coprire',
    });
  });

  test('a week of the phone speaks of its own days', () => {
    const week = { from: dayOf(2026, 12, 21), to: dayOf(2026, 12, 27), span: 'week' } as const;
    const rows = [counter('M', 21, -1), counter('P', 25, -2), counter('M', 28, -9)];
    expect(glance(rows, dayOf(2026, 12, 14), week)).toMatchObject({
      main: 'M g21 −1, P g25 −2',
      days: '2 giorni da coprire',
    });
    expect(glance(rows, dayOf(2027, 1, 4), week)).toMatchObject({
      main: 'Settimana passata',
      days: '2 giorni scoperti',
    });
  });

  test('a month that nobody has generated is said to be so, and no day is to cover', () => {
    expect(glance([counter('M', 20, -12)], dayOf(2026, 11, 20), { planned: false })).toEqual({
      main: 'Il mese non è ancora generato',
      full: 'Il mese non è ancora generato',
      days: '',
      short: false,
    });
  });
});

describe('a counter in words', () => {
  const slotsOf = (row: CounterRow) => counterTable([row], FROM, TO, []).slots;
  const say = (row: CounterRow, state: SlotState = 'open', isToday = false): string => {
    const [slot] = slotsOf(row);
    if (slot === undefined) throw new Error('a counter has a slot');
    return counterSentence({ slot, counter: row, day: dayOf(2026, 12, 15), state, isToday }, t);
  };

  test('a shortage tells how many are missing and when it is worst', () => {
    expect(say(counter('N', 15, -3))).toBe(
      'N dal 14/12 23:00–07:00 del 15/12/2026: 9 dipendenti, 12 postazioni, mancano 3 persone: 3 ACS-NORD 23:00–07:00',
    );
  });

  test("last night's shortage says why it is no longer loud", () => {
    expect(say(counter('N', 15, -1), 'over', true)).toContain('è finita e non si può più coprire');
    expect(say(counter('M', 15, -1), 'over', true)).toContain('è finita e non si può più coprire');
    expect(say(counter('N', 15, -1), 'open', true)).toContain('è cominciata ieri sera ed è in corso');
    expect(say(counter('M', 15, -1), 'open', true)).not.toContain('in corso');
  });

  test('before the month is generated nobody is missing', () => {
    expect(say(counter('M', 15, -12), 'unplanned')).toBe(
      'M 07:00–15:00 del 15/12/2026: 0 dipendenti, 12 postazioni, il mese non ha ancora turni',
    );
  });

  test('numbers that suffice without the specialization name it and its hours', () => {
    expect(say(counter('M', 15, 1, { verdict: missing(1, ['0900', '1000'], 'APS-TMA') }))).toBe(
      'M 07:00–15:00 del 15/12/2026: 13 dipendenti, 12 postazioni, manca 1 persona: APS-TMA 09:00–10:00',
    );
  });

  test('red slots come by day and in the order of the rows', () => {
    const table = counterTable(
      [counter('M', 16, -1), counter('N', 15, -2), counter('M', 15, -1), counter('M', 25, -1)],
      FROM,
      TO,
      [],
    );
    const found = shortages(table, dayOf(2026, 12, 14), dayOf(2026, 12, 20));
    expect(found.map(({ day, slot, difference }) => [day - FROM + 1, slot.label, difference])).toEqual([
      [15, 'M', -1],
      [15, 'N', -2],
      [16, 'M', -1],
    ]);
  });
});

test('a narrow view keeps the first rows and adds those alone that are short and say something of their own', () => {
  const rows = [
    counter('N', 15, 0),
    counter('M', 15, -1),
    counter('P', 15, 0),
    counter('07:00-12:00', 15, -1),
    counter('REP/RPN/RIDN', 15, 0),
  ];
  const labels = (of: readonly CounterRow[]): readonly string[] =>
    narrowSlots(counterTable(of, FROM, TO, []), TO, 3).map(({ label }) => label);
  expect(labels(rows)).toEqual(['N', 'M', 'P']);
  expect(labels([...rows, counter('REP/RPN/RIDN', 16, -1)])).toEqual(['N', 'M', 'P', 'REP/RPN/RIDN']);
});
