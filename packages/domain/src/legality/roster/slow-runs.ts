import type { RosterFinding } from './roster-finding.ts';
import { cellOf, onCall } from './slow-facts.ts';
import type { SlowDuty, SlowRoster } from './slow-facts.ts';
import { holding } from './timeline.ts';

/** R373.1 and R373.6: by the rules of the last duty of a run. */
export function slowRuns({ all, duties }: SlowRoster): readonly RosterFinding[] {
  const working = all.filter((duty) => duty.kind === 'LAV' || onCall(duty) !== 'ESCLUSA');
  return [
    ...runsOf(working).flatMap((run) => {
      const { rules, category } = run.at(-1)!;
      const rule = holding(rules, 'R373.1', category);
      if (rule === null) return [];
      return beyond(run, rule.maxGiorniConsecutivi, {
        rule: 'R373.1',
        level: rule.livello,
        limit: 'maxGiorniConsecutivi',
      });
    }),
    ...runsOf(duties.filter(({ isNight }) => isNight)).flatMap((run) => {
      const { rules, category } = run.at(-1)!;
      const rule = holding(rules, 'R373.6', category);
      if (rule === null) return [];
      return beyond(run, rule.maxNottiConsecutive, {
        rule: 'R373.6',
        level: rule.livello,
        limit: 'maxNottiConsecutive',
      });
    }),
  ];
}

/** Maximal ones, on consecutive local start dates. */
function runsOf(duties: readonly SlowDuty[]): readonly (readonly SlowDuty[])[] {
  const runs: SlowDuty[][] = [];
  for (const duty of duties) {
    const last = runs.at(-1);
    if (last !== undefined && duty.startDay - last.at(-1)!.startDay <= 1) last.push(duty);
    else runs.push([duty]);
  }
  return runs;
}

/** The finding of a run that is longer than `required` dates. */
function beyond(
  run: readonly SlowDuty[],
  required: number,
  what: Pick<RosterFinding, 'rule' | 'level' | 'limit'>,
): readonly RosterFinding[] {
  const [first, last] = [run[0]!, run.at(-1)!];
  const measured = last.startDay - first.startDay + 1;
  const firstBeyond = run.find(({ startDay }) => startDay - first.startDay >= required);
  if (measured <= required || firstBeyond === undefined) return [];
  const cell = cellOf(firstBeyond);
  return [{ ...what, icao: last.icao, from: first.day, to: last.day, cell, measured, required }];
}
