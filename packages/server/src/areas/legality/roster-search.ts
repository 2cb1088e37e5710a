import { findingsDifference, leastDistance, timelineOf } from '@torre/domain/legality';
import type { FindingsDifference, PersonRoster, RuleSource, Timeline } from '@torre/domain/legality';
import type { UtcMinute } from '@torre/domain/kernel';
import type { WishedCell } from '../cells/index.ts';
import { judgeTimeline } from './judged-finding.ts';
import type { JudgedFinding } from './judged-finding.ts';
import type { Days, ReadRosters } from './person-rosters.reads.ts';
import type { RuleBook } from './rule-book.ts';
import { rostersWith } from './wished-roster.ts';

/** Of people whose rosters were read once: what single codes would add, and their standing duties. */
export class RosterSearch {
  readonly #read: ReadRosters;
  readonly #book: RuleBook;
  readonly #icao: string;
  readonly #source: RuleSource;
  /** Findings beyond these days follow from nothing that changes. */
  readonly #reached: Days;
  readonly #standing = new Map<string, readonly JudgedFinding[]>();
  readonly #timelines = new Map<string, Timeline>();

  constructor(
    read: ReadRosters,
    book: RuleBook,
    icao: string,
    { days, reached }: { days: Days; reached: Days },
  ) {
    this.#read = read;
    this.#book = book;
    this.#icao = icao;
    this.#source = book.source(days);
    this.#reached = reached;
  }

  /** What these cells of one person would add to the findings, and how far the duty of the last of them stays from the limits. */
  judge(cells: readonly WishedCell[]): {
    readonly added: readonly JudgedFinding[];
    readonly distance: number;
  } {
    const timeline = this.#timelineWith(cells);
    const { employeeId, day } = cells.at(-1)!;
    const found = this.#judged(employeeId, timeline);
    return {
      // of most people nothing is found, and then what stands need not be judged
      added: found.length === 0 ? [] : findingsDifference(this.#findings(employeeId), found).added,
      distance: leastDistance(timeline, this.#source, day),
    };
  }

  /** What these cells of one person would change. */
  difference(cells: readonly WishedCell[]): FindingsDifference<JudgedFinding> {
    const { employeeId } = cells.at(-1)!;
    const found = this.#judged(employeeId, this.#timelineWith(cells));
    return findingsDifference(this.#findings(employeeId), found);
  }

  /** The standing duties, those on call included. */
  timeline(employeeId: string): Timeline {
    const known = this.#timelines.get(employeeId);
    if (known) return known;
    const made = this.#timelineOf(this.#read.people.get(employeeId)!);
    this.#timelines.set(employeeId, made);
    return made;
  }

  /** Minutes without duty before an instant; null where none is known. */
  restBefore(employeeId: string, start: UtcMinute): number | null {
    const last = this.timeline(employeeId).duties.findLast(
      (duty) => duty.kind === 'LAV' && duty.start < start,
    );
    return last === undefined ? null : Math.max(0, start - last.end);
  }

  #timelineWith(cells: readonly WishedCell[]): Timeline {
    const roster = this.#read.people.get(cells.at(-1)!.employeeId)!;
    return this.#timelineOf(rostersWith(roster, this.#icao, { cells }, this.#read.definitionOn).after);
  }

  #findings(employeeId: string): readonly JudgedFinding[] {
    const known = this.#standing.get(employeeId);
    if (known) return known;
    const found = this.#judged(employeeId, this.timeline(employeeId));
    this.#standing.set(employeeId, found);
    return found;
  }

  #timelineOf(roster: PersonRoster): Timeline {
    return timelineOf(roster, this.#book.absences, this.#source.zone);
  }

  #judged(employeeId: string, timeline: Timeline): readonly JudgedFinding[] {
    return judgeTimeline(employeeId, timeline, this.#source, this.#reached);
  }
}
