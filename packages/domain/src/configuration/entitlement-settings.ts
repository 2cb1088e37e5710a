import type { Setting } from './setting.ts';

/** The operational line and the structure (domain.md 2.4). */
const CONDITIONS = [
  { id: 'LO', label: { it: 'linea operativa', en: 'operational line' } },
  { id: 'ST', label: { it: 'struttura', en: 'structure' } },
] as const;

/** What a year gives to whom, by category and condition: read on the first day of the year on which a person has a post. */
export const ENTITLEMENT_SETTING = {
  'entitlements.FER': {
    kind: 'table',
    unit: 'days',
    group: 'roster',
    label: { it: 'Giorni di ferie all’anno', en: 'Days of leave a year' },
    help: {
      it: 'Quanti giorni di ferie dà l’apertura di un anno. Gli anni già aperti restano come sono.',
      en: 'How many days of leave the opening of a year gives. Years that are open stay as they are.',
    },
    scope: 'category',
    source: 'domain.md 2.4',
    default: { LO: 28, ST: 28 },
    rows: CONDITIONS,
    min: 0,
    max: 60,
  },
  'entitlements.RFS': {
    kind: 'table',
    unit: 'hours',
    group: 'roster',
    label: { it: 'Ore per le festività soppresse', en: 'Hours for abolished holidays' },
    help: {
      it: 'Quante ore di recupero delle festività soppresse (RFS) dà l’apertura di un anno.',
      en: 'How many hours in place of abolished holidays (RFS) the opening of a year gives.',
    },
    scope: 'category',
    source: 'domain.md 2.4',
    default: { LO: 32, ST: 32 },
    rows: CONDITIONS,
    min: 0,
    max: 200,
  },
  'entitlements.ESAU': {
    kind: 'table',
    unit: 'hours',
    group: 'roster',
    label: { it: 'Ore di studio all’anno', en: 'Hours of study a year' },
    help: {
      it: 'Quante ore per esami e studio (ESAU) dà l’apertura di un anno.',
      en: 'How many hours of exams and study (ESAU) the opening of a year gives.',
    },
    scope: 'category',
    source: 'domain.md 2.4',
    default: { LO: 150, ST: 150 },
    rows: CONDITIONS,
    min: 0,
    max: 400,
  },
  'entitlements.PRLS': {
    kind: 'table',
    unit: 'hours',
    group: 'roster',
    label: { it: 'Ore dei rappresentanti per la sicurezza', en: 'Hours of safety representatives' },
    help: {
      it: 'Quante ore (PRLS) dà l’apertura di un anno a chi in quell’anno è rappresentante per la sicurezza.',
      en: 'How many hours (PRLS) the opening of a year gives to who is a safety representative in that year.',
    },
    scope: 'category',
    source: 'domain.md 2.4',
    default: { LO: 40, ST: 40 },
    rows: CONDITIONS,
    min: 0,
    max: 400,
  },
} as const satisfies Record<string, Setting>;
