import type { DayReply } from '@torre/contract/cells';
import { CYCLE_AUTHOR } from '@torre/domain/roster';

interface PersonName {
  readonly employeeName: string;
  readonly employeeSurname: string;
}

/** Who a cell belongs to: `Moretti Valentina`, as the rows of the month. */
export function personName({ employeeName, employeeSurname }: PersonName): string {
  return `${employeeSurname} ${employeeName}`.trim();
}

/** Who did something: `Paolo Rinaldi`, as in the history. */
export function authorName({ employeeName, employeeSurname }: PersonName): string {
  return `${employeeName} ${employeeSurname}`.trim();
}

/** Whether nobody did it: the shift came with the cycle. */
export function isCycle({ employeeName, employeeSurname }: PersonName): boolean {
  return employeeName === CYCLE_AUTHOR.employeeName && employeeSurname === CYCLE_AUTHOR.employeeSurname;
}

/** `CTA · NORD · ACS-NORD · LO` */
export function cellSubtitle({
  category,
  island,
  specializations,
  employmentCondition,
}: DayReply['employee']): string {
  return [category, island, specializations.join(', '), employmentCondition].filter(Boolean).join(' · ');
}
