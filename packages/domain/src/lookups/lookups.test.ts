import { describe, expect, test } from 'vitest';
import { addDays, dayOf } from '../kernel/index.ts';
import { Categories, decideLookupChange, offeredOn } from './index.ts';
import type { LookupValue } from './index.ts';

const TODAY = dayOf(2026, 12, 14);
const LONG_AGO = dayOf(1970, 1, 1);
const NOTHING = { passesGuard: false, isDayStaff: false, outsideTimeSystem: false, shortIt: '', shortEn: '' };

function category(code: string, part: Partial<LookupValue> = {}): LookupValue {
  return {
    code,
    nameIt: code,
    nameEn: code,
    aliases: [],
    ord: 1,
    attributes: NOTHING,
    validFrom: LONG_AGO,
    validTo: null,
    ...part,
  };
}

const VALUES = [
  category('CTA', {
    ord: 2,
    aliases: ['CONTROLLORI DEL TRAFFICO AEREO'],
    attributes: { ...NOTHING, passesGuard: true },
  }),
  category('Tecnic', { ord: 3, aliases: ['TECNICI'], attributes: { ...NOTHING, isDayStaff: true } }),
  category('VOLO', {
    ord: 1,
    validTo: TODAY,
    attributes: { ...NOTHING, passesGuard: true, isDayStaff: true },
  }),
  category('DRONI', { ord: 4, nameIt: 'Droni', validFrom: addDays(TODAY, 1) }),
];
const on = (day = TODAY): Categories => new Categories(VALUES, day);
const codes = (values: readonly LookupValue[]): readonly string[] => values.map(({ code }) => code);

describe('categories', () => {
  test('a long name and a short one mean the same category, whatever their case', () => {
    for (const name of ['CTA', ' controllori del traffico aereo '])
      expect(on().named(name)?.code).toBe('CTA');
    expect(on().named('tecnici')?.code).toBe('Tecnic');
    expect(on().named('nessuna')).toBeNull();
  });

  test('[P2.18] those pass the guard of which the organisation says so, while they stand', () => {
    expect([on().passesGuard('CTA'), on().passesGuard('Tecnic'), on().passesGuard(null)]).toEqual([
      true,
      false,
      false,
    ]);
    expect(on().passesGuard('VOLO')).toBe(true);
    expect(on(addDays(TODAY, 1)).passesGuard('VOLO')).toBe(false);
  });

  test('what has ended is offered no more and keeps its name and the way in which its people worked', () => {
    const tomorrow = on(addDays(TODAY, 1));
    expect(codes(on().offered)).toEqual(['VOLO', 'CTA', 'Tecnic']);
    expect(codes(tomorrow.offered)).toEqual(['CTA', 'Tecnic', 'DRONI']);
    expect(codes(tomorrow.known)).toEqual(['VOLO', 'CTA', 'Tecnic', 'DRONI']);
    expect(tomorrow.named('VOLO')?.nameIt).toBe('VOLO');
    expect(tomorrow.isDayStaff('VOLO')).toBe(true);
  });

  test('a name that an ended category had is that of the one that has it now', () => {
    const values = [
      category('VECCHIA', { aliases: ['RADAR'], validTo: TODAY, ord: 9 }),
      category('NUOVA', { aliases: ['RADAR'], validFrom: addDays(TODAY, 1) }),
    ];
    expect(new Categories(values, TODAY).named('radar')?.code).toBe('VECCHIA');
    expect(new Categories(values, addDays(TODAY, 1)).named('radar')?.code).toBe('NUOVA');
  });

  test('a short name is shown in lists, a code without one is its own', () => {
    const meteo = category('METEO', { attributes: { ...NOTHING, shortIt: 'Meteo', shortEn: 'Weather' } });
    const categories = new Categories([meteo], TODAY);
    expect(categories.shortName('METEO', 'en')).toBe('Weather');
    expect(on().shortName('CTA', 'it')).toBe('CTA');
    expect(on().shortName('MAI', 'it')).toBe('MAI');
  });
});

