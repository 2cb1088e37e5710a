import type { RuleReach, RuleSet } from '@torre/domain/configuration';
import type { AbsenceRules, RuleSource } from '@torre/domain/legality';
import { addDays } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import type { Configuration } from '../../platform/configuration/configuration.ts';
import { zoneOf } from '../../platform/local-time.ts';
import type { Days } from './person-rosters.reads.ts';

export type JudgingConfiguration = Pick<
  Configuration,
  'read' | 'causesThatStay' | 'ruleSet' | 'reach' | 'ruleCategories'
>;

/** What rosters are judged by, as it holds now. */
export class RuleBook {
  readonly #configuration: JudgingConfiguration;

  constructor(configuration: JudgingConfiguration) {
    this.#configuration = configuration;
  }

  /** For rosters of these days. */
  source({ from, to }: Days): RuleSource {
    const zone = zoneOf(addDays(from, -1), addDays(to, 1));
    return { zone, rulesOn: (icao, category, day) => this.rulesOn(icao, category, day) };
  }

  /** In force at the plant on the day, for the category. */
  rulesOn(icao: string, category: string, day: Day): RuleSet {
    return this.#configuration.ruleSet(icao, category, day);
  }

  /** Whether rules refuse saves of cells of these days, of somebody at least (`livelloSalvataggi`, domain.md 1.3). */
  mayRefuse(icao: string, days: Iterable<Day>): boolean {
    const categories = [...this.#configuration.ruleCategories];
    return new Set(days).values().some((day) => categories.some((one) => this.refuses(icao, one, day)));
  }

  refuses(icao: string, category: string, day: Day): boolean {
    return this.rulesOn(icao, category, day).common.livelloSalvataggi === 'REGOLA';
  }

  /** How far they look. */
  get reach(): RuleReach {
    return this.#configuration.reach;
  }

  get absences(): AbsenceRules {
    return {
      absenceStates: this.#configuration.read('counters.absenceStates').map(Number),
      causesThatStay: this.#configuration.causesThatStay,
      causesOfWork: this.#configuration.read('legality.causesOfWork'),
    };
  }
}
