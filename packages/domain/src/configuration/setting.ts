/** A text in the two languages of the screens. */
export interface Words {
  readonly it: string;
  readonly en: string;
}

export type SettingGroup = 'identity' | 'roster' | 'rules' | 'content';

/** What may differ: with `category` plants and categories of staff, each by itself and both together (decision 0087). */
export type SettingScope = 'organisation' | 'plant' | 'category';

export type SettingUnit = 'days' | 'hours' | 'weeks' | 'months' | 'times' | 'people' | 'ratio';

interface Declared<Kind extends string, Value> {
  readonly kind: Kind;
  readonly group: SettingGroup;
  readonly label: Words;
  /** What changes for whom when the value changes. */
  readonly help: Words;
  readonly scope: SettingScope;
  /** Clause or chapter that the default comes from. */
  readonly source: string;
  readonly default: Value;
}

interface Bounds {
  readonly min: number;
  readonly max: number;
}

export interface Choice {
  readonly code: string;
  readonly label: Words;
}

/** A count of a unit; `decimal` has up to two decimals. */
export interface NumberSetting extends Declared<'integer' | 'decimal', number>, Bounds {
  readonly unit: SettingUnit;
}

/** Minutes: a length, or a time of day counted from midnight. */
export interface MinutesSetting extends Declared<'minutes', number>, Bounds {
  readonly shows: 'duration' | 'clock';
}

export type BooleanSetting = Declared<'boolean', boolean>;

export interface CodeSetting extends Declared<'code', string> {
  readonly options: readonly Choice[];
}

/** One text, which matches the whole `pattern`. */
export interface TextSetting extends Declared<'text', string> {
  readonly pattern: string;
}

/** Texts, each once; every one matches the whole `pattern`. */
export interface ListSetting extends Declared<'list', readonly string[]> {
  readonly pattern: string;
  /** An item as a person would write it. */
  readonly example: string;
}

/** One whole number for each named row. */
export interface TableSetting extends Declared<'table', Readonly<Record<string, number>>>, Bounds {
  readonly unit: SettingUnit;
  readonly rows: readonly { readonly id: string; readonly label: Words }[];
}

/** One piece of configuration, declared once: type, bounds, words and default. */
export type Setting =
  | NumberSetting
  | MinutesSetting
  | BooleanSetting
  | CodeSetting
  | TextSetting
  | ListSetting
  | TableSetting;

export type SettingValue = Setting['default'];

/** What a declaration's value is, with the codes and rows that it names. */
export type ValueOfSetting<S> = S extends {
  readonly kind: 'code';
  readonly options: readonly { readonly code: infer Code }[];
}
  ? Code
  : S extends { readonly kind: 'table'; readonly rows: readonly { readonly id: infer Row }[] }
    ? Readonly<Record<Row & string, number>>
    : S extends { readonly kind: 'list' }
      ? readonly string[]
      : S extends { readonly kind: 'boolean' }
        ? boolean
        : S extends { readonly kind: 'text' }
          ? string
          : number;
