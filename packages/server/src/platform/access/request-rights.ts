import { outcomeSentence } from '@torre/contract/outcome/sentences';
import { refusedAccess } from '../http/refused.ts';
import { denied, noSession, sessionEnded } from './access.ts';
import type { Access } from './access.ts';
import type { PrincipalReader } from './principal-reader.ts';
import type { Principal } from './principal.ts';

const rightsLost = denied(outcomeSentence('rightsLost'));

/**
 * The rights of one request until it is answered. A transaction of it may wait for seconds for a row that somebody else
 * holds; a right taken away meanwhile must not be used at its end.
 */
export class RequestRights {
  readonly #principals: PrincipalReader;
  readonly #judge: (principal: Principal) => Access;
  /** Whose rights the request was let in with. */
  readonly #asked: Principal;
  #last: Principal;
  /** The request was answered: what it left running in the background has no rights to lose. */
  isOver = false;

  /** `judge`: the access rule of the call. */
  constructor(principals: PrincipalReader, asked: Principal, judge: (principal: Principal) => Access) {
    this.#principals = principals;
    this.#judge = judge;
    this.#asked = asked;
    this.#last = asked;
  }

  /**
   * Throws Refused, 401 or 403, when the session is over or the request lost a right since it began. Any right: what an
   * action asked of the principal, and what the row policies let through, is not known here. Reads nothing while the
   * rights are less than a second old.
   */
  async require(): Promise<void> {
    if (this.isOver) return;
    const now = await this.#principals.readAgain(this.#last);
    if (now === this.#last) return;
    if (now === null)
      throw refusedAccess((await this.#principals.wasEndedSince(this.#asked)) ? sessionEnded : noSession);
    const access = this.#judge(now);
    if (access !== 'allow') throw refusedAccess(access);
    if (hasLost(this.#asked, now)) throw refusedAccess(rightsLost);
    this.#last = now;
  }
}

function hasLost(before: Principal, now: Principal): boolean {
  return (
    before.employeeId !== now.employeeId ||
    before.plant !== now.plant ||
    before.category !== now.category ||
    before.unitCode !== now.unitCode ||
    (before.responsabile && !now.responsabile) ||
    (before.responsabileH35 && !now.responsabileH35) ||
    !before.roles.isSubsetOf(now.roles) ||
    !before.managedPlants.every((icao) => now.managedPlants.includes(icao)) ||
    !before.ownPlants.every((icao) => now.ownPlants.includes(icao)) ||
    !before.standIns.every(({ giver, icao, second }) =>
      now.standIns.some((kept) => kept.giver === giver && kept.icao === icao && (kept.second || !second)),
    )
  );
}
