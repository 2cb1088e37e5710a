import type {
  BooleanSetting,
  CodeSetting,
  ListSetting,
  MinutesSetting,
  NumberSetting,
  Words,
} from './setting.ts';

type Given = 'group' | 'help' | 'scope' | 'source';

interface PerProfile<V> {
  /** Value in the profile SRATCOH-UK, where it differs. */
  readonly uk?: V;
}

/** One parameter of a rule: what a setting is, without what its rule says for all of them. */
export type RuleParameter =
  | (Omit<NumberSetting, Given> & PerProfile<number>)
  | (Omit<MinutesSetting, Given> & PerProfile<number>)
  | (Omit<BooleanSetting, Given> & PerProfile<boolean>)
  | (Omit<CodeSetting, Given> & PerProfile<string>)
  | (Omit<ListSetting, Given> & PerProfile<readonly string[]>);

type Labelled = readonly [it: string, en: string];

const words = ([it, en]: Labelled): Words => ({ it, en });

/** A length in minutes, at most 60 days. */
export function length(label: Labelled, minutes: number, uk?: number) {
  return {
    kind: 'minutes',
    shows: 'duration',
    label: words(label),
    default: minutes,
    min: 0,
    max: 86_400,
    ...(uk !== undefined && { uk }),
  } as const;
}

/** A time of day in minutes from midnight. */
export function clock(label: Labelled, minutes: number, uk?: number) {
  return {
    kind: 'minutes',
    shows: 'clock',
    label: words(label),
    default: minutes,
    min: 0,
    max: 1440,
    ...(uk !== undefined && { uk }),
  } as const;
}

/** Days that a rule looks at, or counts, at once. More would make each judgement read as much more of the roster. */
const DAYS_AT_MOST = 62;

/** Days in a row, or of a window. */
export function days(label: Labelled, value: number, uk?: number) {
  return { ...count(label, 'days', value, uk), min: 1, max: DAYS_AT_MOST } as const;
}

/** A whole number of a unit. */
export function count(label: Labelled, unit: NumberSetting['unit'], value: number, uk?: number) {
  return {
    kind: 'integer',
    unit,
    label: words(label),
    default: value,
    min: 0,
    max: 400,
    ...(uk !== undefined && { uk }),
  } as const;
}

export function ratio(label: Labelled, value: number) {
  return { kind: 'decimal', unit: 'ratio', label: words(label), default: value, min: 0, max: 100 } as const;
}

export function flag(label: Labelled, value: boolean, uk?: boolean) {
  return { kind: 'boolean', label: words(label), default: value, ...(uk !== undefined && { uk }) } as const;
}
