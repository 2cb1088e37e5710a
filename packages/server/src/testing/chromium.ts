import { existsSync } from 'node:fs';

/** Without the browser's own windows, which cost tests a tenth of their time and are never seen (decision 0050). */
const HEADLESS = '/usr/bin/chromium-headless-shell';
const WITH_WINDOWS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const PLACES = {
  tests: [HEADLESS, ...WITH_WINDOWS],
  // Its figures are compared with those of earlier runs, which ran in the whole browser where there is one.
  bench: [...WITH_WINDOWS, HEADLESS],
};

/**
 * Path of Debian's Chromium; `named`: another one, of the variable CHROMIUM. `bin/test-programs.mjs` installs one of these.
 */
export function foundChromium(
  wanted: keyof typeof PLACES,
  named: string | undefined,
  exists: (path: string) => boolean = existsSync,
): string | undefined {
  return [named, ...PLACES[wanted]].find((place) => place && exists(place));
}

/** The same. Throws with the command that brings it. */
export function chromiumPath(...asked: Parameters<typeof foundChromium>): string {
  const found = foundChromium(...asked);
  if (!found) throw new Error('Chromium is missing: apt-get install chromium-headless-shell');
  return found;
}

/** No word to the outside: tests run on closed networks. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
