import { setImmediate } from 'node:timers/promises';
import { findingsDifference, timelineOf } from '@torre/domain/legality';
import type { FindingsDifference, PersonLeave, PersonRoster } from '@torre/domain/legality';
import type { Day } from '@torre/domain/kernel';
import type { Queryable } from '../../platform/db/index.ts';
import { judgePersonLeave, judgeTimeline } from './judged-finding.ts';
import type { JudgedFinding } from './judged-finding.ts';
import { loadsOf } from './people-loads.ts';
import type { PeopleLoads } from './people-loads.ts';
import { daysBehind, daysReached, yearBehind } from './legality-reach.ts';
import { readPersonRosters } from './person-rosters.reads.ts';
import type { Days, DefinitionOn } from './person-rosters.reads.ts';
import { RosterSearch } from './roster-search.ts';
import type { RuleBook } from './rule-book.ts';
import { rostersWith, wishesOf } from './wished-roster.ts';
import type { ChangedDays, WishedRoster } from './wished-roster.ts';

/** What a change of rosters adds to their findings and ends of them. */
export type JudgedChange = FindingsDifference<JudgedFinding>;

/** Judges a wish again and again over rosters that were read once. */
export type ChangeJudge = (wished: WishedRoster) => Promise<ReadonlyMap<string, JudgedChange>>;

/** The leave of people; who has none is not in the map. `on` must see every row. A later area knows it, `app.ts` names it. */
export type LeaveReader = (
  on: Queryable,
  employees: readonly string[],
) => Promise<ReadonlyMap<string, PersonLeave>>;

interface JudgedRosters {
  readonly rosters: ReadonlyMap<string, PersonRoster>;
  readonly days: Days;
  readonly definitionOn: DefinitionOn;
}

/** Nights of a year are read of those only whose duties are long enough for L66.4. */
const asksForYear = (finding: JudgedFinding): boolean => finding.asksForYear === true;
/** Of these people L66.4 alone is taken from the year: what else is found would begin elsewhere, the further back one reads. */
const isOfYear = ({ rule }: JudgedFinding): boolean => rule === 'L66.4';
const isOfMonths = (finding: JudgedFinding): boolean => !isOfYear(finding);

/** So many people are judged before others have their turn: some milliseconds. */
const AT_ONCE = 40;

/** The rules over rosters as they are read: what is found of people, and what a wish would change. Every `on` must see every row. */
export class RosterJudging {
  readonly book: RuleBook;
  readonly #readLeave: LeaveReader;

  constructor(book: RuleBook, readLeave: LeaveReader) {
    this.book = book;
    this.#readLeave = readLeave;
  }

