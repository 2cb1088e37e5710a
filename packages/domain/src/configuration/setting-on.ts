import type { Day } from '../kernel/index.ts';
import { PRODUCT_SETTING } from './product-settings.ts';
import type { Profile, SettingKey, ValueOf } from './product-settings.ts';
import { RULE_IDS } from './rule-catalogue.ts';
import type { RuleSet } from './rule-catalogue.ts';
import { RULE_SETTING, parametersOf, ruleSettingKey } from './rule-settings.ts';
import type { RuleChapter } from './rule-settings.ts';
import type { Setting, SettingValue } from './setting.ts';

/** One value as it stands: from a day on, for a plant or (icao '') for the organisation. */
export interface DatedValue {
  readonly icao: string;
  /** '' for all categories. */
  readonly category: string;
  readonly validFrom: Day;
  /** null: from that day on what holds without it (the organisation's value, or the default). */
  readonly value: SettingValue | null;
}

/** The values of each key; a key without any has its default. */
export type SettingValues = ReadonlyMap<string, readonly DatedValue[]>;

/** Every setting by its key, in the order of the screens. */
export const SETTINGS: ReadonlyMap<string, Setting> = new Map<string, Setting>([
  ...Object.entries(PRODUCT_SETTING),
  ...RULE_SETTING,
]);

/** The values as they would be with this one saved: it takes the place of one for the same target and day. */
export function withValue(values: SettingValues, key: string, value: DatedValue): SettingValues {
  const others = (values.get(key) ?? []).filter(
    ({ icao, category, validFrom }) =>
      icao !== value.icao || category !== value.category || validFrom !== value.validFrom,
  );
  return new Map(values).set(key, [...others, value]);
}

/**
 * The dated value in force on `day`, that with the latest begin; of the plant and the category before that of the plant, then
 * of the category, then of the organisation (domain.md 1.5, point 19); null: the default. `category` '' asks for none.
 */
export function standingOn(
  values: SettingValues,
  key: string,
  plant: string | null,
  category: string,
  day: Day,
): DatedValue | null {
  const rows = values.get(key);
  if (rows === undefined) return null;
  const begun = rows.filter(({ validFrom }) => validFrom <= day);
  const categories = category === '' ? [''] : [category, ''];
  for (const icao of plant === null ? [''] : [plant, ''])
    for (const one of categories) {
      const last = latest(begun.filter((row) => row.icao === icao && row.category === one));
      if (last !== null && last.value !== null) return last;
    }
  return null;
}

function latest(rows: readonly DatedValue[]): DatedValue | null {
  return rows.reduce<DatedValue | null>(
    (found, row) => (found === null || row.validFrom > found.validFrom ? row : found),
    null,
  );
}

/** A setting of the product as it holds for the plant (null: for the organisation) on `day`; `category` '' for none. */
export function settingOn<K extends SettingKey>(
  values: SettingValues,
  key: K,
  plant: string | null,
  day: Day,
  category = '',
): ValueOf<K> {
  // What stands in the database was checked against the declaration.
  return anySettingOn(values, key, plant, category, day) as ValueOf<K>;
}

/** As settingOn, for a key that is only known when the program runs, and a category. Throws RangeError for an unknown key. */
export function anySettingOn(
  values: SettingValues,
  key: string,
  plant: string | null,
  category: string,
  day: Day,
): SettingValue {
  const setting = SETTINGS.get(key);
  if (!setting) throw new RangeError(`no such setting: ${key}`);
  const ofPlant = setting.scope === 'organisation' ? null : plant;
  const ofCategory = setting.scope === 'category' ? category : '';
  return standingOn(values, key, ofPlant, ofCategory, day)?.value ?? setting.default;
}

/**
 * The rule set by which the rosters of the plant are judged on `day`: its profile, with the values in force for people of the
 * category ('': for none of its own).
 */
export function ruleSetOn(values: SettingValues, plant: string | null, category: string, day: Day): RuleSet {
  const profile = settingOn(values, 'rules.profile', plant, day);
  const chapter = (name: RuleChapter): Record<string, SettingValue> =>
    chapterOn(values, profile, name, plant, category, day);
  return {
    common: chapter('common'),
    rules: Object.fromEntries(RULE_IDS.map((id) => [id, chapter(id)])),
  } as unknown as RuleSet;
}

function chapterOn(
  values: SettingValues,
  profile: Profile,
  chapter: RuleChapter,
  plant: string | null,
  category: string,
  day: Day,
): Record<string, SettingValue> {
  return Object.fromEntries(
    Object.keys(parametersOf(chapter)).map((name) => [
      name,
      anySettingOn(values, ruleSettingKey(profile, chapter, name), plant, category, day),
    ]),
  );
}

/** As ruleSetOn, for many days: between two days on which a rule changes its value a plant and category have one set. */
export function ruleSetSource(values: SettingValues): (plant: string, category: string, day: Day) => RuleSet {
  const begins = [...values]
    .flatMap(([key, rows]) => (key.startsWith('rules.') ? rows.map(({ validFrom }) => validFrom) : []))
    .toSorted((one, other) => one - other);
  const plants = new Map<string, Map<string, RuleSet[]>>();
  return (plant, category, day) => {
    let categories = plants.get(plant);
    if (categories === undefined) plants.set(plant, (categories = new Map()));
    let sets = categories.get(category);
    if (sets === undefined) categories.set(category, (sets = []));
    let period = begins.length;
    while (period > 0 && begins[period - 1]! > day) period -= 1;
    return (sets[period] ??= ruleSetOn(values, plant, category, day));
  };
}
