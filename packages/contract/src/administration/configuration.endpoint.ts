import type { Static } from 'typebox';
import { endpoint } from '../endpoint.ts';
import type { Frozen } from '../endpoint.ts';
import type * as schema from './configuration.schema.ts';

export {
  clockText,
  durationText,
  plainText,
  settingCalled,
  settingName,
  unitText,
  valueText,
} from './setting-text.ts';

/** A value that stands from a day on; what a key means is declared in `domain/configuration`. */
export type StandingValue = Frozen<Static<typeof schema.StandingValueSchema>>;
/** How often a key was saved for a plant and a category, or for all. */
export type SettingVersion = Frozen<Static<typeof schema.SettingVersionSchema>>;
/** One save of a setting, as it was written; nothing is ever changed or taken away. */
export type SettingSave = Frozen<Static<typeof schema.SettingSaveSchema>>;
export type SettingBody = Frozen<Static<typeof schema.SettingBodySchema>>;
/** What stands for the key after the save. */
export type SettingReply = Frozen<Static<typeof schema.SettingReplySchema>>;

export const readConfiguration = endpoint<typeof schema.readConfigurationSchema>({
  id: 'readConfiguration',
  method: 'GET',
  path: '/administration/configuration',
});

export const settingHistory = endpoint<typeof schema.settingHistorySchema>({
  id: 'settingHistory',
  method: 'GET',
  path: '/administration/configuration/{key}',
});

/** 412 with `values` and `versions` as they stand when somebody else was first. */
export const changeSetting = endpoint<typeof schema.changeSettingSchema>({
  id: 'changeSetting',
  method: 'PUT',
  path: '/administration/configuration/{key}',
  required: ['body'],
});

/** Takes back a value that has not begun yet. */
export const withdrawSetting = endpoint<typeof schema.withdrawSettingSchema>({
  id: 'withdrawSetting',
  method: 'DELETE',
  path: '/administration/configuration/{key}',
  required: ['validFrom', 'version'],
});

/** Findings of a rule in a plant next month, without and with a value that is not saved. */
export type CountedRule = Frozen<Static<typeof schema.CountedRuleSchema>>;

/** Saves nothing, and names nobody. */
export const countFindings = endpoint<typeof schema.countFindingsSchema>({
  id: 'countFindings',
  method: 'POST',
  path: '/administration/configuration/{key}/findings',
  load: 'read',
  required: ['body'],
});
