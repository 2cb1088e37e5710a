import type { RuleInForce } from '../configuration/index.ts';
import { judgeContinuousPosition } from './continuous-position.ts';
import type { PositionTime } from './continuous-position.ts';
import { judgeDutyRatio } from './duty-ratio.ts';
import type { Finding, Stretch } from './finding.ts';

/** The rules that judge time in position, as they hold for somebody. */
export interface PositionRules {
  readonly 'R373.3': RuleInForce<'R373.3'>;
  readonly 'R373.4': RuleInForce<'R373.4'>;
}

/** The rules that judge the plan of an operations room, as they hold at the plant on its day (domain.md 1.5, point 19). */
export interface RoomRules extends PositionRules {
  /** Of categories that have values of their own; all others have those of no category. */
  readonly ofCategory?: Readonly<Record<string, PositionRules>>;
}

/** Those by which people of a category are judged. */
export const rulesOfCategory = (rules: RoomRules, category: string): PositionRules =>
  rules.ofCategory?.[category] ?? rules;

export const POSITION_RULES = ['R373.3', 'R373.4'] as const;

/** What a plan asks of one person. */
export interface PositionWork {
  readonly category: string;
  readonly times: readonly PositionTime[];
  readonly duties: readonly (Stretch & { readonly activities: readonly Stretch[] })[];
}

/** All that the rules in force find in one person's time in position, by time. */
export function judgePositions(
  { category, times, duties }: PositionWork,
  room: RoomRules,
): readonly Finding[] {
  const rules = rulesOfCategory(room, category);
  const holds = ({ attiva, categorie }: { attiva: boolean; categorie: readonly string[] }): boolean =>
    attiva && (categorie.length === 0 || categorie.includes(category));
  const continuous = holds(rules['R373.3']) ? judgeContinuousPosition(times, rules['R373.3']) : [];
  const ratios = holds(rules['R373.4'])
    ? duties.map((duty) => judgeDutyRatio({ ...duty, positions: times }, rules['R373.4']))
    : [];
  return [...continuous, ...ratios.filter((found) => found !== null)].toSorted(
    (one, other) => one.over.start - other.over.start,
  );
}
