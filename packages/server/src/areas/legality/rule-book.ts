import type { RuleSet } from '@torre/domain/configuration';
import type { AbsenceRules, RuleSource } from '@torre/domain/legality';
import type { Day, ZoneTable } from '@torre/domain/kernel';
import type { Configuration } from '../../platform/configuration/configuration.ts';

/** What rosters are judged by, as it holds now. */
export class RuleBook {
  readonly #configuration: Pick<Configuration, 'read' | 'ruleSet'>;

  constructor(configuration: Pick<Configuration, 'read' | 'ruleSet'>) {
    this.#configuration = configuration;
  }

  source(zone: ZoneTable): RuleSource {
    return { zone, rulesOn: (icao, category, day) => this.rulesOn(icao, category, day) };
  }

  /** In force at the plant on the day, for the category. */
  rulesOn(icao: string, category: string, day: Day): RuleSet {
    return this.#configuration.ruleSet(icao, category, day);
  }

  get absences(): AbsenceRules {
    return {
      absenceStates: this.#configuration.read('counters.absenceStates').map(Number),
      causesThatStay: this.#configuration.read('counters.causesThatStay'),
      causesOfWork: this.#configuration.read('legality.causesOfWork'),
    };
  }
}
