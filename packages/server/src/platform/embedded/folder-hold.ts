import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';
import { EmbeddedProblem } from './embedded-problem.ts';
import { isSameProcess, startedAt, type ProcessMark } from './process-mark.ts';

export interface FolderHold {
  readonly release: () => void;
}

// A handle that nobody refers to any more would be closed by the collector, and the hold lost with it.
const open = new Set<DatabaseSync>();

/**
 * Takes the one exclusive hold of a data folder, until `release` or the death of this process.
 * The hold is the operating system's lock on a SQLite file: it cannot be left behind by a crash, unlike a pid file.
 * Throws EmbeddedProblem naming the pid when another process has it.
 */
export async function holdFolder(dataDir: string): Promise<FolderHold> {
  const ownerFile = join(dataDir, 'owner.json');
  // The winner writes its name just after it took the lock: who lost by a hair waits for that name.
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const lock = tryLock(join(dataDir, 'owner.lock'));
    if (lock) {
      writeOwner(ownerFile);
      return { release: () => release(lock, ownerFile) };
    }
    const pid = holderOf(dataDir);
    if (pid !== null) throw inUse(dataDir, `dal processo ${pid}`);
    await delay(50);
  }
  throw inUse(dataDir, 'da un processo di un altro sistema o contenitore');
}

/** Throws EmbeddedProblem naming the process that holds the folder, if one does; takes nothing. */
export function refuseHeldFolder(dataDir: string): void {
  const pid = holderOf(dataDir);
  if (pid !== null) throw inUse(dataDir, `dal processo ${pid}`);
}

/** Pid of the process that holds the folder, or null. */
export function holderOf(dataDir: string): number | null {
  const owner = readOwner(join(dataDir, 'owner.json'));
  return owner && isSameProcess(owner) ? owner.pid : null;
}

function inUse(dataDir: string, by: string): EmbeddedProblem {
  return new EmbeddedProblem(
    `La cartella dei dati ${dataDir} è già in uso ${by}. ` +
      'Fermare quel Torre, oppure scegliere un’altra cartella con TORRE_DATA.',
  );
}

function tryLock(path: string): DatabaseSync | null {
  const database = new DatabaseSync(path, { timeout: 0 });
  try {
    database.exec('begin exclusive');
  } catch (error) {
    database.close();
    const sqliteBusy = 5;
    if ((error as { errcode?: number }).errcode === sqliteBusy) return null;
    throw error;
  }
  open.add(database);
  return database;
}

function release(lock: DatabaseSync, ownerFile: string): void {
  if (!open.delete(lock)) return;
  rmSync(ownerFile, { force: true });
  lock.close();
}

function writeOwner(ownerFile: string): void {
  const mark: ProcessMark = { pid: process.pid, startedAt: startedAt(process.pid) };
  writeFileSync(`${ownerFile}.new`, JSON.stringify(mark), { mode: 0o600 });
  renameSync(`${ownerFile}.new`, ownerFile);
}

function readOwner(ownerFile: string): ProcessMark | null {
  try {
    return JSON.parse(readFileSync(ownerFile, 'utf8')) as ProcessMark;
  } catch {
    return null;
  }
}
