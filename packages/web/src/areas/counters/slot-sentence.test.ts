import type { IslandHour, SlotVerdict } from '@torre/contract/counters';
import { describe, expect, test } from 'vitest';
import { textsOf } from '../../platform/language.ts';
import { islandFigure, islandSentence, slotSentence, slotTone } from '../../platform/slot-sentence.ts';
import { COVERED, counter, missing } from './sample-counters.ts';

const t = textsOf('slots');
const say = (difference: number, verdict: SlotVerdict) =>
  slotSentence(counter('N', 15, difference, { verdict }), t);
const hours = (from: string, to: string) => [{ from, to }];

describe('what is said of a slot', () => {
  test.each([
    ['as many as it needs', 0, COVERED, 'al completo'],
    ['one more', 1, COVERED, '1 persona in più'],
    ['some more', 3, COVERED, '3 persone in più'],
    ['one missing', -1, missing(1, ['0100', '0500']), 'manca 1 persona: ACS-NORD 01:00–05:00'],
    ['two missing', -2, missing(2, ['2300', '0700']), 'mancano 2 persone: 2 ACS-NORD 23:00–07:00'],
    ['numbers that suffice', 1, missing(1, ['0100', '0500']), 'manca 1 persona: ACS-NORD 01:00–05:00'],
    [
      'two specializations at different hours',
      0,
      {
        ...COVERED,
        missing: 2,
        specializations: [
          {
            specializationId: 'APS-TMA',
            missing: 2,
            hours: [...hours('2300', '0000'), ...hours('0500', '0700')],
          },
          { specializationId: 'CSO', missing: 1, hours: hours('0500', '0600') },
        ],
      },
      'mancano 2 persone: 2 APS-TMA 23:00–00:00, 05:00–07:00, CSO 05:00–06:00',
    ],
    [
      'an island that others cover',
      0,
      { ...COVERED, covered: [{ island: 'Tma', chairs: 1, by: ['Nord'], hours: hours('2300', '0700') }] },
      'al completo; coperte da altre isole: 1 di Tma da Nord',
    ],
    [
      'what is missing and what is covered',
      -1,
      {
        ...missing(1, ['2300', '0700']),
        covered: [
          { island: 'Tma', chairs: 2, by: ['Nord', 'Sud'], hours: [] },
          { island: 'Sala', chairs: 1, by: [], hours: [] },
        ],
      },
      'manca 1 persona: ACS-NORD 23:00–07:00; coperte da altre isole: 2 di Tma da Nord e Sud, 1 di Sala da altri',
    ],
  ] as const)('%s', (_, difference, verdict, sentence) => {
    expect(say(difference, verdict)).toBe(sentence);
  });

  test('red is what nobody can sit on; an outline has the numbers, an island covered by others is neither', () => {
    const tone = (difference: number, verdict: SlotVerdict) =>
      slotTone(counter('N', 15, difference, { verdict }));
    expect(tone(-1, missing(1, ['2300', '0700']))).toBe('short');
    expect(tone(1, missing(1, ['2300', '0700']))).toBe('lack');
    expect(tone(0, { ...COVERED, covered: [{ island: 'Tma', chairs: 1, by: [], hours: [] }] })).toBe('exact');
    expect(tone(2, COVERED)).toBe('over');
  });
});

describe('what is said of an island in an hour', () => {
  const island = (part: Partial<IslandHour>): IslandHour => ({
    islandId: 'TMA',
    name: 'Tma',
    employees: 3,
    chairs: 5,
    lacks: 2,
    missing: 0,
    taken: 0,
    by: [],
    ...part,
  });

  test.each([
    ['that others cover whole', { taken: 2, by: ['Nord'] }, 0, '2 coperte da Nord'],
    [
      'that others cover in part',
      { missing: 1, taken: 1, by: ['Nord'] },
      -1,
      'manca 1 persona; 1 coperta da Nord',
    ],
    ['that nobody covers', { missing: 2 }, -2, 'mancano 2 persone'],
    ['that is full', { employees: 5 }, 0, 'al completo'],
    ['with people to spare', { employees: 6 }, 1, '1 persona in più'],
  ])('%s', (_, part, figure, sentence) => {
    expect([islandFigure(island(part)), islandSentence(island(part), t)]).toEqual([figure, sentence]);
  });
});
