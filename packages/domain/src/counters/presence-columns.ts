import { addDays } from '../kernel/index.ts';
import type { Day } from '../kernel/index.ts';
import type { PresenceKind, PresenceSpan } from './counters-input.ts';

const KINDS: readonly PresenceKind[] = ['LAV', 'REP'];
/** Codes of a place: 0 free, then shift and overtime of each kind. */
const CODES_PER_KIND = 2;
/** A shift and one stretch of overtime apart from it; more make the columns grow. */
const FIRST_WIDTH = 2;

const codeOf = ({ kind, overtime }: PresenceSpan): number =>
  KINDS.indexOf(kind) * CODES_PER_KIND + (overtime ? 2 : 1);

/** Spans of one person in order of start, written over by the next `collect`. */
export interface CollectedSpans {
  count: number;
  starts: Int32Array;
  ends: Int32Array;
  /** Competence dates, counted from the first of the columns. */
  days: Int32Array;
}

/** Spans by person and competence date in typed columns: `width` places each. */
export class PresenceColumns {
  readonly #firstDay: Day;
  readonly #days: number;
  #width = FIRST_WIDTH;
  #start: Int32Array;
  #end: Int32Array;
  #code: Uint8Array;
  readonly #collected: CollectedSpans;

  constructor(people: number, firstDay: Day, lastDay: Day) {
    this.#firstDay = firstDay;
    this.#days = lastDay - firstDay + 1;
    const places = people * this.#days * FIRST_WIDTH;
    this.#start = new Int32Array(places);
    this.#end = new Int32Array(places);
    this.#code = new Uint8Array(places);
    this.#collected = {
      count: 0,
      starts: new Int32Array(0),
      ends: new Int32Array(0),
      days: new Int32Array(0),
    };
    this.#makeRoom();
  }

  has(day: Day): boolean {
    return day >= this.#firstDay && day < this.#firstDay + this.#days;
  }

  /** Puts one span beside those that the person already has on that day. */
  add(person: number, day: Day, span: PresenceSpan): void {
    const cell = person * this.#days + (day - this.#firstDay);
    let place = cell * this.#width;
    while (this.#code[place] !== 0 && place < (cell + 1) * this.#width) place++;
    if (place === (cell + 1) * this.#width) {
      this.#grow();
      place = cell * this.#width + this.#width / 2;
    }
    this.#start[place] = span.start;
    this.#end[place] = span.end;
    this.#code[place] = codeOf(span);
  }

  /** What the person has on that day, in the order in which it was added. */
  spansOf(person: number, day: Day): PresenceSpan[] {
    const cell = person * this.#days + (day - this.#firstDay);
    const spans: PresenceSpan[] = [];
    for (let place = cell * this.#width; place < (cell + 1) * this.#width; place++) {
      const code = this.#code[place]!;
      if (code === 0) continue;
      const kind = KINDS[((code - 1) / CODES_PER_KIND) | 0]!;
      const overtime = code % CODES_PER_KIND === 0;
      const span = { kind, start: this.#start[place]!, end: this.#end[place]! };
      spans.push(overtime ? { ...span, overtime } : span);
    }
    return spans;
  }

  clear(person: number, day: Day): void {
    const cell = person * this.#days + (day - this.#firstDay);
    this.#code.fill(0, cell * this.#width, (cell + 1) * this.#width);
  }

  /** The person's spans of one kind in order of start, without the shifts of the days that `taken` says. */
  collect(person: number, kind: number, taken: ReadonlySet<Day> | null): CollectedSpans {
    const { starts, ends, days } = this.#collected;
    const shift = kind * CODES_PER_KIND + 1;
    const base = person * this.#days * this.#width;
    let count = 0;
    for (let index = 0; index < this.#days * this.#width; index++) {
      const code = this.#code[base + index]!;
      if (code !== shift && code !== shift + 1) continue;
      const day = (index / this.#width) | 0;
      if (code === shift && taken?.has(addDays(this.#firstDay, day))) continue;
      const start = this.#start[base + index]!;
      let at = count++;
      // shifts stand nearly in order: own times or two night notations side by side are all that moves
      for (; at > 0 && starts[at - 1]! > start; at--) {
        starts[at] = starts[at - 1]!;
        ends[at] = ends[at - 1]!;
        days[at] = days[at - 1]!;
      }
      starts[at] = start;
      ends[at] = this.#end[base + index]!;
      days[at] = day;
    }
    this.#collected.count = count;
    return this.#collected;
  }

  #makeRoom(): void {
    const most = this.#days * this.#width;
    this.#collected.starts = new Int32Array(most);
    this.#collected.ends = new Int32Array(most);
    this.#collected.days = new Int32Array(most);
  }

  #grow(): void {
    const narrow = this.#width;
    const wide = narrow * 2;
    const spread = <T extends Int32Array | Uint8Array>(from: T, to: T): T => {
      for (let place = 0; place < from.length; place++) {
        to[Math.floor(place / narrow) * wide + (place % narrow)] = from[place]!;
      }
      return to;
    };
    this.#start = spread(this.#start, new Int32Array(this.#start.length * 2));
    this.#end = spread(this.#end, new Int32Array(this.#end.length * 2));
    this.#code = spread(this.#code, new Uint8Array(this.#code.length * 2));
    this.#width = wide;
    this.#makeRoom();
  }
}
