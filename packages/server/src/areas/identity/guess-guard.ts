import { secretHash } from '../../platform/access/session-secret.ts';
import { addressKey } from '../../platform/limits/address-key.ts';
import { RateLimit } from '../../platform/limits/rate.ts';
import type { IdentityDeps } from './identity-deps.ts';
import { isKnownBrowser } from './known-browser.store.ts';
import { SignInBrake, triedTooOften } from './sign-in-brake.ts';

/** One account from one address, or from one browser that the account knows. */
const ONE_PLACE = { freeTries: 5, longestPauseMs: 60_000 };
/** From all strange addresses together: many machines that guess one account share these. */
const ALL_STRANGERS = { freeTries: 30, longestPauseMs: 8_000 };
/** Wrong tries from one address, whatever the account: one password tried on everybody, three in a minute. */
const ONE_ADDRESS = { burst: 30, perSecond: 1 / 20 };

export interface GuessBrakes {
  readonly place: SignInBrake;
  readonly account: SignInBrake;
  readonly address: RateLimit;
}

/** `now`: milliseconds. */
export function guessBrakes(now: () => number): GuessBrakes {
  return {
    place: new SignInBrake(ONE_PLACE, now),
    account: new SignInBrake(ALL_STRANGERS, now),
    address: new RateLimit(ONE_ADDRESS, now),
  };
}

export interface Guess {
  readonly userName: string;
  readonly address: string;
  /** Secret of the browser's own cookie, or null. */
  readonly browser: string | null;
}

/**
 * Runs one check of a password, slowed down after wrong ones (docs/decisions/0021): per account and address, for all
 * accounts of one address, and for all addresses of one account. A browser from which the account was entered before
 * counts by itself alone, so that strangers cannot keep the person out. Refuses with 429 and Retry-After.
 */
export async function guardGuess<T>(
  deps: IdentityDeps,
  { userName, address, browser }: Guess,
  check: () => Promise<T | null>,
): Promise<T | null> {
  const { place, account, address: addresses } = deps.brakes;
  const hash = browser === null ? null : secretHash(browser);
  if (hash && (await isKnownBrowser(deps.db, userName, hash))) {
    return place.guard(`browser ${hash.toString('hex')} ${userName}`, check);
  }
  const from = addressKey(address);
  // The narrowest comes first: tries that it refuses do not lengthen the pause of the others.
  return place.guard(`${from} ${userName}`, () =>
    onlyWrongOnesCount(addresses, from, () => account.guard(userName, check)),
  );
}

/** Counted before the check, so that many at once gain nothing; a right password and a try not made cost nothing. */
async function onlyWrongOnesCount<T>(
  limit: RateLimit,
  key: string,
  check: () => Promise<T | null>,
): Promise<T | null> {
  const wait = limit.take(key);
  if (wait > 0) throw triedTooOften(wait);
  let isWrong = false;
  try {
    const result = await check();
    isWrong = result === null;
    return result;
  } finally {
    if (!isWrong) limit.giveBack(key);
  }
}
