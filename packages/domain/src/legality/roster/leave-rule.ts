import { addDays, dayOf, lastOfMonth } from '../../kernel/index.ts';
import type { Day } from '../../kernel/index.ts';
import type { LeaveOfYear } from '../../requests/index.ts';
import type { RosterFinding } from './roster-finding.ts';
import { holding } from './timeline.ts';
import type { Range, RuleSource } from './timeline.ts';

const MONTHS_OF_YEAR = 12;

/** Where somebody has a post, and as what. */
export interface LeavePost {
  /** null: not of a plant. */
  readonly icao: string | null;
  readonly category: string;
  readonly from: Day;
  readonly to: Day | null;
}

/** What a person has of leave, and where the person works. */
export interface PersonLeave {
  readonly years: readonly LeaveOfYear[];
  readonly posts: readonly LeavePost[];
}

/**
 * L66.6, leave that is still to be taken (domain.md 1.5, point 17): two weeks of it in the year, all four within the months after
 * it, or all that is due where that is less. Said in the days before the date; where the two dates are said at once the first
 * alone. By the rules of the end of the year; nothing of who has no post in a plant then, or on the date (decision 0125).
 */
export function judgeLeave(
  { years, posts }: PersonLeave,
  source: Pick<RuleSource, 'rulesOn'>,
  range: Range,
): readonly RosterFinding[] {
  const plantOn = (day: Day) => {
    const post = posts.find(({ from, to }) => from <= day && (to === null || day <= to));
    return post === undefined || post.icao === null ? null : { icao: post.icao, category: post.category };
  };
  return years.flatMap((leave): readonly RosterFinding[] => {
    const endOfYear = dayOf(leave.year, 12, 31);
    const judged = plantOn(endOfYear);
    if (judged === null) return [];
    const rule = holding(source.rulesOn(judged.icao, judged.category, endOfYear), 'L66.6', judged.category);
    if (rule === null) return [];
    const { settimane, settimaneNellAnno, giorniSettimana, mesiDopo, giorniPrima } = rule;
    const found = (limit: string, weeks: number, to: Day, measured: number): RosterFinding | null => {
      const required = Math.min(weeks * giorniSettimana, leave.due);
      const place = plantOn(to);
      if (place === null || measured >= required) return null;
      const { icao } = place;
      const days = { from: addDays(to, -giorniPrima), to, cell: { icao, day: to } };
      return {
        rule: 'L66.6',
        level: rule.livello,
        limit,
        icao,
        ...days,
        measured,
        required,
        year: leave.year,
      };
    };
    const date = lastOfMonth(leave.year, MONTHS_OF_YEAR + mesiDopo);
    const takenByDate = leave.taken.reduce((sum, { day, days }) => (day <= date ? sum + days : sum), 0);
    const within = found('settimaneNellAnno', settimaneNellAnno, endOfYear, leave.takenWithin);
    const whole = found('settimane', settimane, date, takenByDate);
    const standing =
      within !== null && whole !== null && whole.from <= within.to ? [within] : [within, whole];
    return standing.filter(
      (one) => one !== null && one.from <= range.to && range.from <= one.to,
    ) as RosterFinding[];
  });
}
