import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PROFILES, ruleSetOn } from '../../configuration/index.ts';
import type { RuleSet, SettingValues } from '../../configuration/index.ts';
import { addDays, dayOf, isoDay, zoneTable } from '../../kernel/index.ts';
import type { Day } from '../../kernel/index.ts';
import { judgePerson } from './judge-person.ts';
import { CHANGED_VALUES } from './changed-values.ts';
import type { RosterFinding } from './roster-finding.ts';
import { slowRecount } from './slow-recount.ts';
import type { Duty, KnownDay, RuleSource, Timeline } from './timeline.ts';
import { written } from './written-roster.ts';

/** Others at each run; 10,000 in the soak, twice as many as of another property (decision 0065). */
const ROSTERS = Math.max(300, 2 * (fc.readConfigureGlobal().numRuns ?? 0));

const zone = zoneTable(dayOf(2025, 9, 1), dayOf(2029, 6, 30));

/** Rosters begin up to 60 days before one of these: clock changes, ends of months and years, the leap day. */
const NEAR = [
  dayOf(2026, 3, 29),
  dayOf(2026, 10, 25),
  dayOf(2027, 3, 28),
  dayOf(2027, 10, 31),
  dayOf(2028, 2, 29),
  dayOf(2028, 3, 26),
  dayOf(2026, 12, 31),
];

/** End of the shifts that overtime is given to, in minutes. */
const ENDS = { M: 900, P: 1380, N: 1860, N11: 1860, T10: 1080, M1: 840, TB: 840 } as const;
const CODES = 'M P N N11 M1 P1 T08 T10 T12 T16 TB RPD RPN R SM FREE'.split(' ');
const CYCLES = [
  'M P N11 SM R',
  'M P FREE N R',
  'M1 M1 P1 P1 R R',
  'M P T12 R R',
  'M M M P P R R',
  'M M M P P P R',
  'M RPD P N11 SM R',
  'N11 N11 SM R M P R',
].map((cycle) => cycle.split(' '));
/** A reduced rest every five days. */
const REDUCED = 'P T10 R R M'.split(' ');

