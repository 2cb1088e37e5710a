import { describe, expect, test } from 'vitest';
import { addDays, dayFromIso } from '../kernel/index.ts';
import type { Day } from '../kernel/index.ts';
import {
  RULE_IDS,
  SETTINGS,
  anySettingOn,
  checkSettingValue,
  decideSettingChange,
  ruleReach,
  ruleSetOn,
  ruleSetSource,
  settingOn,
  standingOn,
} from './index.ts';
import type { DatedValue, Setting, SettingValues } from './index.ts';

const day = (iso: string): Day => dayFromIso(iso)!;
const TODAY = day('2026-12-14');
const values = (
  key: string,
  ...rows: [icao: string, from: string, value: DatedValue['value']][]
): SettingValues =>
  new Map([[key, rows.map(([icao, from, value]) => ({ icao, category: '', validFrom: day(from), value }))]]);
const setting = (key: string): Setting => SETTINGS.get(key)!;

describe('a setting on a day', () => {
  const days = values(
    'roster.editDays',
    ['', '2026-12-01', 10],
    ['', '2027-01-01', 3],
    ['LIRR', '2026-12-10', 14],
    ['LIRR', '2026-12-20', null],
  );

  test.each([
    ['the default before the first value', null, '2026-11-30', 7],
    ['the organisation’s value on the day it begins', null, '2026-12-01', 10],
    ['not yet the value that begins tomorrow', null, '2026-12-31', 10],
    ['the later value from its day on', null, '2027-01-01', 3],
    ['the organisation’s value where the plant has none yet', 'LIRR', '2026-12-09', 10],
    ['the plant’s own value before the organisation’s', 'LIRR', '2026-12-10', 14],
    ['the organisation’s again once the plant’s was taken back', 'LIRR', '2026-12-20', 10],
    ['what the organisation says next', 'LIRR', '2027-02-01', 3],
    ['the organisation’s value in another plant', 'LIRF', '2026-12-15', 10],
  ])('is %s', (_, plant, on, expected) => {
    expect(settingOn(days, 'roster.editDays', plant, day(on))).toBe(expected);
  });

  test('follows its dates in whatever order the values were written', () => {
    const shuffled = values('roster.editDays', ['', '2027-01-01', 3], ['', '2026-12-01', 10]);
    expect(settingOn(shuffled, 'roster.editDays', null, day('2026-12-15'))).toBe(10);
  });

  test('of the organisation is the same in every plant, whatever stands there', () => {
    const stray = values('identity.passwordLife', ['LIRR', '2026-01-01', 30]);
    expect(settingOn(stray, 'identity.passwordLife', 'LIRR', TODAY)).toBe(365);
  });

  describe('of a rule, in force for', () => {
    const key = 'rules.BASE.R373.5.minRiposo';
    const rows = [
      { icao: '', category: '', value: 721 },
      { icao: '', category: 'CTA', value: 722 },
      { icao: 'LIRR', category: '', value: 723 },
      { icao: 'LIRR', category: 'CTA', value: 724 },
    ].map((row) => ({ ...row, validFrom: day('2026-12-01') }));

    test.each([
      ['a category of the plant', 'LIRR', 'CTA', rows, 724],
      ['a plant before a category', 'LIRR', 'CTA', rows.slice(0, 3), 723],
      ['a category before the organisation', 'LIRR', 'CTA', rows.slice(0, 2), 722],
      ['the organisation', 'LIRR', 'CTA', rows.slice(0, 1), 721],
      ['another category of the plant', 'LIRR', 'EAV', rows, 723],
      ['the category in another plant', 'LIRF', 'CTA', rows, 722],
      ['another category elsewhere', 'LIRF', 'EAV', rows, 721],
      ['nobody in particular', 'LIRR', '', rows, 723],
    ])('%s', (_, plant, category, standing, expected) => {
      expect(anySettingOn(new Map([[key, standing]]), key, plant, category, TODAY)).toBe(expected);
    });

    test('what was taken back leaves what holds without it', () => {
      const back = { icao: 'LIRR', category: 'CTA', validFrom: day('2026-12-10'), value: null };
      expect(anySettingOn(new Map([[key, [...rows, back]]]), key, 'LIRR', 'CTA', TODAY)).toBe(723);
    });
  });

  test('says which value it comes from, or that it is the default', () => {
    expect(standingOn(days, 'roster.editDays', 'LIRR', '', TODAY)).toMatchObject({ icao: 'LIRR', value: 14 });
    expect(standingOn(days, 'roster.cutoffAfter', 'LIRR', '', TODAY)).toBeNull();
    expect(() => anySettingOn(days, 'no.such', null, '', TODAY)).toThrow(RangeError);
  });
});

