import type { CellPatch } from '@torre/contract/cells';
import type { CompactGroup, CompactMonth, CompactPerson } from '@torre/contract/month';
import { dayFromCompact, zoneTable } from '@torre/domain/kernel';
import type { Day, ZoneTable } from '@torre/domain/kernel';
import { isRestHoliday } from '@torre/domain/roster';
import type { HolidayType } from '@torre/domain/roster';
import { overlaysOfRows, NO_OVERLAYS, sameOverlays } from './cell-overlays.ts';
import type { CellOverlays } from './cell-overlays.ts';
import { DefinitionBook } from './definition-book.ts';

/** The cell has no shift. */
export const NO_SHIFT = '-';
/** The person does not stand in this plant's roster on that day. */
export const ELSEWHERE = '.';

/** What a row shows; a new object whenever anything in it changes, so that it can be compared by identity. */
export interface RowSnapshot {
  /** Turn names by day index, or NO_SHIFT or ELSEWHERE. */
  readonly turns: readonly string[];
  /** Marks by day index: `s` overtime, `n` note, `t` own times. */
  readonly marks: readonly (string | undefined)[];
  /** Times of shifts that have their own, by day index. */
  readonly times: OwnTimes;
  /** Turns by day index that the user has typed and not saved: they are shown in place of what stands there. */
  readonly unsaved: ReadonlyMap<number, string>;
  /** Day indexes that somebody else changed a moment ago. */
  readonly fresh: ReadonlySet<number>;
  /** Locks and others' hands that touch this row. */
  readonly overlays: CellOverlays;
}

/** Begin and end in UTC minutes. */
type OwnTimes = Readonly<Record<number, readonly number[]>>;

interface Row {
  snapshot: RowSnapshot;
  readonly versions: Map<number, number>;
}

export interface PatchResult {
  /** Cells that really changed, with the turn that stood there. */
  readonly changed: readonly { readonly patch: CellPatch; readonly before: string }[];
  /** A patch names a person who is not in this month: the month must be read again. */
  readonly unknownPerson: boolean;
}

const NONE: ReadonlySet<number> = new Set();
const NO_TIMES: OwnTimes = {};
const NOTHING_TYPED: ReadonlyMap<number, string> = new Map();

/** A turn that waits in its cell for the save. */
export interface UnsavedTurn {
  readonly employeeId: string;
  readonly day: Day;
  readonly turn: string;
}

function requiredDay(text: string): Day {
  const day = dayFromCompact(text);
  if (day === null) throw new RangeError(`Not a day: ${text}`);
  return day;
}

function marksOf(person: CompactPerson): (string | undefined)[] {
  const marks: (string | undefined)[] = [];
  for (const [index, text] of Object.entries(person.marks ?? {})) marks[Number(index)] = text;
  return marks;
}

/** Any character but those of empty cells and the blanks between them. */
const holdsShift = ({ cells }: CompactPerson): boolean => /[^-. ]/.test(cells);

function turnsOf({ cells }: CompactPerson, days: number): string[] {
  const turns = cells.split(' ');
  turns.length = days;
  return turns;
}

/**
 * One month of one plant outside React: rows are parsed when first read, and each listens alone, so that a changed
 * cell draws one row. Listeners are told once per frame, whatever arrived in between.
 */
export class MonthStore {
  readonly plant: string;
  readonly divisionId: string;
  readonly from: Day;
  readonly to: Day;
  readonly days: number;
  readonly position: string;
  readonly editable: boolean;
  readonly groups: readonly CompactGroup[];
  readonly people: readonly CompactPerson[];
  readonly holidays: CompactMonth['holidays'];
  /** Days of holidays that give rest. */
  readonly restHolidays: ReadonlySet<number>;
  /** When categories work a timetable from Monday to Friday. */
  readonly dayStaff: CompactMonth['dayStaff'];
  readonly book: DefinitionBook;
  /** Most people hold a shift: a few put in by hand are no generated month. */
  readonly isGenerated: boolean;
  #zone: ZoneTable | null = null;
  readonly #rows: (Row | undefined)[] = [];
  readonly #listeners: (Set<() => void> | undefined)[] = [];
  readonly #indexes = new Map<string, number>();
  readonly #waiting = new Set<number>();
  readonly #watchers = new Set<() => void>();
  #overlays = NO_OVERLAYS;
  #overlaysOfRow = overlaysOfRows(NO_OVERLAYS);
  readonly #nextFrame: (run: () => void) => void;

