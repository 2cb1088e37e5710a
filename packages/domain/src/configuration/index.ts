export { checkSettingValue, decideSettingChange } from './check-setting.ts';
export type { SettingRefusals, ValueRefusals } from './check-setting.ts';
export { PROFILES } from './product-settings.ts';
export type { Profile, SettingKey, ValueOf } from './product-settings.ts';
export { RULE, RULE_IDS } from './rule-catalogue.ts';
export type { RuleId, RuleInForce, RuleSet } from './rule-catalogue.ts';
export type { Level } from './rule-entry.ts';
export { ruleReach } from './rule-reach.ts';
export type { RuleReach } from './rule-reach.ts';
export { parametersOf, ruleSettingKey } from './rule-settings.ts';
export type { RuleChapter } from './rule-settings.ts';
export type { Setting, SettingGroup, SettingUnit, SettingValue } from './setting.ts';
export {
  SETTINGS,
  anySettingOn,
  ruleSetOn,
  ruleSetSource,
  settingOn,
  standingOn,
  withValue,
} from './setting-on.ts';
export type { DatedValue, SettingValues } from './setting-on.ts';
