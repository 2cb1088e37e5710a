import type { LegalityChange } from '@torre/contract/legality';
import { addDays, civil, firstOfMonth, lastOfMonth } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import { asSystem, requirePlant } from '../../platform/access/request-scope.ts';
import type { Database } from '../../platform/db/index.ts';
import { FewAtOnce } from '../../platform/limits/few-at-once.ts';
import type { RosterJudge } from '../cells/index.ts';
import { readDraftCells } from '../drafts/index.ts';
import type { ChangedOrganisation } from '../people/index.ts';
import { changeInWords, inOrder } from './finding-in-words.ts';
import { joinedFindings } from './joined-findings.ts';
import { judgeSave } from './judge-save.ts';
import type { JudgedFinding } from './judged-finding.ts';
import { daysBeside, mayFollow, spanOf, touches, yearBehind } from './legality-reach.ts';
import { readPeopleEverOf, readPeopleOfPlant } from './legality.reads.ts';
import type { PeopleLoads } from './people-loads.ts';
import type { Days } from './person-rosters.reads.ts';
import { readPlantFindings } from './plant-findings.reads.ts';
import type { PlantFinding } from './plant-findings.reads.ts';
import { RosterJudging } from './roster-judging.ts';
import type { LeaveReader } from './roster-judging.ts';
import type { RosterSearch } from './roster-search.ts';
import { RuleBook } from './rule-book.ts';
import type { JudgingConfiguration } from './rule-book.ts';
import { changedBy } from './wished-roster.ts';
import type { WishedRoster } from './wished-roster.ts';

const KEPT_MONTHS = 96;
/** Searches of one process at once: each holds up the others by some milliseconds at a time. */
const SEARCHES_AT_ONCE = 2;
/** More people than that are read anew with their month when somebody looks at it again. */
const FEW_PEOPLE = 40;

type OfPeople = Map<string, readonly JudgedFinding[]>;

interface Entry {
  readonly icao: string;
  readonly days: Days;
  findings: Promise<OfPeople>;
  /** Whose roster changed while the month was being read. null once it stands. */
  late: Set<string> | null;
  ready: OfPeople | null;
}

/**
 * The findings of the plants' months that somebody looks at, in the memory of this process: a month is judged on first use,
 * and the people whose roster changes are judged again (domain.md 1.4, 1.5, 2.1).
 */
export class PlantLegality {
  readonly #db: Database;
  readonly #judging: RosterJudging;
  /** What judges many people for one answer and keeps nothing: drafts, who can cover. */
  readonly searches = new FewAtOnce(SEARCHES_AT_ONCE);
  readonly #entries = new Map<string, Entry>();

