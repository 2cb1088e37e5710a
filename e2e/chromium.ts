import { existsSync } from 'node:fs';

/** First the engine without the browser's own windows: they cost a tenth of the run and are never seen (decision 0050). */
const PLACES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** Debian's Chromium; CHROMIUM names another one. */
export function foundChromium(): string | undefined {
  return [process.env.CHROMIUM, ...PLACES].find((place) => place && existsSync(place));
}

/** The same. Throws with the command that brings it. */
export function chromiumPath(): string {
  const found = foundChromium();
  if (!found) throw new Error('Chromium is missing: apt-get install chromium-headless-shell');
  return found;
}

/** No word to the outside: the tests run on closed networks. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
