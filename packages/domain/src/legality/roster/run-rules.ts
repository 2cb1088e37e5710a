import type { Day } from '../../kernel/index.ts';
import type { JudgedDuty, Prepared } from './prepared.ts';
import type { RosterFinding } from './roster-finding.ts';
import { holding } from './timeline.ts';

/** Duties whose start dates follow each other without a gap; those of one date count once. */
interface Run {
  readonly duties: readonly JudgedDuty[];
  readonly dates: readonly Day[];
}

function runsOf(duties: readonly JudgedDuty[]): readonly Run[] {
  const runs: { duties: JudgedDuty[]; dates: Day[] }[] = [];
  for (const duty of duties) {
    const run = runs.at(-1);
    const step = run === undefined ? Number.POSITIVE_INFINITY : duty.startDay - run.dates.at(-1)!;
    if (run === undefined || step > 1) {
      runs.push({ duties: [duty], dates: [duty.startDay] });
      continue;
    }
    run.duties.push(duty);
    if (step === 1) run.dates.push(duty.startDay);
  }
  return runs;
}

/** A run by the rules of its last duty; shown at the first duty beyond the limit (points 3, 21 and 22). */
function judgeRun(
  { duties, dates }: Run,
  id: 'R373.1' | 'R373.6',
  limit: string,
  most: (last: JudgedDuty) => number | null,
): readonly RosterFinding[] {
  const last = duties.at(-1)!;
  const required = most(last);
  if (required === null || dates.length <= required) return [];
  const beyond = duties.find(({ startDay }) => startDay === dates[required])!;
  return [
    {
      rule: id,
      level: last.rules.rules[id].livello,
      limit,
      icao: last.icao,
      from: duties[0]!.day,
      to: last.day,
      cell: { icao: beyond.icao, day: beyond.day },
      measured: dates.length,
      required,
    },
  ];
}

/** R373.1, consecutive days: start dates of duties, and of times on call unless they are ignored (point 13). */
export function judgeConsecutiveDays({ serving, onCall }: Prepared): readonly RosterFinding[] {
  const counted = onCall.filter(({ rules }) => rules.common.reperibilitaConteggio === 'GIORNATA');
  const duties = [...serving, ...counted].toSorted((one, other) => one.start - other.start);
  return runsOf(duties).flatMap((run) =>
    judgeRun(
      run,
      'R373.1',
      'maxGiorniConsecutivi',
      (last) => holding(last.rules, 'R373.1', last.category)?.maxGiorniConsecutivi ?? null,
    ),
  );
}

/** R373.6, consecutive nights. */
export function judgeConsecutiveNights({ serving }: Prepared): readonly RosterFinding[] {
  return runsOf(serving.filter(({ isNight }) => isNight)).flatMap((run) =>
    judgeRun(
      run,
      'R373.6',
      'maxNottiConsecutive',
      (last) => holding(last.rules, 'R373.6', last.category)?.maxNottiConsecutive ?? null,
    ),
  );
}
