import type { Setting, SettingValue } from '@torre/domain/configuration';
import type { Day } from '@torre/domain/kernel';
import { draftOf } from './setting-draft.ts';
import type { SettingDraft } from './setting-draft.ts';
import type { SettingTarget } from './setting-target.ts';

/** Everything that is typed or chosen in the window of a setting. */
export interface SettingFields {
  /** '' for the organisation. */
  readonly icao: string;
  /** '' for all categories. */
  readonly category: string;
  readonly draft: SettingDraft;
  /** No value of its own: what a wider target has, or the default. */
  readonly withoutOwn: boolean;
  /** null: no day that can be read. */
  readonly validFrom: Day | null;
  readonly reason: string;
}

/** The fields as the window opens: what holds now, from today on. */
export function openedFields(
  setting: Setting,
  value: SettingValue,
  { icao, category }: SettingTarget,
  today: Day,
): SettingFields {
  return { icao, category, draft: draftOf(setting, value), withoutOwn: false, validFrom: today, reason: '' };
}

/** Something was typed that closing would lose; a plant or a category that was only chosen is no loss. */
export function areTyped(fields: SettingFields, opened: SettingFields): boolean {
  const { icao, category } = fields;
  return JSON.stringify(fields) !== JSON.stringify({ ...opened, icao, category });
}

/** The fields that the tab kept of the window of `setting`; null for anything else. */
export function settingFromKept(setting: Setting, value: unknown): SettingFields | null {
  const { icao, category, draft, withoutOwn, validFrom, reason } = (value ?? {}) as Record<string, unknown>;
  const whole =
    typeof icao === 'string' &&
    typeof category === 'string' &&
    isDraft(setting, draft) &&
    typeof withoutOwn === 'boolean' &&
    (validFrom === null || typeof validFrom === 'number') &&
    typeof reason === 'string';
  return whole ? { icao, category, draft, withoutOwn, validFrom: validFrom as Day | null, reason } : null;
}

/** The kind of draft that the setting's field writes. */
function isDraft(setting: Setting, draft: unknown): draft is SettingDraft {
  if (setting.kind === 'boolean') return typeof draft === 'boolean';
  if (setting.kind !== 'table') return typeof draft === 'string';
  return (
    typeof draft === 'object' &&
    draft !== null &&
    Object.values(draft).every((text) => typeof text === 'string')
  );
}
