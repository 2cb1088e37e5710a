import type { AuditWords } from '../audit/audit-words.ts';
import { FACT_WORDS } from './fact-words.ts';

const ofNobody = <K extends keyof typeof FACT_WORDS>(kind: K) => {
  const { one, columns } = FACT_WORDS[kind];
  return { words: one, person: 'never', fields: columns } as const;
};
const ofPerson = <K extends keyof typeof FACT_WORDS>(kind: K) => {
  const { one, columns } = FACT_WORDS[kind];
  return { words: one, person: 'always', fields: columns } as const;
};

/** A thing of the trail for each kind of facts, by its name. */
export const ORGANISATION_AUDIT = {
  operations: {},
  entities: {
    lookup_value: ofNobody('lookup_value'),
    plant: ofNobody('plant'),
    division: ofNobody('division'),
    unit: ofNobody('unit'),
    island: ofNobody('island'),
    specialization: ofNobody('specialization'),
    shift_definition: ofNobody('shift_definition'),
    timeslot: ofNobody('timeslot'),
    position: ofNobody('position'),
    operating_configuration: ofNobody('operating_configuration'),
    position_opening: ofNobody('position_opening'),
    holiday: ofNobody('holiday'),
    absence_cause: ofNobody('absence_cause'),
    swap_block: ofNobody('swap_block'),
    plant_hours: ofNobody('plant_hours'),
    base_cycle: ofNobody('base_cycle'),
    employee: ofPerson('employee'),
    assignment: ofPerson('assignment'),
    employee_specialization: ofPerson('employee_specialization'),
    employee_cycle: ofPerson('employee_cycle'),
    // Rights that the people's screen changes have rows of their own about `account`.
    account_data: ofPerson('account'),
    managed_plant: ofPerson('managed_plant'),
    qualification: {
      words: FACT_WORDS.qualification.one,
      person: 'always',
      // Its reason is as personal as the paper.
      fields: { ...FACT_WORDS.qualification.columns, reason: ['motivo', 'reason'] },
    },
  },
} as const satisfies AuditWords;