  /** `nextFrame` runs its argument before the next paint. */
  constructor(
    month: CompactMonth,
    nextFrame: (run: () => void) => void = (run) => void requestAnimationFrame(run),
  ) {
    this.plant = month.plant;
    this.divisionId = month.divisionId;
    this.from = requiredDay(month.from);
    this.to = requiredDay(month.to);
    this.days = this.to - this.from + 1;
    this.position = month.position;
    this.editable = month.editable;
    this.groups = month.groups;
    this.people = month.people;
    this.holidays = month.holidays;
    this.restHolidays = new Set(
      month.holidays.flatMap(({ date, type }) =>
        isRestHoliday(type as HolidayType) ? [requiredDay(date)] : [],
      ),
    );
    this.dayStaff = month.dayStaff;
    this.book = new DefinitionBook(month.definitions);
    this.isGenerated = month.people.filter(holdsShift).length * 2 >= month.people.length;
    this.#nextFrame = nextFrame;
    month.people.forEach((person, index) => this.#indexes.set(person.employeeId, index));
  }

  /** Local time of its days, built when it is first asked for. */
  get zone(): ZoneTable {
    return (this.#zone ??= zoneTable(this.from, this.to));
  }

  /** Row of a person, -1 when the month does not know the person. */
  indexOf(employeeId: string): number {
    return this.#indexes.get(employeeId) ?? -1;
  }

  row(index: number): RowSnapshot {
    return this.#row(index).snapshot;
  }

  /** Turn of a day; null when the day lies outside this month. */
  turn(index: number, day: Day): string | null {
    return this.row(index).turns[day - this.from] ?? null;
  }

  /** 0 where nothing was ever written, 1 for a shift that was never changed. */
  version(index: number, dayIndex: number): number {
    const { versions, snapshot } = this.#row(index);
    const turn = snapshot.turns[dayIndex];
    return versions.get(dayIndex) ?? (turn === NO_SHIFT || turn === ELSEWHERE ? 0 : 1);
  }

  subscribe(index: number, listener: () => void): () => void {
    const listeners = (this.#listeners[index] ??= new Set());
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }

  /**
   * Takes over cells as they stand on the server. A version that is not newer than the shown one is ignored; without one
   * (colleagues get none) the turn that is shown already. Days outside the month are ignored too. `fresh` lights the cells up until `settle`.
   */
  apply(patches: readonly CellPatch[], { fresh = false }: { readonly fresh?: boolean } = {}): PatchResult {
    const changed: PatchResult['changed'][number][] = [];
    let unknownPerson = false;
    for (const patch of patches) {
      const dayIndex = requiredDay(patch.date) - this.from;
      if (dayIndex < 0 || dayIndex >= this.days) continue;
      const index = this.indexOf(patch.employeeId);
      if (index < 0) {
        unknownPerson = true;
        continue;
      }
      const before = this.row(index).turns[dayIndex] ?? NO_SHIFT;
      const isKnown =
        patch.version === undefined
          ? before === (patch.turn ?? NO_SHIFT)
          : patch.version <= this.version(index, dayIndex);
      if (isKnown) continue;
      changed.push({ patch, before });
      this.#write(index, dayIndex, patch, fresh);
    }
    return { changed, unknownPerson };
  }

  /** Shows these turns, and no others, as waiting for their save; days outside the month are ignored. */
  setUnsaved(turns: readonly UnsavedTurn[]): void {
    const rows = Map.groupBy(turns, ({ employeeId }) => this.indexOf(employeeId));
    const wanted = new Map([...rows].map(([index, cells]) => [index, this.#unsavedOf(cells)]));
    const drawn = [...this.#rows.keys()].filter(
      (index) => (this.#rows[index]?.snapshot.unsaved.size ?? 0) > 0,
    );
    for (const index of new Set([...wanted.keys(), ...drawn])) {
      if (index < 0) continue;
      const unsaved = wanted.get(index) ?? NOTHING_TYPED;
      const { snapshot } = this.#row(index);
      const isSame = [...unsaved].every(([day, turn]) => snapshot.unsaved.get(day) === turn);
      if (!isSame || unsaved.size !== snapshot.unsaved.size) this.#change(index, { ...snapshot, unsaved });
    }
  }

  #unsavedOf(turns: readonly UnsavedTurn[]): ReadonlyMap<number, string> {
    const inMonth = turns.filter(({ day }) => day >= this.from && day <= this.to);
    return new Map(inMonth.map(({ day, turn }) => [day - this.from, turn]));
  }

  readonly overlays = (): CellOverlays => this.#overlays;

  /** Told of whatever is around, in whichever row. */
  readonly watchOverlays = (listener: () => void): (() => void) => {
    this.#watchers.add(listener);
    return () => void this.#watchers.delete(listener);
  };

  /** Takes over what is around as it is now, what is not named stays; only rows that it touches, or touched, draw again. */
  setOverlays(changed: Partial<CellOverlays>): void {
    const overlays = { ...this.#overlays, ...changed };
    this.#overlays = overlays;
    this.#overlaysOfRow = overlaysOfRows(overlays);
    this.#rows.forEach((row, index) => {
      const own = this.#overlaysOfRow(this.people[index]!.employeeId);
      if (row !== undefined && !sameOverlays(own, row.snapshot.overlays))
        this.#change(index, { ...row.snapshot, overlays: own });
    });
    for (const listener of this.#watchers) listener();
  }

  /** Fresh cells become ordinary ones. */
  settle(): void {
    this.#rows.forEach((row, index) => {
      if (row !== undefined && row.snapshot.fresh.size > 0)
        this.#change(index, { ...row.snapshot, fresh: NONE });
    });
  }

  #row(index: number): Row {
    return (this.#rows[index] ??= this.#read(index));
  }

  #read(index: number): Row {
    const person = this.people[index];
    if (person === undefined) throw new RangeError(`No row ${index}`);
    const versions = new Map(
      Object.entries(person.versions ?? {}).map(([day, version]) => [Number(day), version]),
    );
    return {
      snapshot: {
        turns: turnsOf(person, this.days),
        marks: marksOf(person),
        times: person.times ?? NO_TIMES,
        unsaved: NOTHING_TYPED,
        fresh: NONE,
        overlays: this.#overlaysOfRow(person.employeeId),
      },
      versions,
    };
  }

  #write(index: number, dayIndex: number, patch: CellPatch, fresh: boolean): void {
    const { snapshot, versions } = this.#row(index);
    if (patch.version !== undefined) versions.set(dayIndex, patch.version);
    const marks = snapshot.marks.slice();
    marks[dayIndex] = patch.marks;
    const times: Record<number, readonly number[]> = { ...snapshot.times };
    delete times[dayIndex];
    if (patch.times) times[dayIndex] = patch.times;
    this.#change(index, {
      ...snapshot,
      turns: snapshot.turns.with(dayIndex, patch.turn ?? NO_SHIFT),
      marks,
      times,
      fresh: fresh ? new Set(snapshot.fresh).add(dayIndex) : snapshot.fresh,
    });
  }

  #change(index: number, snapshot: RowSnapshot): void {
    this.#row(index).snapshot = snapshot;
    if (this.#waiting.size === 0) this.#nextFrame(() => this.#tell());
    this.#waiting.add(index);
  }

  #tell(): void {
    const rows = [...this.#waiting];
    this.#waiting.clear();
    for (const index of rows) {
      for (const listener of this.#listeners[index] ?? []) listener();
    }
  }
}
