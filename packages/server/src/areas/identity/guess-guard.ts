import { secretHash } from '../../platform/access/session-secret.ts';
import type { IdentityDeps } from './identity-deps.ts';
import { isKnownBrowser } from './known-browser.store.ts';
import { SignInBrake } from './sign-in-brake.ts';

/** From one address, or one browser that the account knows. */
const ONE_PLACE = { freeTries: 5, longestPauseMs: 60_000 };
/** From all strange addresses together: many machines that guess one account share these. */
const ALL_STRANGERS = { freeTries: 30, longestPauseMs: 8_000 };

export interface GuessBrakes {
  readonly place: SignInBrake;
  readonly account: SignInBrake;
}

/** `now`: milliseconds. */
export function guessBrakes(now: () => number): GuessBrakes {
  return { place: new SignInBrake(ONE_PLACE, now), account: new SignInBrake(ALL_STRANGERS, now) };
}

export interface Guess {
  readonly userName: string;
  readonly address: string;
  /** Secret of the browser's own cookie, or null. */
  readonly browser: string | null;
}

/**
 * Runs one check of a password, slowed down after wrong ones (docs/decisions/0021): per address, and for all addresses of
 * one account together. A browser from which the account was entered before counts by itself alone, so that strangers
 * cannot keep the person out. Refuses with 429 and Retry-After.
 */
export async function guardGuess<T>(
  deps: IdentityDeps,
  { userName, address, browser }: Guess,
  check: () => Promise<T | null>,
): Promise<T | null> {
  const { place, account } = deps.brakes;
  const hash = browser === null ? null : secretHash(browser);
  if (hash && (await isKnownBrowser(deps.db, userName, hash))) {
    return place.guard(`browser ${hash.toString('hex')} ${userName}`, check);
  }
  // The place comes first: tries that it refuses do not lengthen the pause of the others.
  return place.guard(`${address} ${userName}`, () => account.guard(userName, check));
}
