import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { workFolder } from './place.mjs';
import { say } from './say.mjs';

const file = join(workFolder, 'preparing.pid');

/**
 * Two commands in one folder (a start and the tests) must not install or build at the same time: the second waits.
 * @param {() => Promise<void>} work
 */
export async function oneAtATime(work) {
  mkdirSync(workFolder, { recursive: true });
  let isWaiting = false;
  while (!take()) {
    if (!isWaiting) say('• Un altro comando sta già preparando Torre: attendo …');
    isWaiting = true;
    await delay(500);
  }
  try {
    await work();
  } finally {
    rmSync(file, { force: true });
  }
}

function take() {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  }
  // Left behind by a command that was killed.
  if (!isAlive(holder())) rmSync(file, { force: true });
  return false;
}

/** Our own pid while the file was given back or is being written this moment: then it is tried again. */
function holder() {
  try {
    return Number(readFileSync(file, 'utf8')) || process.pid;
  } catch {
    return process.pid;
  }
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

/** @param {unknown} error */
function codeOf(error) {
  return /** @type {NodeJS.ErrnoException} */ (error).code;
}
