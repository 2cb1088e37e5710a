import type { AbsenceCause, DatedCause } from '@torre/domain/requests';
import { sqlDay } from '../../platform/db/index.ts';

/** Every cause as it stands from day to day. */
export const CAUSES = `
  select idcausale, descausale, cause_category as category, coalesce(units, '{}') as units, one_time as "oneTime",
    coalesce(gestdoc, '') as gestdoc, path_lo as "pathLo", path_st as "pathSt", insertable, generated, balance,
    earlier_years as "earlierYears", most_per_month as "mostPerMonth", gives_leave_back as "givesLeaveBack", subtracts,
    is_duty as "isDuty", employment_condition as condition, nullif(prefix, '-') as prefix, prefix = '-' as "ofOperator",
    needed_right as "right", coalesce(turns, '{}') as turns, ${sqlDay('valid_from')} as "validFrom",
    ${sqlDay('valid_to')} as "validTo"
  from absence_cause order by idcausale`;

export interface CauseRow extends DatedCause {
  readonly ofOperator: boolean | null;
}

export function datedCause({ ofOperator, prefix, ...cause }: CauseRow): DatedCause {
  return { ...cause, prefix: ofOperator ? '' : prefix };
}

/** Of a row older than its cause: time away and nothing else. */
export function unknownCause(idcausale: string): AbsenceCause {
  return {
    idcausale,
    descausale: idcausale,
    category: null,
    units: [],
    oneTime: false,
    gestdoc: '',
    pathLo: 'A',
    pathSt: 'A',
    insertable: false,
    generated: true,
    subtracts: 'always',
    balance: null,
    earlierYears: false,
    mostPerMonth: null,
    givesLeaveBack: false,
    isDuty: false,
    condition: null,
    prefix: null,
    right: null,
    turns: [],
  };
}
