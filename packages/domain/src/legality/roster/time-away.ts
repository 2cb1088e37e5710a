import { isDecided, takesAway } from '../../counters/index.ts';
import type { Absence, ConditionOn, SubtractionRules } from '../../counters/index.ts';
import { addDays, merged } from '../../kernel/index.ts';
import type { Day, Span, UtcMinute } from '../../kernel/index.ts';

/** Which absences leave a duty standing: settings of the organisation. */
export interface AbsenceRules extends Pick<SubtractionRules, 'absenceStates' | 'causesThatStay'> {
  /** Causes that are work themselves (domain.md 1.5, point 20). */
  readonly causesOfWork: readonly string[];
}

/**
 * The absences of a person that leave no duty (domain.md 1.5, point 20): decided, subtracting from the counters, and no work
 * themselves.
 */
export class TimeAway {
  readonly #days = new Set<Day>();
  readonly #hours: readonly Span[];

  constructor(absences: readonly Absence[], rules: AbsenceRules, conditionOn: ConditionOn) {
    const hours: Span[] = [];
    for (const absence of absences) {
      if (!isDecided(absence) || rules.causesOfWork.includes(absence.cause)) continue;
      const { start, end, fromDay, toDay } = absence;
      if (start !== null && end !== null) {
        if (takesAway(absence, conditionOn(fromDay), fromDay, rules)) hours.push({ begin: start, end });
      } else {
        for (let day = fromDay; day <= toDay; day = addDays(day, 1))
          if (takesAway(absence, conditionOn(day), day, rules)) this.#days.add(day);
      }
    }
    this.#hours = merged(hours);
  }

  coversDay(day: Day): boolean {
    return this.#days.has(day);
  }

  /** Whether nothing of the shift of a day is left. */
  covers(day: Day, start: UtcMinute, end: UtcMinute): boolean {
    return this.#days.has(day) || this.#hours.some((away) => away.begin <= start && end <= away.end);
  }
}