  constructor(parts: { db: Database; configuration: JudgingConfiguration; readLeave: LeaveReader }) {
    this.#db = parts.db;
    this.#judging = new RosterJudging(new RuleBook(parts.configuration), parts.readLeave);
    this.judgeSave = judgeSave(this.#judging);
  }

  /**
   * The findings that fall to the plant and touch the days, by rule and day. Throws in a request of who does not manage the
   * plant.
   */
  async findings(icao: string, range: Days): Promise<readonly JudgedFinding[]> {
    requirePlant(icao);
    const months: JudgedFinding[][] = [];
    for (let day = range.from; day <= range.to; day = addDays(monthOf(day).to, 1)) {
      const people = await this.#month(icao, day).findings;
      months.push([...people.values()].flat().filter((finding) => touches(finding, range)));
    }
    return inOrder(joinedFindings(months));
  }

  /** As `findings`, as they would be if the cells of a draft stood; kept nowhere. Throws 404 as `readDraftCells`. */
  async ofDraft(icao: string, range: Days, draftId: string): Promise<readonly JudgedFinding[]> {
    requirePlant(icao);
    return this.searches.shared(`${icao} ${range.from} ${range.to} ${draftId}`, async () => {
      const cells = await readDraftCells(this.#db, icao, draftId);
      // rules ask for the duties in other plants too, of which inWords tells nothing
      const people = await asSystem(async () => {
        const employees = await readPeopleOfPlant(
          this.#db,
          icao,
          daysBeside(range, this.#judging.book.reach),
        );
        return this.#judging.findings(this.#db, employees, range, { icao, cells });
      });
      return inOrder([...people.values()].flat().filter((finding) => finding.icao === icao));
    });
  }

  /** What the rules find in the shift definitions of the plant, whoever works them. Throws as `findings`. */
  async ofPlant(icao: string, range: Days): Promise<readonly PlantFinding[]> {
    requirePlant(icao);
    return readPlantFindings(this.#db, this.#judging.book, icao, range);
  }

  /** The findings of one person that touch the days, in whatever plant. */
  async ofPerson(employeeId: string, range: Days): Promise<readonly JudgedFinding[]> {
    // the person's own rows; the policies of a request would cost a judgement as much as the rules
    const people = await asSystem(() => this.#judging.findings(this.#db, [employeeId], range));
    return inOrder([...people.values()].flat());
  }

  /** What a wish would add and end, in the words of the plant's managers. Throws as `findings`. */
  async foresee(icao: string, wished: WishedRoster): Promise<LegalityChange> {
    requirePlant(icao);
    const changes = await asSystem(async () => {
      const judge = await this.#judging.changeJudge(this.#db, icao, changedBy(wished));
      return judge(wished);
    });
    return changeInWords([...changes.values()], icao);
  }

  /** The rosters of people of the plant around these days, for who looks for somebody. Throws as `findings`. */
  async search(icao: string, employees: readonly string[], days: Days): Promise<RosterSearch> {
    requirePlant(icao);
    return asSystem(() => this.#judging.search(this.#db, icao, employees, days));
  }

  /** What people of the plant did on these days, in whatever plant. Throws as `findings`. */
  async loads(
    icao: string,
    employees: readonly string[],
    days: Days,
    isHoliday: (day: Day) => boolean,
  ): Promise<PeopleLoads> {
    requirePlant(icao);
    return asSystem(() => this.#judging.loads(this.#db, icao, employees, days, isHoliday));
  }

  /** The hook of the saves of cells. */
  readonly judgeSave: RosterJudge;

  /**
   * Judges people again where their months are kept. Returns the plants whose findings may have changed; one of which no
   * month is kept here may be looked at through another process.
   */
  async follow(employees: readonly string[], plants: readonly string[]): Promise<ReadonlySet<string>> {
    const kept = new Set([...this.#entries.values()].map(({ icao }) => icao));
    const changed = new Set(plants.filter((icao) => !kept.has(icao)));
    for (const [key, entry] of this.#entries) {
      if (await this.#isChanged(key, entry, employees, plants.includes(entry.icao))) changed.add(entry.icao);
    }
    return changed;
  }

  /**
   * Forgets the months of the plants whose definitions or posts changed, as far as the rules look, and judges again whom other
   * months share with them. Returns as `follow`.
   */
  async followOrganisation(changes: readonly ChangedOrganisation[]): Promise<ReadonlySet<string>> {
    const { reach } = this.#judging.book;
    const reachedBy = (change: ChangedOrganisation) =>
      [...this.#entries].filter(([, { days }]) => mayFollow(days, change, reach));
    const changed = new Set(changes.flatMap(({ plant }) => plant ?? []));
    for (const change of changes) {
      for (const [key, { icao, ready }] of reachedBy(change)) {
        if (change.plant !== null && icao !== change.plant && ready !== null) continue;
        this.#entries.delete(key);
        changed.add(icao);
      }
    }
    for (const change of changes) {
      const others = reachedBy(change);
      if (change.plant === null || others.length === 0) continue;
      const days = yearBehind(spanOf(others.map(([, entry]) => entry.days)), reach);
      const employees = await asSystem(() => readPeopleEverOf(this.#db, change.plant!, days));
      for (const [key, entry] of others)
        if (await this.#isChanged(key, entry, employees, false)) changed.add(entry.icao);
    }
    return changed;
  }

  /** The plants that a change in these may concern, for who heard nothing of it; judges nobody. */
  mayReach(plants: readonly string[]): ReadonlySet<string> {
    return new Set([...plants, ...[...this.#entries.values()].map(({ icao }) => icao)]);
  }

  /** Forgets everything kept in memory. */
  clear(): void {
    this.#entries.clear();
  }

  /** Takes changed people over into a month; whether it may hold other findings than before. */
  async #isChanged(
    key: string,
    entry: Entry,
    employees: readonly string[],
    isOfPlant: boolean,
  ): Promise<boolean> {
    const { late, ready } = entry;
    if (late !== null || ready === null) {
      for (const employeeId of employees) late?.add(employeeId);
      return true;
    }
    const own = employees.filter((employeeId) => ready.has(employeeId));
    if (own.length > FEW_PEOPLE || (isOfPlant && own.length < employees.length)) {
      this.#entries.delete(key);
      return true;
    }
    if (own.length === 0) return false;
    try {
      const found = await this.#findingsOf(entry, own);
      const isOther = own.some((one) => JSON.stringify(found.get(one)) !== JSON.stringify(ready.get(one)));
      for (const [employeeId, findings] of found) ready.set(employeeId, findings);
      return isOther;
    } catch (error) {
      // findings in doubt are read again
      this.#entries.delete(key);
      throw error;
    }
  }

  async #findingsOf({ icao, days }: Entry, employees: readonly string[]): Promise<OfPeople> {
    // what is kept serves all managers of the plant, and rules ask for duties elsewhere too
    const people = await asSystem(() => this.#judging.findings(this.#db, employees, days));
    return new Map(
      [...people].map(([employeeId, found]) => [employeeId, found.filter((one) => one.icao === icao)]),
    );
  }

  #month(icao: string, day: Day): Entry {
    const days = monthOf(day);
    const key = `${icao} ${days.from}`;
    const entry = this.#entries.get(key) ?? this.#load(key, icao, days);
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    const oldest = this.#entries.keys().next();
    if (this.#entries.size > KEPT_MONTHS && !oldest.done) this.#entries.delete(oldest.value);
    return entry;
  }

  #load(key: string, icao: string, days: Days): Entry {
    const entry: Entry = { icao, days, late: new Set(), ready: null, findings: Promise.resolve(new Map()) };
    entry.findings = this.#read(entry).catch((error: unknown) => {
      if (this.#entries.get(key) === entry) this.#entries.delete(key);
      throw error;
    });
    return entry;
  }

  async #read(entry: Entry): Promise<OfPeople> {
    const { icao, days, late } = entry;
    const employees = await asSystem(() =>
      readPeopleOfPlant(this.#db, icao, daysBeside(days, this.#judging.book.reach)),
    );
    const found = await this.#findingsOf(entry, employees);
    while (late !== null && late.size > 0) {
      const again = [...late];
      late.clear();
      for (const [employeeId, findings] of await this.#findingsOf(entry, again))
        found.set(employeeId, findings);
    }
    entry.late = null;
    entry.ready = found;
    return found;
  }
}

function monthOf(day: Day): Days {
  const { year, month } = civil(day);
  return { from: firstOfMonth(year, month), to: lastOfMonth(year, month) };
}
