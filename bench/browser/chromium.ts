import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';
import type { Browser } from 'playwright-core';

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** As the browser tests run it, and no word to the outside. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Debian's Chromium; CHROMIUM names another one. Throws with the command that brings it. */
export function launchChromium(): Promise<Browser> {
  const executablePath = [process.env.CHROMIUM, ...PLACES].find((place) => place && existsSync(place));
  if (!executablePath) throw new Error('Chromium is missing: apt-get install chromium');
  return chromium.launch({ executablePath, args: FLAGS });
}
