import type { RuleSet } from '../../configuration/index.ts';
import { nightMinutes } from '../../kernel/index.ts';
import type { Day, UtcMinute } from '../../kernel/index.ts';
import type { LocalDays } from './local-days.ts';
import type { Duty, RuleSource } from './timeline.ts';

/** A duty with what several rules ask of it; what only some ask is worked out when one does. */
export class JudgedDuty implements Duty {
  readonly icao: string;
  readonly day: Day;
  readonly turn: string;
  readonly kind: 'LAV' | 'REP';
  readonly start: UtcMinute;
  readonly end: UtcMinute;
  readonly nominalMinutes: number;
  readonly pauseMinutes: number | null;
  readonly category: string;
  /** Local date on which it starts. */
  readonly startDay: Day;
  readonly minutes: number;
  readonly #local: LocalDays;
  readonly #source: RuleSource;
  #rules: RuleSet | null = null;
  #isNight: boolean | null = null;

  constructor(duty: Duty, category: string, local: LocalDays, source: RuleSource) {
    this.icao = duty.icao;
    this.day = duty.day;
    this.turn = duty.turn;
    this.kind = duty.kind;
    this.start = duty.start;
    this.end = duty.end;
    this.nominalMinutes = duty.nominalMinutes;
    this.pauseMinutes = duty.pauseMinutes;
    this.category = category;
    this.startDay = local.dayAt(duty.start);
    this.minutes = duty.end - duty.start;
    this.#local = local;
    this.#source = source;
  }

  /** In force on its competence date in its plant. */
  get rules(): RuleSet {
    return (this.#rules ??= this.#source.rulesOn(this.icao, this.category, this.day));
  }

  /** Local minute of the day on which it starts. */
  get startMinute(): number {
    return this.#local.minuteAt(this.start, this.startDay);
  }

  /** It encroaches the night of its rules for long enough. */
  get isNight(): boolean {
    if (this.#isNight !== null) return this.#isNight;
    const { finestraNotteInizio: begin, finestraNotteFine: end, sogliaNotteMin } = this.rules.common;
    this.#isNight = nightMinutes(this, this.startDay, this.#local, begin, end) >= sogliaNotteMin;
    return this.#isNight;
  }
}
