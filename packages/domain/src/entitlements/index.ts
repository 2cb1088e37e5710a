export { BALANCE_CODES, MOST_ENTITLED, accountsOf, checkEntitlement, checkYear } from './entitlement.ts';
export type { Entitlement, EntitlementRefusals, EntitlementYear, WantedEntitlement } from './entitlement.ts';
export { YEARLY_BALANCES, openYear, openedGroups } from './opened-year.ts';
export type { NewEntitlement, OpenedGroup, PersonOfYear, YearOpening, YearlyBalance } from './opened-year.ts';
export {
  LEAVE_RIGHTS,
  LONGEST_ASSISTED,
  LONGEST_RIGHT_NOTE,
  assistedKey,
  checkRight,
} from './person-right.ts';
export type { PersonRight, RightRefusals, WantedRight } from './person-right.ts';
