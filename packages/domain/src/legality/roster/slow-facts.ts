import type { RuleSet } from '../../configuration/index.ts';
import { addDays } from '../../kernel/index.ts';
import type { Day, UtcMinute, ZoneTable } from '../../kernel/index.ts';
import type { RosterFinding } from './roster-finding.ts';
import type { Duty, KnownDay, RuleSource, Timeline } from './timeline.ts';

/** A duty with what its own day says of it (domain.md 1.5, point 1). */
export interface SlowDuty extends Duty {
  /** Local date on which it starts; its competence date may be another. */
  readonly startDay: Day;
  readonly category: string;
  readonly rules: RuleSet;
  readonly isNight: boolean;
}

/** All that the second judge knows of a person. */
export interface SlowRoster {
  readonly zone: ZoneTable;
  readonly source: RuleSource;
  readonly days: readonly KnownDay[];
  /** Every duty and every time on call. */
  readonly all: readonly SlowDuty[];
  /** Those that are duties everywhere: class LAV, on call under INTERA (1.5, point 26). */
  readonly duties: readonly SlowDuty[];
  readonly cellOn: (day: Day) => KnownDay | undefined;
}

export function slowRoster({ days, duties }: Timeline, source: RuleSource): SlowRoster {
  const { zone } = source;
  const cells = new Map(days.map((day) => [day.day, day]));
  const asJudged = (duty: Duty): SlowDuty => {
    const category = cells.get(duty.day)?.category ?? '';
    const rules = source.rulesOn(duty.icao, category, duty.day);
    const { finestraNotteInizio, finestraNotteFine, sogliaNotteMin } = rules.common;
    const atNight = minutesBetween(zone, duty, finestraNotteInizio, finestraNotteFine);
    const startDay = zone.local(duty.start).day;
    return { ...duty, startDay, category, rules, isNight: atNight >= sogliaNotteMin };
  };
  const all = duties.map(asJudged);
  return {
    zone,
    source,
    days,
    all,
    // Only what was joined is judged anew.
    duties: withCalls(all.filter((duty) => duty.kind === 'LAV' || onCall(duty) === 'INTERA')).map(
      (duty) => all.find((one) => one === duty) ?? asJudged(duty),
    ),
    cellOn: (day) => cells.get(day),
  };
}

/** 1.5, point 38: overtime that touches the on-call cell of its date is one duty with it. */
function withCalls(duties: readonly Duty[]): readonly Duty[] {
  for (const call of duties.filter(({ kind }) => kind === 'REP'))
    for (const other of duties) {
      const isApart = other.start > call.end || other.end < call.start;
      if (other === call || isApart || other.day !== call.day || other.icao !== call.icao) continue;
      const [first, last] = call.start <= other.start ? [call, other] : [other, call];
      const beyond = Math.max(0, last.end - first.end);
      const both: Duty = {
        ...first,
        kind: 'REP',
        end: first.end + beyond,
        nominalMinutes: first.nominalMinutes + beyond,
      };
      const rest = duties.filter((one) => one !== call && one !== other);
      return withCalls([...rest, both].toSorted((one, next) => one.start - next.start || one.day - next.day));
    }
  return duties;
}

/** How the rules of its own day count a time on call. */
export const onCall = ({ rules }: SlowDuty): string => rules.common.reperibilitaConteggio;

/** Elapsed minutes (domain.md 6). */
export const lengthOf = ({ start, end }: { readonly start: UtcMinute; readonly end: UtcMinute }): number =>
  end - start;

/** Minutes of the duty that the clock calls `from` to before `to`, each asked by itself. */
export function minutesBetween(zone: ZoneTable, { start, end }: Duty, from: number, to: number): number {
  let count = 0;
  for (let at = start; at < end; at++) {
    const { minute } = zone.local(at);
    if (from < to ? minute >= from && minute < to : minute >= from || minute < to) count++;
  }
  return count;
}

/** The rules of a run, a window or a month: those of its last day (1.5, point 21). */
export const rulesOnDay = ({ source }: SlowRoster, { icao, category, day }: KnownDay): RuleSet =>
  source.rulesOn(icao, category, day);

export function daysBetween(first: Day, last: Day): readonly Day[] {
  const days: Day[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(day);
  return days;
}

export const startedWithin = (duties: readonly SlowDuty[], first: Day, last: Day): readonly SlowDuty[] =>
  duties.filter(({ startDay }) => startDay >= first && startDay <= last);

export const cellOf = ({ icao, day }: Duty | KnownDay): RosterFinding['cell'] => ({ icao, day });

/** A finding of one duty, or of a pair by its later one. */
export function atDuty(
  duty: Duty,
  what: Pick<RosterFinding, 'rule' | 'level' | 'limit' | 'measured' | 'required'>,
  earlier?: Duty,
): RosterFinding {
  const { icao, day } = duty;
  return { ...what, icao, from: day, to: day, cell: { icao, day }, duty, ...(earlier && { earlier }) };
}
