import type { StandingValue } from '@torre/contract/administration';
import type { SettingValues } from '@torre/domain/configuration';

/** Whom a value holds for: a plant ('' for the organisation) and a category of staff ('' for all). */
export type SettingTarget = Pick<StandingValue, 'icao' | 'category'>;

export const EVERYBODY: SettingTarget = { icao: '', category: '' };

export const isSameTarget = (one: SettingTarget, other: SettingTarget): boolean =>
  one.icao === other.icao && one.category === other.category;

/** `LIRR`, `CTA`, `LIRR CTA`; '' for everybody. */
export const targetText = ({ icao, category }: SettingTarget): string =>
  [icao, category].filter(Boolean).join(' ');

/** Whom this key has values of their own for, now or planned. */
export function targetsThatDiffer(values: SettingValues, key: string): readonly SettingTarget[] {
  const targets = new Map(
    (values.get(key) ?? []).map(({ icao, category }) => [targetText({ icao, category }), { icao, category }]),
  );
  return [...targets]
    .filter(([text]) => text !== '')
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([, target]) => target);
}

/** Those of them whose own value stays when that of `changed` changes: the plant decides before the category. */
export function targetsThatStay(
  values: SettingValues,
  key: string,
  changed: SettingTarget,
): readonly SettingTarget[] {
  const rank = ({ icao, category }: SettingTarget): number =>
    (icao === '' ? 0 : 2) + (category === '' ? 0 : 1);
  const meets = (one: string, other: string): boolean => one === '' || other === '' || one === other;
  return targetsThatDiffer(values, key).filter(
    (target) =>
      rank(target) > rank(changed) &&
      meets(target.icao, changed.icao) &&
      meets(target.category, changed.category),
  );
}