test('every declared default fits its own declaration and has its words in both languages', () => {
  for (const [key, declared] of SETTINGS) {
    expect([key, checkSettingValue(declared, declared.default).ok]).toEqual([key, true]);
    expect([key, declared.label.it !== '' && declared.label.en !== '']).toEqual([key, true]);
  }
});

describe('a value', () => {
  test.each([
    ['roster.editDays', 7, null],
    ['roster.editDays', 400, 'out-of-bounds'],
    ['roster.editDays', -1, 'out-of-bounds'],
    ['roster.editDays', 1.5, 'wrong-kind'],
    ['roster.editDays', '7', 'wrong-kind'],
    ['rules.profile', 'SRATCOH-UK', null],
    ['rules.profile', 'MINE', 'unknown-code'],
    ['rules.BASE.R373.1.attiva', 1, 'wrong-kind'],
    ['rules.BASE.R373.4.maxRapporto', 4.25, null],
    ['rules.BASE.R373.4.maxRapporto', 4.255, 'too-fine'],
    ['rules.BASE.R373.3.isole', ['TMA 90/30', 'NORD 240/60'], null],
    ['rules.BASE.R373.3.isole', ['TMA'], 'bad-item'],
    ['rules.BASE.R373.3.isole', ['TMA 90/30', 'TMA 90/30'], 'repeated-item'],
    // No night and no rest of zero minutes: everything would be one.
    ['rules.BASE.common.sogliaNotteMin', 0, 'out-of-bounds'],
    ['rules.BASE.R373.8.minDurataRiposo', 0, 'out-of-bounds'],
    ['rules.SRATCOH-UK.L66.2.minDurataRiposo', 0, 'out-of-bounds'],
    ['rules.BASE.L66.2.minDurataRiposo', 1, null],
    // A window of no days, and a mean of no months, judge nothing; longer ones are not read.
    ['rules.BASE.R373.8.finestraGiorni', 0, 'out-of-bounds'],
    ['rules.BASE.R373.8.finestraGiorni', 62, null],
    ['rules.BASE.R373.8.finestraGiorni', 63, 'out-of-bounds'],
    ['rules.BASE.R373.8.minRiposi', 0, 'out-of-bounds'],
    ['rules.BASE.R373.S1.giorni', 0, 'out-of-bounds'],
    ['rules.BASE.R373.S1.giorni', 63, 'out-of-bounds'],
    ['rules.BASE.R373.1.maxGiorniConsecutivi', 0, 'out-of-bounds'],
    ['rules.BASE.R373.1.maxGiorniConsecutivi', 63, 'out-of-bounds'],
    ['rules.BASE.R373.5.finestraRidotti', 0, 'out-of-bounds'],
    ['rules.BASE.R373.5.numRidotti', 0, null],
    ['rules.BASE.R373.6.maxNottiConsecutive', 0, null],
    ['rules.BASE.R373.6.maxNottiConsecutive', 63, 'out-of-bounds'],
    ['rules.BASE.R373.S2.servizi', 0, 'out-of-bounds'],
    ['rules.BASE.R373.S2.ore', 0, 'out-of-bounds'],
    ['rules.BASE.R373.S2.finestra', 0, 'out-of-bounds'],
    ['rules.BASE.R373.S3.finestra', 0, 'out-of-bounds'],
    ['rules.BASE.R373.S3.maxAlbe', 0, null],
    ['rules.BASE.L66.2.finestraGiorni', 0, 'out-of-bounds'],
    ['rules.BASE.L66.2.finestraGiorni', 63, 'out-of-bounds'],
    ['rules.BASE.L66.2.minRiposi', 0, 'out-of-bounds'],
    ['rules.BASE.L66.3.mesi', 0, 'out-of-bounds'],
    ['rules.BASE.L66.3.mesi', 12, null],
    ['rules.SRATCOH-UK.L66.3.mesi', 13, 'out-of-bounds'],
    ['rules.BASE.L66.4.minNotti', 0, 'out-of-bounds'],
    ['counters.absenceStates', ['10', '20'], null],
    ['counters.absenceStates', ['10', 'dieci'], 'bad-item'],
    ['roster.cutoffAfter', { 1: 3, 2: 3, 3: 5, 4: 5, 5: 5, 6: 4, 7: 3 }, null],
    ['roster.cutoffAfter', { 1: 3 }, 'wrong-rows'],
    ['roster.cutoffAfter', { 1: 3, 2: 3, 3: 5, 4: 5, 5: 5, 6: 4, 8: 3 }, 'wrong-rows'],
    ['roster.cutoffAfter', [3, 3, 5, 5, 5, 4, 3], 'wrong-kind'],
  ])('of %s that is %j: %s', (key, value, refusal) => {
    const decision = checkSettingValue(setting(key), value);
    expect(decision.ok ? null : decision.code).toBe(refusal);
  });
});

