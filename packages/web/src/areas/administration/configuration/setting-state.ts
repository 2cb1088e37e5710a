import type { StandingValue } from '@torre/contract/administration';
import { anySettingOn, SETTINGS, standingOn } from '@torre/domain/configuration';
import type { DatedValue, Setting, SettingValue, SettingValues } from '@torre/domain/configuration';
import { dayFromCompact } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import { isSameTarget, targetText } from './setting-target.ts';
import type { SettingTarget } from './setting-target.ts';

/** The rows of the reply as the domain reads them. */
export function settingValues(rows: readonly StandingValue[]): SettingValues {
  const values = new Map<string, DatedValue[]>();
  for (const { key, icao, category, validFrom, value } of rows) {
    const dated = { icao, category, validFrom: dayFromCompact(validFrom) as Day, value };
    values.set(key, [...(values.get(key) ?? []), dated]);
  }
  return values;
}

export interface SettingState {
  readonly setting: Setting;
  readonly value: SettingValue;
  /** The day from which the value holds; null: nobody ever chose it, it is the shipped default. */
  readonly since: Day | null;
  /** The value that holds is that of a wider target (the organisation, a plant, a category), or the default. */
  readonly inherited: boolean;
  /** What is planned for this target itself, in the order of its days. */
  readonly planned: readonly DatedValue[];
}

/** What holds for a target on `today`, and what will. */
export function settingState(
  values: SettingValues,
  key: string,
  target: SettingTarget,
  today: Day,
): SettingState {
  const [plant, category] = [target.icao || null, target.category];
  const standing = standingOn(values, key, plant, category, today);
  return {
    setting: SETTINGS.get(key)!,
    value: anySettingOn(values, key, plant, category, today),
    since: standing?.validFrom ?? null,
    inherited: targetText(target) !== '' && (standing === null || !isSameTarget(standing, target)),
    planned: (values.get(key) ?? [])
      .filter((row) => isSameTarget(row, target) && row.validFrom > today)
      .toSorted((one, other) => one.validFrom - other.validFrom),
  };
}

/** What holds on `day` without a value of its own: what a wider target says, or the default. */
export function valueWithoutOwn(
  rows: readonly StandingValue[],
  key: string,
  target: SettingTarget,
  day: Day,
): SettingValue {
  const others = settingValues(rows.filter((row) => !isSameTarget(row, target)));
  return anySettingOn(others, key, target.icao || null, target.category, day);
}

/** Everything planned after `today`, in the order of its days. */
export function plannedChanges(
  values: SettingValues,
  today: Day,
): readonly (DatedValue & { readonly key: string })[] {
  return [...values]
    .flatMap(([key, rows]) => rows.map((row) => ({ ...row, key })))
    .filter(({ key, validFrom }) => validFrom > today && SETTINGS.has(key))
    .toSorted((one, other) => one.validFrom - other.validFrom);
}
