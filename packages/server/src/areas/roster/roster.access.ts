import { rosterSentence } from '@torre/contract/roster/sentences';
import { passesCategoryGuard } from '@torre/domain/identity';
import { allow, denied, managerOf, manager, signedIn } from '../../platform/access/access.ts';
import type { AccessRule } from '../../platform/access/access.ts';
import { NO_PLANT } from './requested-days.ts';

interface NamesPlant {
  readonly query: { readonly plant: string };
}

/** Reads of a plant's roster: its managers. The value '-' passes for managers and meets empty answers (B47). */
export const readsRoster: AccessRule<NamesPlant> = (principal, { query }) =>
  query.plant === NO_PLANT && manager(principal, undefined) === allow
    ? allow
    : managerOf(principal, query.plant);

/** Writes: managers of the plant named in the call (M1.02). */
export const writesRoster: AccessRule<NamesPlant> = (principal, { query }) =>
  managerOf(principal, query.plant);

/** The history names a person, not a plant: the read itself refuses when the day's plant is not managed. */
export const readsHistory: AccessRule = manager;

/** The colleagues' month: the calendar of the six operational categories (P2.18, decisions.md). */
export const readsColleagues: AccessRule = (principal) =>
  passesCategoryGuard(principal.category) ? allow : denied(rosterSentence('colleaguesOfOperations'));

/** The subject is the session's own person. */
export const readsOwn: AccessRule = signedIn;

/** Managers; whether they hold the division's plant is known once the division is read. */
export const readsEmployees: AccessRule = manager;

/** Names of categories are no secret. */
export const readsCategories: AccessRule = signedIn;

/** One's own; the read itself refuses that of people whose plant is not managed. */
export const readsDivisionOfPerson: AccessRule = signedIn;
