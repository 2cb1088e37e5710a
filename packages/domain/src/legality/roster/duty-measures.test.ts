import { describe, expect, test } from 'vitest';
import { addDays } from '../../kernel/index.ts';
import { dutyLoad } from './duty-load.ts';
import { leastDistance } from './least-distance.ts';
import { MONDAY, rulesWith, written } from './written-roster.ts';

/** The distance of the last duty of a roster. */
function distanceIn(text: string, values: Parameters<typeof rulesWith>[0] = {}) {
  const timeline = written(text);
  return leastDistance(timeline, rulesWith(values), timeline.duties.at(-1)!.day);
}

describe('the least distance of a duty from its limits (domain.md 1.5, point 33)', () => {
  test.each<[string, number, Parameters<typeof rulesWith>[0]?]>([
    // R373.2: (600 − 480) ÷ 600
    ['M', 0.2],
    ['TB', (600 - 360) / 600],
    // a night may be shorter: (570 − 480) ÷ 570
    ['N11', 90 / 570],
    // R373.5: (720 − 660) ÷ 720; L66.1 (660 − 660) ÷ 660
    ['P T10', 0],
    ['P T10', 60 / 720, { 'L66.1.attiva': false }],
    ['P1 T10', 0],
    // R373.1: (6 − 5) ÷ 6
    ['M M M M M', 1 / 6],
    ['M M M M RPD M', 0],
    ['M M M M RPD M', 0.2, { 'common.reperibilitaConteggio': 'ESCLUSA' }],
    // R373.7: 3040 of 2880 minutes; two nights ask for 3240
    ['N11 SM R M', 0],
    ['N11 SM R T10', 180 / 2880],
    ['N11 N11 SM R P', (3360 - 3240) / 3240],
    // S1: 24 duties of 480 minutes within thirty days of 12,000
    ['(M M R M M R R)*4 M M R M M R R M', 0.2],
    ['(M M M M R)*6 M', (12_000 - 24 * 480) / 12_000],
    // twice as many within sixty days
    ['(M M M M R)*12', (24_000 - 48 * 480) / 24_000, { 'R373.S1.giorni': 60, 'R373.S1.maxMinuti': 24_000 }],
  ])('%s: %d', (text, expected, values) => {
    expect(distanceIn(text, values)).toBeCloseTo(expected, 6);
  });

  test('a rule that is switched off is no limit', () => {
    const off = ['R373.1', 'R373.2', 'R373.5', 'R373.7', 'R373.S1', 'L66.1'].map((id) => [
      `${id}.attiva`,
      false,
    ]);
    expect(distanceIn('P M', Object.fromEntries(off))).toBe(Number.POSITIVE_INFINITY);
  });
});

describe('the load of a person (domain.md 1.5, point 33)', () => {
  const range = { from: MONDAY, to: addDays(MONDAY, 6) };
  const load = (text: string, holidays: readonly number[] = []) =>
    dutyLoad(written(text), rulesWith(), range, (day) => holidays.includes(day - MONDAY));

  test.each<[string, string, number, number[]?]>([
    ['duties on weekdays weigh nothing', 'M M M P P R R', 0],
    ['a night', 'N11 SM R M M R R', 1 / 7],
    ['Saturday and Sunday', 'R R R R R M P', 2 / 7],
    ['a night that starts on Saturday weighs twice', 'R R R R R N11 SM', 2 / 7],
    ['a holiday', 'M R R R R R R', 1 / 7, [0]],
    ['on call is no duty', 'R R R R R RPD R', 0],
    ['days without a cell are not counted', 'N11 SM - - - - -', 1 / 2],
    ['days outside are not counted', 'R R R R R R R N11', 0],
  ])('%s', (_, text, expected, holidays) => {
    expect(load(text, holidays)).toBeCloseTo(expected, 9);
  });

  test('nothing known is no load', () => {
    expect(load('-')).toBe(0);
  });
});
