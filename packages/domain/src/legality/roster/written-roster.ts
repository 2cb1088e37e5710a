import { ruleSetOn } from '../../configuration/index.ts';
import type { Profile, RuleSet, SettingValue, SettingValues } from '../../configuration/index.ts';
import { addDays, dayOf, MINUTES_PER_DAY, zoneTable } from '../../kernel/index.ts';
import type { Day } from '../../kernel/index.ts';
import { judgePerson } from './judge-person.ts';
import type { RosterFinding, RosterRule } from './roster-finding.ts';
import type { Duty, KnownDay, RuleSource, Timeline } from './timeline.ts';

/** Parameters of a profile, `R373.5.minRiposo`. */
export type Values = Readonly<Record<string, SettingValue>>;

/** Codes of domain.md 3.5: begin and end by the clock, and whether they begin the day before. */
export const CODES: Readonly<Record<string, readonly [begin: number, end: number, offset?: -1]>> = {
  M: [420, 900],
  P: [900, 1380],
  N: [1380, 1860, -1],
  N11: [1380, 1860],
  M1: [360, 840],
  P1: [840, 1320],
  T08: [480, 960],
  T10: [600, 1080],
  T12: [720, 1200],
  T16: [960, 1440],
  TB: [480, 840],
  RPD: [420, 1140],
  RPN: [1140, 1860, -1],
};
export const ON_CALL = new Set(['RPD', 'RPN']);

/** Monday 5 October 2026, on which the strings of domain.md begin. */
export const MONDAY = dayOf(2026, 10, 5);
const PLANT = 'LIRR';

/**
 * A roster as domain.md writes it: codes of consecutive days; `M+17:15` is M with overtime to 17:15, `P*2` the same twice, `-`
 * a day without a cell, `F` a neutral day, `(M P R)*3` a cycle.
 */
export function written(text: string, first: Day = MONDAY, part: Partial<KnownDay> = {}): Timeline {
  const zone = zoneTable(addDays(first, -2), addDays(first, 500));
  const days: KnownDay[] = [];
  const duties: Duty[] = [];
  codesOf(text).forEach((written, index) => {
    const day = addDays(first, index);
    if (written === '-') return;
    const [code, overtime] = written.split('+') as [string, string?];
    days.push({
      day,
      icao: PLANT,
      category: 'CTA',
      isNeutral: code === 'F',
      isExemptFromNights: false,
      ...part,
    });
    const times = CODES[code];
    if (times === undefined) return;
    const [begin, own, offset = 0] = times;
    const end = overtime === undefined ? own : clockAfter(overtime, own);
    const start = addDays(day, offset);
    duties.push({
      icao: PLANT,
      day,
      turn: code,
      kind: ON_CALL.has(code) ? 'REP' : 'LAV',
      start: zone.utc(start, begin, 'start'),
      end: zone.utc(start, end, 'end'),
      nominalMinutes: end - begin,
      pauseMinutes: null,
    });
  });
  return { days, duties };
}

/** What one rule finds in a roster as domain.md writes it. */
export function found(
  rule: RosterRule,
  text: string,
  values: Values = {},
  profile: Profile = 'BASE',
  first: Day = MONDAY,
): readonly RosterFinding[] {
  return judgePerson(written(text, first), rulesWith(values, profile)).filter((one) => one.rule === rule);
}

export const measures = (findings: readonly RosterFinding[]) =>
  findings.map(({ measured, required }) => [measured, required] as const);

/** The first such time that is not before `minute`. */
function clockAfter(text: string, minute: number): number {
  const clock = Number(text.slice(0, 2)) * 60 + Number(text.slice(3));
  return clock + Math.ceil(Math.max(0, minute - clock) / MINUTES_PER_DAY) * MINUTES_PER_DAY;
}

function codesOf(text: string): readonly string[] {
  const groups = text.matchAll(/\(([^)]*)\)\*(\d+)|(\S+?)\*(\d+)|(\S+)/g);
  return [...groups].flatMap(([, group, times, one, ofOne, single]) => {
    if (group !== undefined) return Array.from({ length: Number(times) }, () => codesOf(group)).flat();
    return one === undefined ? [single!] : Array.from({ length: Number(ofOne) }, () => one);
  });
}

/** The rules of a profile with these of their values, from the year 2000 on. */
export function rulesWith(values: Values = {}, profile: Profile = 'BASE'): RuleSource {
  const rows: Record<string, SettingValue> = { 'rules.profile': profile };
  for (const [name, value] of Object.entries(values)) rows[`rules.${profile}.${name}`] = value;
  const settings: SettingValues = new Map(
    Object.entries(rows).map(([key, value]) => [
      key,
      [{ icao: '', category: '', validFrom: dayOf(2000, 1, 1), value }],
    ]),
  );
  const rules: RuleSet = ruleSetOn(settings, null, '', MONDAY);
  return { zone: zoneTable(dayOf(2025, 1, 1), dayOf(2029, 12, 31)), rulesOn: () => rules };
}
