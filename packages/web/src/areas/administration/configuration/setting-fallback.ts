import type { StandingValue } from '@torre/contract/administration';
import { anySettingOn, SETTINGS } from '@torre/domain/configuration';
import type { SettingValue } from '@torre/domain/configuration';
import type { Day } from '@torre/domain/kernel';
import { settingValues } from './setting-state.ts';

/** What holds on `day` without a value of its own: for a plant the organisation's, for the organisation the default. */
export function plannedFallback(
  rows: readonly StandingValue[],
  key: string,
  icao: string,
  day: Day,
): SettingValue {
  if (icao === '') return SETTINGS.get(key)!.default;
  return anySettingOn(settingValues(rows), key, null, day);
}