  /** All findings of these people that touch the days, in whatever plant; with the cells of a draft of `icao` over them. */
  async findings(
    on: Queryable,
    employees: readonly string[],
    days: Days,
    draft: { readonly icao: string; readonly cells: WishedRoster['cells'] } | null = null,
  ): Promise<ReadonlyMap<string, readonly JudgedFinding[]>> {
    const plants = draft === null ? [] : [draft.icao];
    const drafted = Map.groupBy(draft?.cells ?? [], ({ employeeId }) => employeeId);
    const found = new Map<string, readonly JudgedFinding[]>();
    const judge = async (some: readonly string[], behind: Days) => {
      const { people, definitionOn } = await readPersonRosters(on, some, behind, plants);
      return [...people].map(([employeeId, roster]) => {
        const cells = drafted.get(employeeId);
        const standing = cells ? rostersWith(roster, draft!.icao, { cells }, definitionOn).after : roster;
        return [employeeId, this.#judge(employeeId, standing, behind, days)] as const;
      });
    };
    for (const some of inParts(employees)) {
      const [near, leaveOf] = await Promise.all([
        judge(some, daysBehind(days, this.book.reach)),
        this.#readLeave(on, some),
      ]);
      for (const [employeeId, own] of near) found.set(employeeId, own);
      const open = near.filter(([, own]) => own.some(asksForYear)).map(([employeeId]) => employeeId);
      const ofYear = open.length === 0 ? [] : await judge(open, yearBehind(days, this.book.reach));
      for (const [employeeId, own] of ofYear)
        found.set(employeeId, [...found.get(employeeId)!.filter(isOfMonths), ...own.filter(isOfYear)]);
      for (const [employeeId, leave] of leaveOf) {
        const ofLeave = judgePersonLeave(employeeId, leave, this.book, days);
        if (ofLeave.length > 0) found.set(employeeId, [...found.get(employeeId)!, ...ofLeave]);
      }
    }
    return found;
  }

  /** Reads whose roster a wish at a plant would change; the judge then says of the wish, or of a part of it, what it changes. */
  async changeJudge(on: Queryable, icao: string, changed: ChangedDays | null): Promise<ChangeJudge> {
    if (changed === null) return async () => new Map();
    const reached = daysReached(changed, this.book.reach);
    const range = { from: changed.from, to: reached.to };
    const read = async (employees: readonly string[], days: Days): Promise<JudgedRosters> => {
      const rosters = new Map<string, PersonRoster>();
      let definitionOn: DefinitionOn = () => null;
      for (const some of inParts(employees)) {
        const part = await readPersonRosters(on, some, days, [icao]);
        for (const [employeeId, roster] of part.people) rosters.set(employeeId, roster);
        definitionOn = part.definitionOn;
      }
      return { rosters, days, definitionOn };
    };
    const near = await read(changed.employees, daysBehind(range, this.book.reach));
    return async (part) => {
      const changes = new Map<string, JudgedChange>();
      const judge = async (
        wishes: ReadonlyMap<string, WishedRoster>,
        { rosters, days, definitionOn }: JudgedRosters,
      ): Promise<ReadonlyMap<string, WishedRoster>> => {
        const open = new Map<string, WishedRoster>();
        for (const some of inParts([...wishes])) {
          for (const [employeeId, own] of some) {
            const { before, after } = rostersWith(rosters.get(employeeId)!, icao, own, definitionOn);
            const judged = (roster: PersonRoster) => this.#judge(employeeId, roster, days, reached);
            const [standing, wished] = [judged(before), judged(after)];
            const ofMonths = changes.get(employeeId);
            if (ofMonths !== undefined) {
              const ofYear = findingsDifference(standing.filter(isOfYear), wished.filter(isOfYear));
              changes.set(employeeId, {
                added: [...ofMonths.added, ...ofYear.added],
                ended: [...ofMonths.ended, ...ofYear.ended],
              });
            } else if ([...standing, ...wished].some(asksForYear)) {
              open.set(employeeId, own);
              changes.set(
                employeeId,
                findingsDifference(standing.filter(isOfMonths), wished.filter(isOfMonths)),
              );
            } else changes.set(employeeId, findingsDifference(standing, wished));
          }
          await setImmediate();
        }
        return open;
      };
      const open = await judge(wishesOf(part), near);
      if (open.size > 0) {
        const year = yearBehind({ ...range, from: reached.from }, this.book.reach);
        await judge(open, await read([...open.keys()], year));
      }
      return changes;
    };
  }

  /** The rosters of people of a plant, to judge what single codes of these days would add. */
  async search(
    on: Queryable,
    icao: string,
    employees: readonly string[],
    changed: Days,
  ): Promise<RosterSearch> {
    const reached = daysReached(changed, this.book.reach);
    const days = yearBehind({ from: changed.from, to: reached.to }, this.book.reach);
    const read = await readPersonRosters(on, employees, days, [icao]);
    return new RosterSearch(read, this.book, icao, { days, reached });
  }

  /** What people of a plant did on these days. */
  async loads(
    on: Queryable,
    icao: string,
    employees: readonly string[],
    days: Days,
    isHoliday: (day: Day) => boolean,
  ): Promise<PeopleLoads> {
    return loadsOf(await readPersonRosters(on, employees, days, [icao]), this.book, icao, days, isHoliday);
  }

  /** What touches the range; `days`: those of the roster. */
  #judge(employeeId: string, roster: PersonRoster, days: Days, range: Days): readonly JudgedFinding[] {
    const source = this.book.source(days);
    const timeline = { ...timelineOf(roster, this.book.absences, source.zone), readFrom: days.from };
    return judgeTimeline(employeeId, timeline, source, range);
  }
}

function* inParts<T>(all: readonly T[]): Generator<readonly T[]> {
  for (let first = 0; first < all.length; first += AT_ONCE) yield all.slice(first, first + AT_ONCE);
}
