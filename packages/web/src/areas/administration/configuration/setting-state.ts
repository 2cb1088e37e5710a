import type { StandingValue } from '@torre/contract/administration';
import { anySettingOn, SETTINGS, standingOn } from '@torre/domain/configuration';
import type { DatedValue, Setting, SettingValue, SettingValues } from '@torre/domain/configuration';
import { dayFromCompact } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';

/** The rows of the reply as the domain reads them. */
export function settingValues(rows: readonly StandingValue[]): SettingValues {
  const values = new Map<string, DatedValue[]>();
  for (const { key, icao, validFrom, value } of rows) {
    const dated = { icao, validFrom: dayFromCompact(validFrom) as Day, value };
    values.set(key, [...(values.get(key) ?? []), dated]);
  }
  return values;
}

export interface SettingState {
  readonly setting: Setting;
  readonly value: SettingValue;
  /** The day from which the value holds; null: nobody ever chose it, it is the shipped default. */
  readonly since: Day | null;
  /** The own value that holds comes from the organisation, not from the plant that was asked about. */
  readonly inherited: boolean;
  /** What is planned for this plant, or for the organisation, in the order of its days. */
  readonly planned: readonly DatedValue[];
}

/** What holds for a plant ('' for the organisation) on `today`, and what will. */
export function settingState(values: SettingValues, key: string, icao: string, today: Day): SettingState {
  const plant = icao === '' ? null : icao;
  const standing = standingOn(values, key, plant, today);
  return {
    setting: SETTINGS.get(key)!,
    value: anySettingOn(values, key, plant, today),
    since: standing?.validFrom ?? null,
    inherited: icao !== '' && standing?.icao !== icao,
    planned: (values.get(key) ?? [])
      .filter((row) => row.icao === icao && row.validFrom > today)
      .toSorted((one, other) => one.validFrom - other.validFrom),
  };
}

/** Plants with a value of their own for this key, now or planned. */
export function plantsThatDiffer(values: SettingValues, key: string): readonly string[] {
  const plants = (values.get(key) ?? []).map(({ icao }) => icao).filter((icao) => icao !== '');
  return [...new Set(plants)].toSorted();
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