const plain = fc.constantFrom(...CODES);
const overtime = fc
  .tuple(fc.constantFrom(...(Object.keys(ENDS) as (keyof typeof ENDS)[])), fc.integer({ min: 1, max: 24 }))
  .map(([code, quarters]) => {
    const minute = (ENDS[code] + quarters * 15) % 1440;
    const two = (n: number) => String(n).padStart(2, '0');
    return `${code}+${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
  });
const cell = fc.oneof(
  { weight: 6, arbitrary: plain },
  { weight: 2, arbitrary: overtime },
  { weight: 1, arbitrary: fc.constant('-') },
  { weight: 1, arbitrary: fc.constant('F') },
);

/** A position in the roster, whatever its length. */
const place = fc.nat(149);
const places = (maxLength: number) => fc.array(place, { maxLength });
const stretch = fc.record({ at: place, length: fc.integer({ min: 1, max: 30 }) });

const change = fc
  .constantFrom(...Object.keys(CHANGED_VALUES))
  .chain((name) => fc.constantFrom(...CHANGED_VALUES[name]!).map((value) => [name, value] as const));
const plant = fc.record({
  profile: fc.constantFrom(...PROFILES),
  reperibilita: fc.constantFrom('GIORNATA', 'ESCLUSA', 'INTERA'),
  changes: fc.array(change, { maxLength: 4 }),
  /** Few nights make a night worker, whose mean has little room; what lasts longer than eight hours needs a longer pause. */
  isStrict: fc.boolean(),
});
type Plant = typeof plant extends fc.Arbitrary<infer T> ? T : never;

const roster = fc.record({
  near: fc.constantFrom(...NEAR),
  before: fc.nat(60),
  length: fc.integer({ min: 40, max: 150 }),
  cycle: fc.oneof(
    { weight: 15, arbitrary: fc.constantFrom(...CYCLES) },
    { weight: 1, arbitrary: fc.constant(REDUCED) },
  ),
  phase: fc.nat(6),
  edits: fc.oneof(
    { weight: 9, arbitrary: fc.array(fc.tuple(place, cell), { maxLength: 6 }) },
    { weight: 1, arbitrary: fc.array(fc.tuple(place, cell), { maxLength: 150 }) },
  ),
  leave: fc.array(stretch, { maxLength: 2 }),
  unknown: fc.array(stretch, { maxLength: 1 }),
  elsewhere: fc.array(stretch, { maxLength: 3 }),
  /** Every so many days is in the other plant. */
  elsewhereEvery: fc.constantFrom(0, 0, 0, 2, 3, 7),
  exempt: fc.array(stretch, { maxLength: 1 }),
  otherCategory: fc.array(stretch, { maxLength: 1 }),
  pauses: fc.array(fc.tuple(place, fc.constantFrom(0, 30)), { maxLength: 4 }),
  /** Of every other duty. */
  pause: fc.oneof(
    { weight: 30, arbitrary: fc.constantFrom(null, 30) },
    { weight: 1, arbitrary: fc.constant(0) },
  ),
  /** Overtime that touches no shift is a duty of its own. */
  alone: places(2),
  /** That of a year, in the roster's days and beside them; some lies over other. */
  overtime: fc.array(
    fc.tuple(
      fc.integer({ min: -60, max: 200 }),
      fc.integer({ min: 0, max: 1439 }),
      fc.integer({ min: 1, max: 300 }),
    ),
    { maxLength: 8 },
  ),
  home: plant,
  other: plant,
  /** The values of `other` hold at home too from this day on. */
  changesAt: fc.option(place),
});
type Roster = typeof roster extends fc.Arbitrary<infer T> ? T : never;
type Stretches = readonly { readonly at: number; readonly length: number }[];

function timelineOf(given: Roster): Timeline {
  const first = addDays(given.near, -given.before);
  const within = (stretches: Stretches, day: Day) =>
    stretches.some(({ at, length }) => day - first >= at && day - first < at + length);
  const codes = Array.from(
    { length: given.length },
    (_, index) => given.cycle[(index + given.phase) % given.cycle.length]!,
  );
  for (const [at, code] of given.edits) if (at < codes.length) codes[at] = code;
  codes.forEach((_, index) => {
    if (within(given.leave, addDays(first, index))) codes[index] = 'F';
    if (within(given.unknown, addDays(first, index))) codes[index] = '-';
  });
  const { days, duties } = written(codes.join(' '), first);
  const icaoOn = (day: Day) =>
    (day - first) % given.elsewhereEvery === 0 || within(given.elsewhere, day) ? 'LIMM' : 'LIRR';
  const alone = given.alone.flatMap((at): readonly Duty[] => {
    const day = addDays(first, at);
    if (!days.some((known) => known.day === day && !known.isNeutral)) return [];
    const [start, end] = [zone.utc(day, 990, 'start'), zone.utc(day, 1140, 'end')];
    // It may touch a time on call, with which it is one duty where on call counts everywhere.
    if (duties.some((duty) => duty.kind === 'LAV' && duty.start <= end && duty.end >= start)) return [];
    return [{ ...duties[0]!, day, turn: 'STR', kind: 'LAV', start, end, nominalMinutes: 150 }];
  });
  return {
    days: days.map((known): KnownDay => ({
      ...known,
      icao: icaoOn(known.day),
      category: within(given.otherCategory, known.day) ? 'EAV' : 'CTA',
      isExemptFromNights: within(given.exempt, known.day),
    })),
    duties: [...duties, ...alone]
      .map((duty): Duty => {
        const pause = given.pauses.find(([at]) => addDays(first, at) === duty.day);
        return { ...duty, icao: icaoOn(duty.day), pauseMinutes: pause?.[1] ?? given.pause };
      })
      .toSorted((one, next) => one.start - next.start || one.day - next.day),
    overtime: given.overtime
      .map(([at, minute, length]) => {
        const day = addDays(first, at);
        const start = zone.utc(day, minute, 'start');
        const category = within(given.otherCategory, day) ? 'EAV' : 'CTA';
        return { icao: icaoOn(day), day, category, start, end: start + length };
      })
      .toSorted((one, next) => one.start - next.start || one.end - next.end),
  };
}

function rulesOf({ profile, reperibilita, changes, isStrict }: Plant): RuleSet {
  const values = {
    'rules.profile': profile,
    [`rules.${profile}.common.reperibilitaConteggio`]: reperibilita,
    ...(isStrict && {
      [`rules.${profile}.L66.4.minNotti`]: 12,
      [`rules.${profile}.L66.4.maxMediaGiornaliera`]: 478,
      [`rules.${profile}.R373.S3.attiva`]: true,
      [`rules.${profile}.L66.5.oltreMinuti`]: 480,
      [`rules.${profile}.L66.5.minPausaMin`]: 31,
      [`rules.${profile}.L66.7.maxMinuti`]: 400,
    }),
    ...Object.fromEntries(changes.map(([name, value]) => [`rules.${profile}.${name}`, value])),
  };
  const settings: SettingValues = new Map(
    Object.entries(values).map(([key, value]) => [
      key,
      [{ icao: '', category: '', validFrom: dayOf(2000, 1, 1), value }],
    ]),
  );
  return ruleSetOn(settings, null, '', dayOf(2026, 1, 1));
}

function sourceOf({ near, before, home, other, changesAt }: Roster): RuleSource {
  const [atHome, elsewhere] = [rulesOf(home), rulesOf(other)];
  const changes = changesAt === null ? Number.POSITIVE_INFINITY : near - before + changesAt;
  return { zone, rulesOn: (icao, _, day) => (icao === 'LIRR' && day < changes ? atHome : elsewhere) };
}

const lines = (found: readonly RosterFinding[]): readonly string[] =>
  found
    .map(({ rule, level, limit, icao, from, to, cell, duty, earlier, measured, required }) =>
      [
        rule,
        `${isoDay(from)}–${isoDay(to)}`,
        limit,
        level,
        icao,
        `${cell.icao} ${isoDay(cell.day)}`,
        `${earlier?.end ?? ''}–${duty?.start ?? ''}`,
        // Two ways to a mean may differ in its last digit.
        Number(measured.toFixed(6)),
        required,
      ].join(' '),
    )
    .toSorted();

/** A busy machine takes a third of it. */
const TIMEOUT = Math.max(60_000, ROSTERS * 40);

test(
  'the second judge of a roster finds what the first one does, and within some days what touches them',
  () => {
    fc.assert(
      fc.property(roster, stretch, (given, { at, length }) => {
        const [timeline, source] = [timelineOf(given), sourceOf(given)];
        const found = judgePerson(timeline, source);
        expect(lines(found)).toEqual(lines(slowRecount(timeline, source)));
        const from = addDays(timeline.days[0]?.day ?? given.near, at);
        const to = addDays(from, length);
        const touching = found.filter((one) => one.from <= to && from <= one.to);
        expect(judgePerson(timeline, source, { from, to })).toEqual(touching);
      }),
      { numRuns: ROSTERS },
    );
  },
  TIMEOUT,
);
