import { judgeLeave, judgePerson } from '@torre/domain/legality';
import type { PersonLeave, Range, RosterFinding, RuleSource, Timeline } from '@torre/domain/legality';

/** What a rule found in somebody's roster, with the numbers that its words name. */
export interface JudgedFinding extends RosterFinding {
  readonly employeeId: string;
  readonly words: RuleWords;
}

/** Numbers of the rule that its words name beside the limit. */
export interface RuleWords {
  readonly days: number;
  readonly restMinutes: number;
}

const NOTHING: RuleWords = { days: 0, restMinutes: 0 };

/** The findings of a person's roster that touch the range. */
export function judgeTimeline(
  employeeId: string,
  timeline: Timeline,
  source: RuleSource,
  range: Range,
): readonly JudgedFinding[] {
  return judgePerson(timeline, source, range).map((finding) => {
    const category = timeline.days.find(({ day }) => day === finding.cell.day)?.category ?? '';
    return { ...finding, employeeId, words: wordsOf(finding, source, category) };
  });
}

/** What the rules find in what somebody has left of leave. */
export function judgePersonLeave(
  employeeId: string,
  leave: PersonLeave,
  source: Pick<RuleSource, 'rulesOn'>,
  range: Range,
): readonly JudgedFinding[] {
  return judgeLeave(leave, source, range).map((finding) => ({ ...finding, employeeId, words: NOTHING }));
}

function wordsOf({ rule, icao, to }: RosterFinding, source: RuleSource, category: string): RuleWords {
  if (rule !== 'R373.8' && rule !== 'R373.S1' && rule !== 'L66.2') return NOTHING;
  const { rules } = source.rulesOn(icao, category, to);
  if (rule === 'R373.S1') return { days: rules[rule].giorni, restMinutes: 0 };
  const { finestraGiorni, minDurataRiposo } = rules[rule];
  return { days: finestraGiorni, restMinutes: minDurataRiposo };
}