describe('changing a setting', () => {
  const categories = { has: (code: string): boolean => ['CTA', 'METEO'].includes(code) };
  const change = (part: Partial<Parameters<typeof decideSettingChange>[0]>) => {
    const decision = decideSettingChange(
      {
        setting: setting('roster.editDays'),
        icao: '',
        category: '',
        validFrom: TODAY,
        value: 10,
        reason: null,
        ...part,
      },
      TODAY,
      categories,
    );
    return decision.ok ? decision.value : decision.code;
  };

  test('from today on needs no reason; a day gone by does', () => {
    expect(change({})).toBe(10);
    expect(change({ validFrom: addDays(TODAY, -1) })).toBe('past');
    expect(change({ validFrom: addDays(TODAY, -1), reason: '  ' })).toBe('past');
    expect(change({ validFrom: addDays(TODAY, -1), reason: 'Delibera del 10/12' })).toBe(10);
  });

  test('back to the default is always possible', () => {
    expect(change({ value: null })).toBeNull();
  });

  test('of one plant is for settings in which plants differ', () => {
    expect(change({ icao: 'LIRR' })).toBe(10);
    expect(change({ setting: setting('identity.passwordLife'), icao: 'LIRR' })).toBe('organisation-only');
  });

  test.each([
    ['rules.BASE.R373.5.numRidotti', 'CTA', 10],
    ['rules.BASE.common.tolleranzaOraLegaleMin', 'METEO', 10],
    ['rules.BASE.R373.5.numRidotti', 'NESSUNA', 'unknown-category'],
    ['rules.BASE.R373.5.numRidotti', 'toString', 'unknown-category'],
    ['rules.BASE.R373.5.categorie', 'CTA', 'no-categories'],
    ['rules.profile', 'CTA', 'no-categories'],
    ['roster.editDays', 'CTA', 'no-categories'],
  ])('of %s for the category %s: %s', (key, category, expected) => {
    expect(change({ setting: setting(key), category })).toBe(expected);
  });
});

