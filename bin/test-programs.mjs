import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { installWithApt } from './apt.mjs';

export const CHROMIUM_PLACES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/**
 * What the tests run beside Node: Debian's Chromium (CHROMIUM names another one), and git, which applies the planted
 * defects. Brought by apt where that is possible.
 */
export async function ensureTestPrograms() {
  // Without any font of the system Chromium cannot lay out a page before our own font has come.
  const missing = [
    ...(hasChromium() ? [] : ['chromium-headless-shell', 'fonts-liberation']),
    ...(hasGit() ? [] : ['git']),
  ];
  if (missing.length === 0) return;
  await installWithApt(
    missing,
    'Le prove vogliono Chromium (oppure il percorso di un altro in CHROMIUM) e git.',
  );
}

function hasChromium() {
  return [process.env.CHROMIUM, ...CHROMIUM_PLACES].some((place) => place && existsSync(place));
}

function hasGit() {
  return spawnSync('git', ['--version'], { stdio: 'ignore' }).status === 0;
}
