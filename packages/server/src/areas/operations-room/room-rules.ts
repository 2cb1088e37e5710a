import type { PositionRules, RoomRules } from '@torre/domain/legality';
import type { DutyRules } from '@torre/domain/operations-room';
import type { Configuration } from '../../platform/configuration/configuration.ts';
import { subtractionRules } from '../counters/index.ts';
import type { SubtractionSettings } from '../counters/index.ts';
import type { RoomDay } from './plan-id.ts';

/** Who is on duty and in the room, as it holds today. */
export const dutyRules = (configuration: SubtractionSettings): DutyRules => ({
  ...subtractionRules(configuration),
  causesOfWork: configuration.read('legality.causesOfWork'),
});

/** The rules of time in position for a day's plan, for these categories of staff (domain.md 1.5, point 19). */
export function roomRules(
  configuration: Pick<Configuration, 'ruleSet'>,
  { icao, day }: RoomDay,
  categories: readonly string[],
): RoomRules {
  const rulesOf = (category: string): PositionRules => {
    const { rules } = configuration.ruleSet(icao, category, day);
    return { 'R373.3': rules['R373.3'], 'R373.4': rules['R373.4'] };
  };
  const ofAll = rulesOf('');
  const own = categories
    .map((category) => [category, rulesOf(category)] as const)
    .filter(([, rules]) => JSON.stringify(rules) !== JSON.stringify(ofAll));
  return own.length === 0 ? ofAll : { ...ofAll, ofCategory: Object.fromEntries(own) };
}
