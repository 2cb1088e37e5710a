import { MINUTES_PER_DAY } from '../kernel/index.ts';
import { PROFILES } from './product-settings.ts';
import { ruleSettingKey } from './rule-settings.ts';
import { SETTINGS } from './setting-on.ts';
import type { SettingValues } from './setting-on.ts';
import type { RuleId } from './rule-catalogue.ts';

/** How far from a day the rules of a roster look, by the largest values that hold anywhere or will. */
export interface RuleReach {
  /** Days of the longest run, window or rest, and that of a night which stands on the date after. */
  readonly windowDays: number;
  /** Days after a window in which the rests go on that begin in it (domain.md 1.5, point 23). */
  readonly restDays: number;
  /** Months whose mean a day is part of (L66.3). */
  readonly months: number;
}

const HOURS_PER_DAY = 24;
/** More rests than these days hold are only those of a long leave. */
const REST_DAYS_AT_MOST = 62;

export function ruleReach(values: SettingValues): RuleReach {
  const largest = (id: RuleId, name: string): number =>
    Math.max(
      ...PROFILES.flatMap((profile) => {
        const key = ruleSettingKey(profile, id, name);
        const dated = values.get(key) ?? [];
        return [SETTINGS.get(key)!.default, ...dated.map(({ value }) => value ?? 0)].map(Number);
      }),
    );
  const days = (id: RuleId, minutes: string): number => Math.ceil(largest(id, minutes) / MINUTES_PER_DAY);
  const rests = (id: 'R373.8' | 'L66.2'): number =>
    Math.ceil((largest(id, 'minRiposi') * largest(id, 'minDurataRiposo')) / MINUTES_PER_DAY);
  const longest = Math.max(
    largest('R373.1', 'maxGiorniConsecutivi') + 1,
    days('R373.5', 'minRiposo'),
    largest('R373.5', 'finestraRidotti'),
    largest('R373.6', 'maxNottiConsecutive') + 1,
    days('R373.7', 'minDopoNotteSingola'),
    days('R373.7', 'minDopoNottiMultiple'),
    largest('R373.8', 'finestraGiorni'),
    largest('R373.S1', 'giorni'),
    largest('R373.S2', 'servizi'),
    largest('R373.S2', 'finestra') / HOURS_PER_DAY + 1,
    days('R373.S2', 'riposoRidotto'),
    largest('R373.S3', 'finestra') / HOURS_PER_DAY + 1,
    days('L66.1', 'minRiposo'),
    largest('L66.2', 'finestraGiorni'),
  );
  return {
    windowDays: Math.ceil(longest) + 1,
    restDays: Math.min(
      REST_DAYS_AT_MOST,
      Math.max(rests('R373.8'), days('R373.8', 'minSommaRiposi'), rests('L66.2')),
    ),
    months: largest('L66.3', 'mesi'),
  };
}