describe('the rule set of a plant', () => {
  const base = ruleSetOn(new Map(), 'LIRR', '', TODAY);
  const british = ruleSetOn(values('rules.profile', ['LIRR', '2026-12-01', 'SRATCOH-UK']), 'LIRR', '', TODAY);

  test('is BASE with the numbers of the handbook', () => {
    expect(base.rules['R373.5']).toEqual({
      attiva: true,
      livello: 'BLOCCO',
      categorie: ['CTA'],
      minRiposo: 720,
      minRiposoRidotto: 660,
      numRidotti: 1,
      finestraRidotti: 30,
    });
    expect(base.rules['R373.7']).toMatchObject({ minDopoNotteSingola: 2880, minDopoNottiMultiple: 3240 });
    expect(base.rules['R373.8']).toMatchObject({ finestraGiorni: 28, minRiposi: 4, minDurataRiposo: 2880 });
    expect(base.rules['L66.1'].minRiposo).toBe(660);
    expect(base.common).toMatchObject({
      finestraNotteInizio: 0,
      finestraNotteFine: 360,
      reperibilitaConteggio: 'GIORNATA',
      livelloSalvataggi: 'AVVISO',
      livelloScambi: 'BLOCCO',
    });
  });

  test('SRATCOH-UK differs in what the handbook names and in nothing else', () => {
    expect(british.common).toEqual({ ...base.common, finestraNotteInizio: 90, finestraNotteFine: 330 });
    expect(british.rules['R373.2']).toEqual({ ...base.rules['R373.2'], limiteAlba: true });
    expect(british.rules['R373.8']).toEqual({
      ...base.rules['R373.8'],
      finestraGiorni: 30,
      minRiposi: 3,
      minDurataRiposo: 3240,
      minSommaRiposi: 10_800,
    });
    expect(british.rules['R373.S2']).toEqual({ ...base.rules['R373.S2'], attiva: true });
    const different = ['R373.2', 'R373.8', 'R373.S2'];
    for (const id of RULE_IDS.filter((rule) => !different.includes(rule)))
      expect([id, british.rules[id]]).toEqual([id, base.rules[id]]);
  });

  test('takes the plant’s own numbers from their day on', () => {
    const own = values('rules.BASE.R373.1.maxGiorniConsecutivi', ['LIRR', '2026-12-15', 5]);
    const maxOn = (plant: string, on: Day) =>
      ruleSetOn(own, plant, '', on).rules['R373.1'].maxGiorniConsecutivi;
    expect([
      maxOn('LIRR', TODAY),
      maxOn('LIRR', addDays(TODAY, 1)),
      maxOn('LIRF', addDays(TODAY, 1)),
    ]).toEqual([6, 5, 6]);
  });

  test('asked for many days is one object until a rule changes, and what holds on each of them', () => {
    const rows = new Map([
      ...values('rules.profile', ['LIRR', '2026-12-20', 'SRATCOH-UK']),
      ...values('rules.BASE.R373.1.maxGiorniConsecutivi', ['', '2026-12-15', 5]),
      ...values('roster.editDays', ['', '2026-12-17', 5]),
    ]);
    const rulesOn = ruleSetSource(rows);
    for (const plant of ['LIRR', 'LIRF'])
      for (let on = TODAY; on < addDays(TODAY, 8); on = addDays(on, 1))
        expect(rulesOn(plant, 'CTA', on)).toEqual(ruleSetOn(rows, plant, 'CTA', on));
    expect(rulesOn('LIRR', 'CTA', day('2026-12-15'))).toBe(rulesOn('LIRR', 'CTA', day('2026-12-19')));
  });
});

test.each<[string, DatedValue['value'], ReturnType<typeof ruleReach>]>([
  ['roster.editDays', 3, { windowDays: 31, restDays: 9, months: 4 }],
  ['rules.BASE.R373.8.finestraGiorni', 56, { windowDays: 57, restDays: 9, months: 4 }],
  ['rules.BASE.R373.S1.giorni', 45, { windowDays: 46, restDays: 9, months: 4 }],
  ['rules.BASE.R373.5.finestraRidotti', 60, { windowDays: 61, restDays: 9, months: 4 }],
  ['rules.SRATCOH-UK.L66.2.finestraGiorni', 35, { windowDays: 36, restDays: 9, months: 4 }],
  ['rules.BASE.R373.1.maxGiorniConsecutivi', 40, { windowDays: 42, restDays: 9, months: 4 }],
  ['rules.BASE.R373.7.minDopoNotteSingola', 57_600, { windowDays: 41, restDays: 9, months: 4 }],
  ['rules.BASE.R373.8.minRiposi', 6, { windowDays: 31, restDays: 14, months: 4 }],
  ['rules.BASE.L66.3.mesi', 12, { windowDays: 31, restDays: 9, months: 12 }],
  // what a smaller value needs, the default of another plant's profile needs all the same
  ['rules.BASE.L66.3.mesi', 1, { windowDays: 31, restDays: 9, months: 4 }],
])('with %s %j the rules look as far as %j', (key, value, expected) => {
  expect(ruleReach(values(key, ['LIRR', '2027-01-01', value]))).toEqual(expected);
});
