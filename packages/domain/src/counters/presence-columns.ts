import type { Day } from '../kernel/index.ts';
import type { PresenceKind, PresenceSpan } from './counters-input.ts';

const KINDS: readonly PresenceKind[] = ['LAV', 'REP'];
const KIND_CODE: Readonly<Record<PresenceKind, number>> = { LAV: 1, REP: 2 };
/** A shift and one stretch of overtime apart from it; more make the columns grow. */
const FIRST_WIDTH = 2;

/** Spans by person and competence date in typed columns: `width` places each, kind 0 marks a free place. */
export class PresenceColumns {
  readonly #firstDay: Day;
  readonly #days: number;
  #width = FIRST_WIDTH;
  #start: Int32Array;
  #end: Int32Array;
  #kind: Uint8Array;

  constructor(people: number, firstDay: Day, lastDay: Day) {
    this.#firstDay = firstDay;
    this.#days = lastDay - firstDay + 1;
    const places = people * this.#days * FIRST_WIDTH;
    this.#start = new Int32Array(places);
    this.#end = new Int32Array(places);
    this.#kind = new Uint8Array(places);
  }

  has(day: Day): boolean {
    return day >= this.#firstDay && day < this.#firstDay + this.#days;
  }

  /** Puts one span beside those that the person already has on that day. */
  add(person: number, day: Day, span: PresenceSpan): void {
    const cell = person * this.#days + (day - this.#firstDay);
    let place = cell * this.#width;
    while (this.#kind[place] !== 0 && place < (cell + 1) * this.#width) place++;
    if (place === (cell + 1) * this.#width) {
      this.#grow();
      place = cell * this.#width + this.#width / 2;
    }
    this.#start[place] = span.start;
    this.#end[place] = span.end;
    this.#kind[place] = KIND_CODE[span.kind];
  }

  /** What the person has on that day, in the order in which it was added. */
  spansOf(person: number, day: Day): PresenceSpan[] {
    const cell = person * this.#days + (day - this.#firstDay);
    const spans: PresenceSpan[] = [];
    for (let place = cell * this.#width; place < (cell + 1) * this.#width; place++) {
      const kind = KINDS[this.#kind[place]! - 1];
      if (kind) spans.push({ kind, start: this.#start[place]!, end: this.#end[place]! });
    }
    return spans;
  }

  clear(person: number, day: Day): void {
    const cell = person * this.#days + (day - this.#firstDay);
    this.#kind.fill(0, cell * this.#width, (cell + 1) * this.#width);
  }

  /** Writes the person's spans of one kind into the two arrays, in order of start, and returns how many there are. */
  collect(person: number, kind: PresenceKind, starts: Int32Array, ends: Int32Array): number {
    const code = KIND_CODE[kind];
    const until = (person + 1) * this.#days * this.#width;
    let count = 0;
    for (let place = person * this.#days * this.#width; place < until; place++) {
      if (this.#kind[place] !== code) continue;
      const start = this.#start[place]!;
      let at = count++;
      // shifts stand nearly in order: own times or two night notations side by side are all that moves
      for (; at > 0 && starts[at - 1]! > start; at--) {
        starts[at] = starts[at - 1]!;
        ends[at] = ends[at - 1]!;
      }
      starts[at] = start;
      ends[at] = this.#end[place]!;
    }
    return count;
  }

  /** Most spans that one person can have. */
  get capacity(): number {
    return this.#days * this.#width;
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
    this.#kind = spread(this.#kind, new Uint8Array(this.#kind.length * 2));
    this.#width = wide;
  }
}
