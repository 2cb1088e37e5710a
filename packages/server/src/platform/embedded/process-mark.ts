import { readFileSync } from 'node:fs';

/** A process as written down for later: the pid alone may belong to another program by then. */
export interface ProcessMark {
  readonly pid: number;
  /** Clock ticks since boot, as the kernel counts them; null where there is no /proc. */
  readonly startedAt: string | null;
}

export function startedAt(pid: number): string | null {
  return statFields(pid)?.[19] ?? null;
}

/** Whether the process still runs: one that ended and was not yet asked about by its parent does not. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // Somebody else's process: there, but not ours to signal.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  return statFields(pid)?.[0] !== 'Z';
}

export function isSameProcess(mark: ProcessMark): boolean {
  return isAlive(mark.pid) && (mark.startedAt === null || mark.startedAt === startedAt(mark.pid));
}

/** Fields of proc(5) from the third on (state); null without /proc or without the process. */
function statFields(pid: number): string[] | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The command name may hold spaces and brackets: fields are counted after its closing one.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return null;
  }
}
