import { spawn, type ChildProcess } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

export interface Supervision {
  readonly pid: number | undefined;
  /** Tells the supervisor which postmaster to stop when this process is gone. */
  guard(pid: number): void;
  /** Lets the supervisor go; the postmaster must have been stopped before. */
  end(): void;
}

/** Starts the supervisor, and another one should it die. */
export function supervise(cluster: string): Supervision {
  let guarded: number | null = null;
  let isEnded = false;
  let child = start();

  function start(): ChildProcess {
    const script = fileURLToPath(new URL('./supervisor.ts', import.meta.url));
    const supervisor = spawn(process.execPath, [script, cluster], {
      cwd: '/',
      env: {},
      detached: true,
      stdio: ['pipe', 'ignore', 'ignore'],
    });
    supervisor.unref();
    // It may die while a line is on its way: `exit` tells.
    supervisor.stdin?.on('error', () => undefined);
    supervisor.once('exit', () => void replace());
    return supervisor;
  }

  async function replace(): Promise<void> {
    if (isEnded) return;
    await delay(500, undefined, { ref: false });
    if (isEnded) return;
    child = start();
    if (guarded !== null) child.stdin?.write(`${guarded}\n`);
  }

  return {
    get pid() {
      return child.pid;
    },
    guard(pid) {
      guarded = pid;
      child.stdin?.write(`${pid}\n`);
    },
    end() {
      isEnded = true;
      child.stdin?.end();
    },
  };
}
