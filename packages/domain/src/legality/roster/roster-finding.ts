import type { Level, RuleId } from '../../configuration/index.ts';
import type { Day } from '../../kernel/index.ts';
import type { Duty } from './timeline.ts';

/** NOTTE: the night ban of D.Lgs. 151/2001, art. 53, which no setting switches off (domain.md 1.5, points 18 and 37). */
export type RosterRule = RuleId | 'NOTTE';

/** A duty that a finding speaks of. */
export type FoundDuty = Pick<Duty, 'icao' | 'turn' | 'start' | 'end'>;

/** A rule that a roster breaks. Minutes, or a count, as the rule's parameters say. */
export interface RosterFinding {
  readonly rule: RosterRule;
  readonly level: Level;
  /** The parameter that is broken: one rule may have two limits (point 24). */
  readonly limit: string;
  /** Whose roster it belongs to (point 21). */
  readonly icao: string;
  /** First and last day that the rule speaks of: the competence date of a duty or of a pair's later one. */
  readonly from: Day;
  readonly to: Day;
  /** Where it is shown (point 22). */
  readonly cell: { readonly icao: string; readonly day: Day };
  /** Of a duty it alone, of a pair its later one; none of a run, a window or a month. */
  readonly duty?: FoundDuty;
  /** Of a pair its earlier one. */
  readonly earlier?: FoundDuty;
  readonly measured: number;
  readonly required: number;
  /** Of L66.6: whose leave is to be taken. */
  readonly year?: number;
  /** Of L66.4: it is one only if the days of the year that were not read hold enough nights (Timeline.readFrom). */
  readonly asksForYear?: true;
}

/** Limits that are a least: what lies below is broken. */
const LEASTS = new Set([
  'minRiposo',
  'minDopoNotteSingola',
  'minDopoNottiMultiple',
  'minRiposi',
  'minSommaRiposi',
  'riposoRidotto',
  'minPausaMin',
  'settimaneNellAnno',
  'settimane',
]);

/** How far the measure is from what is required; never below 0. */
export const distanceOf = ({ limit, measured, required }: RosterFinding): number =>
  Math.max(0, LEASTS.has(limit) ? required - measured : measured - required);

/** Rules over a run of duties or a window of days, whose first day moves with what stands at its edge. */
const SPANS: ReadonlySet<RosterRule> = new Set<RosterRule>([
  'R373.1',
  'R373.6',
  'R373.8',
  'R373.S1',
  'L66.2',
]);

export const isOfSpan = ({ rule }: RosterFinding): boolean => SPANS.has(rule);

const SUPPLEMENT = 'Profilo dell’organizzazione (Reg. UE 2017/373, ATS.OR.320)';

/** Who asks for a rule: the point of the regulation (domain.md 1.1), of the law (2.1, 2.3), or the organisation's profile. */
export function sourceOf(rule: RosterRule): string {
  if (rule === 'NOTTE') return 'D.Lgs. 151/2001, art. 53';
  if (rule.startsWith('R373.S')) return SUPPLEMENT;
  if (rule.startsWith('R373.')) return `Reg. UE 2017/373, ATS.OR.320(a)(${rule.slice('R373.'.length)})`;
  return `D.Lgs. 66/2003, art. ${ARTICLE[rule]!}`;
}

const ARTICLE: Readonly<Record<string, string>> = {
  'L66.1': '7',
  'L66.2': '9',
  'L66.3': '4',
  'L66.4': '13',
  'L66.5': '8',
  'L66.6': '10',
  'L66.7': '5',
};
