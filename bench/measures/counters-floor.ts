import type { CountersInput, PresenceSpan } from '@torre/domain/counters';
import { MINUTES_PER_DAY, addDays } from '@torre/domain/kernel';

const HOUR = 60;

/**
 * The floor of the counters: the same hours added up and the same slots searched in plain typed arrays, everything
 * that a rule has to ask (zones, cuts, unions, categories) answered beforehand.
 */
export class PlainPass {
  readonly #origin: number;
  readonly #first: Int32Array;
  readonly #end: Int32Array;
  readonly #kind: Uint8Array;
  readonly #present: readonly [Int16Array, Int16Array];
  readonly #chairs: readonly [Int16Array, Int16Array];
  readonly #slotFirst: Int32Array;
  readonly #slotEnd: Int32Array;
  readonly #slotKind: Uint8Array;
  readonly #worst: Int32Array;

  constructor({ zone, from, to, presence, timeslots, chairs }: CountersInput) {
    this.#origin = zone.utc(addDays(from, -2), 0, 'start');
    const hours = (zone.utc(addDays(to, 2), MINUTES_PER_DAY, 'end') - this.#origin) / HOUR;
    this.#first = Int32Array.from(presence, (span) => this.#hour(span.start));
    this.#end = Int32Array.from(presence, (span) => this.#hour(span.end));
    this.#kind = Uint8Array.from(presence, (span) => (span.kind === 'LAV' ? 0 : 1));
    this.#present = [new Int16Array(hours), new Int16Array(hours)];
    const demand = (kind: 'LAV' | 'REP') =>
      Int16Array.from({ length: hours }, (_, at) => chairs(from, at % 24, kind).length);
    this.#chairs = [demand('LAV'), demand('REP')];
    const days = Array.from({ length: to - from + 1 }, (_, index) => addDays(from, index));
    const slots = timeslots.flatMap((slot) => days.map((day) => ({ slot, day })));
    this.#slotFirst = Int32Array.from(slots, ({ slot, day }) => {
      const before = slot.endTime < slot.beginTime ? -1 : 0;
      return this.#hour(zone.utc(addDays(day, before), slot.beginTime, 'start'));
    });
    this.#slotEnd = Int32Array.from(slots, ({ slot, day }) => this.#hour(zone.utc(day, slot.endTime, 'end')));
    this.#slotKind = Uint8Array.from(slots, ({ slot }) => (slot.kind === 'LAV' ? 0 : 1));
    this.#worst = new Int32Array(slots.length);
  }

  /** The whole month. */
  run(): void {
    for (const present of this.#present) present.fill(0);
    for (let span = 0; span < this.#first.length; span++) {
      const present = this.#present[this.#kind[span] as 0 | 1];
      for (let hour = this.#first[span]!; hour < this.#end[span]!; hour++) present[hour]!++;
    }
    for (let slot = 0; slot < this.#worst.length; slot++) this.#search(slot);
  }

  /** One shift taken away (`step` −1) or put there (1), and the slots of its kind that it touches. */
  shift({ kind, start, end }: PresenceSpan, step: 1 | -1): void {
    const first = this.#hour(start);
    const until = this.#hour(end);
    const kindIndex = kind === 'LAV' ? 0 : 1;
    const present = this.#present[kindIndex];
    for (let hour = first; hour < until; hour++) present[hour]! += step;
    for (let slot = 0; slot < this.#worst.length; slot++) {
      const touched = this.#slotFirst[slot]! < until && this.#slotEnd[slot]! > first;
      if (touched && this.#slotKind[slot] === kindIndex) this.#search(slot);
    }
  }

  #hour(at: number): number {
    return (at - this.#origin) / HOUR;
  }

  #search(slot: number): void {
    const kind = this.#slotKind[slot] as 0 | 1;
    const present = this.#present[kind];
    const chairs = this.#chairs[kind];
    let smallest = Number.MAX_SAFE_INTEGER;
    for (let hour = this.#slotFirst[slot]!; hour < this.#slotEnd[slot]!; hour++) {
      smallest = Math.min(smallest, present[hour]! - chairs[hour]!);
    }
    this.#worst[slot] = smallest;
  }
}
