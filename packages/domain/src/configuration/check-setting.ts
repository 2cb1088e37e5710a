import { accept, refuse } from '../kernel/index.ts';
import type { Day, Decision, NoDetails } from '../kernel/index.ts';
import type { Categories } from '../lookups/index.ts';
import type { Setting, SettingValue } from './setting.ts';

const ITEMS_AT_MOST = 100;

/** Why a value does not fit its setting. */
export interface ValueRefusals {
  readonly 'wrong-kind': NoDetails;
  readonly 'out-of-bounds': { readonly min: number; readonly max: number };
  /** More than two decimals. */
  readonly 'too-fine': NoDetails;
  readonly 'unknown-code': NoDetails;
  readonly 'bad-item': { readonly item: string };
  readonly 'repeated-item': { readonly item: string };
  readonly 'too-many-items': NoDetails;
  readonly 'wrong-rows': NoDetails;
}

/** Whether a value fits its declaration. */
export function checkSettingValue(setting: Setting, value: unknown): Decision<SettingValue, ValueRefusals> {
  switch (setting.kind) {
    case 'boolean':
      return typeof value === 'boolean' ? accept(value) : refuse('wrong-kind');
    case 'integer':
    case 'minutes':
      return Number.isInteger(value) ? withinBounds(setting, value as number) : refuse('wrong-kind');
    case 'decimal':
      if (typeof value !== 'number' || !Number.isFinite(value)) return refuse('wrong-kind');
      return Math.abs(value * 100 - Math.round(value * 100)) < 1e-6
        ? withinBounds(setting, value)
        : refuse('too-fine');
    case 'code':
      if (typeof value !== 'string') return refuse('wrong-kind');
      return setting.options.some(({ code }) => code === value) ? accept(value) : refuse('unknown-code');
    case 'text':
      if (typeof value !== 'string') return refuse('wrong-kind');
      return new RegExp(`^(?:${setting.pattern})$`, 'u').test(value)
        ? accept(value)
        : refuse('bad-item', { item: value });
    case 'list':
      return checkList(setting.pattern, value);
    case 'table':
      return checkTable(setting, value);
  }
}

function withinBounds(
  { min, max }: { min: number; max: number },
  value: number,
): Decision<number, ValueRefusals> {
  return value < min || value > max ? refuse('out-of-bounds', { min, max }) : accept(value);
}

function checkList(pattern: string, value: unknown): Decision<readonly string[], ValueRefusals> {
  if (!Array.isArray(value) || !value.every((item) => typeof item === 'string')) return refuse('wrong-kind');
  if (value.length > ITEMS_AT_MOST) return refuse('too-many-items');
  const whole = new RegExp(`^(?:${pattern})$`);
  const bad = value.find((item) => !whole.test(item));
  if (bad !== undefined) return refuse('bad-item', { item: bad });
  const twice = value.find((item, index) => value.indexOf(item) !== index);
  return twice === undefined ? accept(value) : refuse('repeated-item', { item: twice });
}

function checkTable(
  setting: Extract<Setting, { kind: 'table' }>,
  value: unknown,
): Decision<Readonly<Record<string, number>>, ValueRefusals> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return refuse('wrong-kind');
  const table = value as Record<string, unknown>;
  const rows = setting.rows.map(({ id }) => id);
  if (Object.keys(table).length !== rows.length || !rows.every((id) => id in table))
    return refuse('wrong-rows');
  for (const id of rows) {
    const cell = table[id];
    if (!Number.isInteger(cell)) return refuse('wrong-kind');
    const bounded = withinBounds(setting, cell as number);
    if (!bounded.ok) return bounded;
  }
  return accept(table as Record<string, number>);
}

/** What an administrator wants to do with a setting. */
export interface SettingChange {
  readonly setting: Setting;
  /** '' for the organisation. */
  readonly icao: string;
  /** '' for all categories. */
  readonly category: string;
  readonly validFrom: Day;
  /** null: back to what holds without a value of its own. */
  readonly value: unknown;
  /** Why, in words; needed to change the past. */
  readonly reason: string | null;
}

/** Why a setting does not get a value. */
export interface SettingRefusals extends ValueRefusals {
  /** A plant's value of a setting that all plants share. */
  readonly 'organisation-only': NoDetails;
  /** A category's value of a setting that all categories share. */
  readonly 'no-categories': NoDetails;
  readonly 'unknown-category': NoDetails;
  /** It would rewrite days gone by without a reason. */
  readonly past: { readonly today: Day };
}

/** Whether a change may be written, among the categories of staff that there are. */
export function decideSettingChange(
  change: SettingChange,
  today: Day,
  categories: Pick<Categories, 'has'>,
): Decision<SettingValue | null, SettingRefusals> {
  if (change.icao !== '' && change.setting.scope === 'organisation') return refuse('organisation-only');
  if (change.category !== '' && change.setting.scope !== 'category') return refuse('no-categories');
  if (change.category !== '' && !categories.has(change.category)) return refuse('unknown-category');
  if (change.validFrom < today && (change.reason?.trim() ?? '') === '') return refuse('past', { today });
  return change.value === null ? accept(null) : checkSettingValue(change.setting, change.value);
}
