import { SETTINGS } from '@torre/domain/configuration';
import type { Setting } from '@torre/domain/configuration';
import type { Day } from '@torre/domain/kernel';
import { expect, test } from 'vitest';
import { areTyped, openedFields, settingFromKept } from './setting-fields.ts';
import { EVERYBODY } from './setting-target.ts';

const TODAY = 20_801 as Day;
const DAYS = SETTINGS.get('roster.editDays') as Setting;
const OPENED = openedFields(DAYS, 7, EVERYBODY, TODAY);

test('what is typed or chosen counts as written; another plant or category alone does not', () => {
  expect(areTyped(OPENED, OPENED)).toBe(false);
  expect(areTyped({ ...OPENED, icao: 'LIRR', category: 'CTA' }, OPENED)).toBe(false);
  for (const part of [{ draft: '8' }, { reason: 'Accordo' }, { withoutOwn: true }, { validFrom: null }])
    expect(areTyped({ ...OPENED, ...part }, OPENED)).toBe(true);
});

test('the fields of a setting come back from the tab; what does not fit its kind counts as nothing', () => {
  const kept = { ...OPENED, draft: '8', reason: 'Accordo' };
  expect(settingFromKept(DAYS, JSON.parse(JSON.stringify(kept)))).toEqual(kept);
  for (const broken of [
    null,
    {},
    { ...kept, icao: 3 },
    { ...kept, category: undefined },
    { ...kept, draft: true },
  ])
    expect(settingFromKept(DAYS, broken)).toBeNull();
});