describe('changing a list', () => {
  const decide = (wanted: LookupValue, reason: string | null = null, values = VALUES) => {
    const decision = decideLookupChange({ list: 'category', wanted, reason }, values, TODAY);
    return decision.ok ? decision.value : decision.code;
  };

  test('a change from a day ends the state before it and replaces what was planned later', () => {
    const now = category('CTA', { validTo: addDays(TODAY, 9) });
    const planned = category('CTA', { validFrom: addDays(TODAY, 10), nameIt: 'Poi' });
    const wanted = category('CTA', { validFrom: addDays(TODAY, 5), nameIt: 'Nuovo' });
    expect(decide(wanted, null, [now, planned])).toEqual({
      replaced: [planned],
      ended: { ...now, validTo: addDays(TODAY, 4) },
      added: wanted,
    });
  });

  test('a gap before it stays a gap', () => {
    const wanted = category('VOLO', { validFrom: addDays(TODAY, 5) });
    expect(decide(wanted)).toEqual({ replaced: [], ended: null, added: wanted });
  });

  test('days gone by change with a reason only; a new code may begin on any day', () => {
    const yesterday = { validFrom: addDays(TODAY, -1) };
    expect(decide(category('CTA', yesterday))).toBe('past');
    expect(decide(category('CTA', yesterday), ' ')).toBe('past');
    expect(decide(category('CTA', yesterday), 'Delibera')).toHaveProperty('added');
    expect(decide(category('RADAR', yesterday))).toHaveProperty('added');
  });

  test('a state that began is not replaced by one that begins earlier, not even with a reason', () => {
    const first = category('CTA', { validTo: addDays(TODAY, -10) });
    const second = category('CTA', { validFrom: addDays(TODAY, -9), nameIt: 'Poi' });
    const from = (day: number) =>
      decide(category('CTA', { validFrom: addDays(TODAY, day) }), 'Delibera', [first, second]);
    expect(from(-10)).toBe('began-later');
    expect(from(-9)).toEqual({
      replaced: [second],
      ended: null,
      added: category('CTA', { validFrom: addDays(TODAY, -9) }),
    });
    const planned = [category('CTA', { validFrom: addDays(TODAY, 1) })];
    expect(decide(category('CTA', { validFrom: TODAY }), null, planned)).toHaveProperty('replaced', planned);
  });

  test.each([
    [category('A B'), 'bad-code'],
    [category('RADAR', { validFrom: TODAY, validTo: addDays(TODAY, -1) }), 'ends-first'],
    [category('RADAR', { aliases: ['tecnici'] }), 'name-taken'],
    [category('cta'), 'name-taken'],
    [category('RADAR', { attributes: {} }), 'bad-attribute'],
    [category('RADAR', { attributes: { ...NOTHING, passesGuard: 'sì' } }), 'bad-attribute'],
    [category('RADAR', { attributes: { ...NOTHING, altro: true } }), 'bad-attribute'],
  ])('is refused: %# %s', (wanted, code) => {
    expect(decide(wanted)).toBe(code);
  });

  test('a name is free again after the last day of who had it', () => {
    const wanted = category('RADAR', { aliases: ['VOLO'], validFrom: addDays(TODAY, 1) });
    expect(decide(wanted)).toHaveProperty('added');
    expect(decide({ ...wanted, validFrom: TODAY })).toBe('name-taken');
  });

  test('a patron day is a day of some year', () => {
    const patron = (day: number, month: number) => {
      const wanted = category('Nuoro', { attributes: { day, month } });
      const decision = decideLookupChange({ list: 'patron-day', wanted, reason: null }, [], TODAY);
      return decision.ok || decision.code;
    };
    expect([patron(29, 2), patron(30, 2), patron(0, 2), patron(1, 13)]).toEqual([
      true,
      'no-such-day',
      'bad-attribute',
      'bad-attribute',
    ]);
    expect(codes(offeredOn([category('B'), category('A')], TODAY))).toEqual(['A', 'B']);
  });
});
