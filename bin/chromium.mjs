import { existsSync } from 'node:fs';
import { installWithApt } from './apt.mjs';

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The browser tests run in Debian's Chromium; CHROMIUM names another one. Brought by apt where that is possible. */
export async function ensureChromium() {
  if ([process.env.CHROMIUM, ...PLACES].some((place) => place && existsSync(place))) return;
  const why = 'Le prove nel browser vogliono Chromium (oppure il percorso di un altro in CHROMIUM).';
  // Without any font of the system Chromium cannot lay out a page before our own font has come.
  await installWithApt(['chromium', 'fonts-liberation'], why);
}
