import type { RuleId, RuleInForce, RuleSet } from '../../configuration/index.ts';
import type { Day, UtcMinute, ZoneTable } from '../../kernel/index.ts';

/** A duty of a person, or a time on call, in whatever plant; overtime joined to it (domain.md 1.5, points 1, 11, 28). */
export interface Duty {
  /** Plant in whose roster it stands. */
  readonly icao: string;
  /** Competence date. */
  readonly day: Day;
  readonly turn: string;
  readonly kind: 'LAV' | 'REP';
  readonly start: UtcMinute;
  readonly end: UtcMinute;
  /** Its length by the clock: 480 for a night of a clock change too (domain.md 6). */
  readonly nominalMinutes: number;
  /** Minutes of pause within it; null where the definition alone decides, and the plant is judged instead (point 16). */
  readonly pauseMinutes: number | null;
}

/** What stands in the roster of somebody on a day, be it a rest. */
export interface KnownDay {
  readonly day: Day;
  readonly icao: string;
  readonly category: string;
  /** A whole-day absence in state 10 or 20 (point 14). */
  readonly isNeutral: boolean;
  /** The person may not work at night (domain.md 2.3). */
  readonly isExemptFromNights: boolean;
}

/** Overtime of a competence date (STR), in whatever plant; what touches a shift is part of its duty, too. */
export interface Overtime {
  readonly icao: string;
  readonly day: Day;
  /** Of the person on the day. */
  readonly category: string;
  readonly start: UtcMinute;
  readonly end: UtcMinute;
}

/** All that the rules judge of one person. */
export interface Timeline {
  /** One entry a day, in order; a day without one is unknown. */
  readonly days: readonly KnownDay[];
  /** In order of their start. */
  readonly duties: readonly Duty[];
  /** That of whole calendar years: of each of which a day is judged, in order of its start. */
  readonly overtime?: readonly Overtime[];
  /** Days before it were not read; without it every known day is here. */
  readonly readFrom?: Day;
}

/** From one day to another, both included. */
export interface Range {
  readonly from: Day;
  readonly to: Day;
}

/** Where the rules of a day come from; asked often, so that it keeps them. */
export interface RuleSource {
  readonly zone: ZoneTable;
  /** In force at the plant on the day, for the category. */
  rulesOn(icao: string, category: string, day: Day): RuleSet;
}

/** The rule when it is active and holds for the category, else null. */
export function holding<Id extends RuleId>(rules: RuleSet, id: Id, category: string): RuleInForce<Id> | null {
  const rule: RuleInForce<Id> = rules.rules[id];
  const holds = rule.attiva && (rule.categorie.length === 0 || rule.categorie.includes(category));
  return holds ? rule : null;
}
