import { expect, test } from 'vitest';
import { dayOf } from '../kernel/index.ts';
import { settingOn } from './index.ts';
import type { SettingValues } from './index.ts';

test('what a year gives differs by condition, plant and category, from its day on (domain.md 2.4)', () => {
  const rows = [
    { icao: '', category: 'METEO', value: { LO: 30, ST: 29 } },
    { icao: 'LIRR', category: '', value: { LO: 31, ST: 31 } },
  ].map((row) => ({ ...row, validFrom: dayOf(2027, 1, 1) }));
  const values: SettingValues = new Map([['entitlements.FER', rows]]);
  const due = (plant: string | null, category: string, year = 2027) =>
    settingOn(values, 'entitlements.FER', plant, dayOf(year, 1, 1), category);
  expect([due('LIRN', 'METEO'), due('LIRR', 'METEO'), due(null, 'CTA'), due('LIRR', 'METEO', 2026)]).toEqual([
    { LO: 30, ST: 29 },
    { LO: 31, ST: 31 },
    { LO: 28, ST: 28 },
    { LO: 28, ST: 28 },
  ]);
});
