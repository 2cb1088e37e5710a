import { rosterSentence } from '@torre/contract/cells/sentences';
import { allow, denied, managerOf, manager, signedIn } from '../../platform/access/access.ts';
import type { AccessRule } from '../../platform/access/access.ts';
import { NO_PLANT } from '../../platform/http/requested-days.ts';

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

/** The colleagues' month: the calendar of the six operational categories (P2.18, decisions.md). */
export const readsColleagues: AccessRule = (principal) =>
  principal.seesShifts ? allow : denied(rosterSentence('colleaguesOfOperations'));

/** The subject is the session's own person. */
export const readsOwn: AccessRule = signedIn;
