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
    if (!isWaiting) say(`• Il processo ${readFileSync(file, 'utf8')} sta già preparando Torre: attendo …`);
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
    if (error.code !== 'EEXIST') throw error;
  }
  if (isAlive(Number(readFileSync(file, 'utf8')))) return false;
  // Left behind by a command that was killed.
  rmSync(file, { force: true });
  return false;
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
