import { dayOf, isoDay } from '../../kernel/index.ts';
import type { RosterFinding } from './roster-finding.ts';
import { holding } from './timeline.ts';
import type { Overtime, RuleSource, Timeline } from './timeline.ts';

/** L66.7, minute by minute: every minute of overtime once, by the calendar year of its competence date. */
export function slowYears({ overtime = [] }: Timeline, source: RuleSource): readonly RosterFinding[] {
  const yearOf = ({ day }: Overtime): string => isoDay(day).slice(0, 4);
  return [...new Set(overtime.map(yearOf))].flatMap((year): readonly RosterFinding[] => {
    const own = overtime.filter((one) => yearOf(one) === year);
    const last = own[own.length - 1]!;
    const rule = holding(source.rulesOn(last.icao, last.category, last.day), 'L66.7', last.category);
    if (rule === null) return [];
    const minutes = new Set<number>();
    let beyond: Overtime | null = null;
    for (const one of own) {
      for (let minute = one.start; minute < one.end; minute += 1) minutes.add(minute);
      if (beyond === null && minutes.size > rule.maxMinuti) beyond = one;
    }
    if (beyond === null) return [];
    return [
      {
        rule: 'L66.7',
        level: rule.livello,
        limit: 'maxMinuti',
        icao: last.icao,
        from: dayOf(Number(year), 1, 1),
        to: dayOf(Number(year), 12, 31),
        cell: { icao: beyond.icao, day: beyond.day },
        measured: minutes.size,
        required: rule.maxMinuti,
      },
    ];
  });
}
