import type { RuleSet } from '@torre/domain/configuration';
import type { AbsenceRules, RuleSource } from '@torre/domain/legality';
import type { Day, ZoneTable } from '@torre/domain/kernel';
import type { Configuration } from '../../platform/configuration/configuration.ts';

/** The rules of plants and days as they hold now: put together once, until a setting changes. */
export class RuleBook {
  readonly #configuration: Pick<Configuration, 'read' | 'ruleSet'>;
  readonly #sets = new Map<string, Map<Day, RuleSet>>();

  constructor(configuration: Pick<Configuration, 'read' | 'ruleSet'>) {
    this.#configuration = configuration;
  }

  source(zone: ZoneTable): RuleSource {
    return { zone, rulesOn: (icao, category, day) => this.rulesOn(icao, category, day) };
  }

  get absences(): AbsenceRules {
    return {
      absenceStates: this.#configuration.read('counters.absenceStates').map(Number),
      causesThatStay: this.#configuration.read('counters.causesThatStay'),
      causesOfWork: ['SFS', 'VM'],
    };
  }

  clear(): void {
    this.#sets.clear();
  }

  /** In force at the plant on the day, for the category. */
  rulesOn(icao: string, category: string, day: Day): RuleSet {
    const key = `${icao} ${category}`;
    const days = this.#sets.get(key) ?? new Map<Day, RuleSet>();
    this.#sets.set(key, days);
    const known = days.get(day);
    if (known !== undefined) return known;
    const read = this.#configuration.ruleSet(icao, day);
    days.set(day, read);
    return read;
  }
}
