import { judgePerson } from '@torre/domain/legality';
import type { Duty, Range, RosterFinding, RuleSource, Timeline } from '@torre/domain/legality';

/** What a rule found in somebody's roster, with the duties that its words name. */
export interface JudgedFinding extends RosterFinding {
  readonly employeeId: string;
  /** Of a pair, its two duties; else the duty of the cell, where it has one. */
  readonly earlier: Duty | null;
  readonly later: Duty | null;
  readonly words: RuleWords;
}

/** Numbers of the rule that its words name beside the limit. */
export interface RuleWords {
  readonly days: number;
  readonly restMinutes: number;
}

const PAIRS = new Set(['R373.5', 'R373.7', 'R373.S2', 'L66.1']);
const NOTHING: RuleWords = { days: 0, restMinutes: 0 };

/** The findings of a person's roster that touch the range. */
export function judgeTimeline(
  employeeId: string,
  timeline: Timeline,
  source: RuleSource,
  range: Range,
): readonly JudgedFinding[] {
  return judgePerson(timeline, source, range).map((finding) => {
    const later = laterDuty(finding, timeline.duties);
    const category = timeline.days.find(({ day }) => day === finding.cell.day)?.category ?? '';
    return {
      ...finding,
      employeeId,
      later,
      earlier:
        PAIRS.has(finding.rule) && later !== null ? earlierDuty(finding, later, timeline.duties) : null,
      words: wordsOf(finding, source, category),
    };
  });
}

function laterDuty({ cell }: RosterFinding, duties: readonly Duty[]): Duty | null {
  return duties.find(({ day, icao }) => day === cell.day && icao === cell.icao) ?? null;
}

/** The duty whose gap to the later one was measured; the one just before it where none fits. */
function earlierDuty({ measured }: RosterFinding, later: Duty, duties: readonly Duty[]): Duty | null {
  const before = duties.slice(0, duties.indexOf(later));
  return before.findLast(({ end }) => Math.max(0, later.start - end) === measured) ?? before.at(-1) ?? null;
}

function wordsOf({ rule, icao, to }: RosterFinding, source: RuleSource, category: string): RuleWords {
  if (rule !== 'R373.8' && rule !== 'R373.S1') return NOTHING;
  const { rules } = source.rulesOn(icao, category, to);
  return rule === 'R373.8'
    ? { days: rules['R373.8'].finestraGiorni, restMinutes: rules['R373.8'].minDurataRiposo }
    : { days: rules['R373.S1'].giorni, restMinutes: 0 };
}
