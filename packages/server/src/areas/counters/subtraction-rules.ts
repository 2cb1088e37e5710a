import type { SubtractionRules } from '@torre/domain/counters';
import type { Configuration } from '../../platform/configuration/configuration.ts';

export type SubtractionSettings = Pick<Configuration, 'read' | 'causesThatStay'>;

/** What takes people from the counters: settings as they hold today, causes on their days. */
export function subtractionRules(configuration: SubtractionSettings): SubtractionRules {
  return {
    absenceStates: configuration.read('counters.absenceStates').map(Number),
    causesThatStay: configuration.causesThatStay,
    activities: configuration.read('counters.activities'),
  };
}
