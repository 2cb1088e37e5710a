import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { PROGRAM_ENVIRONMENT } from './program-environment.ts';

const PROGRAM = fileURLToPath(new URL('job-program.ts', import.meta.url));

/** A process of its own that runs the jobs called `trial` on a database; only `kill` ends it. */
export interface JobProcess {
  /** Waits until it printed this; throws with what it printed when it ends before. */
  says(text: string): Promise<void>;
  /** kill -9; waits until it is gone. */
  kill(): Promise<void>;
}

/** `hang`: writes the effect and never commits; `finish`: does the job. */
export function startJobProcess(databaseUrl: string, mode: 'hang' | 'finish'): JobProcess {
  const child = spawn(process.execPath, [PROGRAM, databaseUrl, mode], {
    env: { ...PROGRAM_ENVIRONMENT },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  const closed = once(child, 'close');
  const read = (chunk: Buffer): void => void (printed += chunk.toString());
  child.stdout.on('data', read);
  child.stderr.on('data', read);
  return {
    async says(text) {
      while (!printed.includes(text)) {
        const heard = await Promise.race([once(child.stdout, 'data'), closed.then(() => null)]);
        if (heard === null && !printed.includes(text)) throw new Error(`never said '${text}':\n${printed}`);
      }
    },
    async kill() {
      child.kill('SIGKILL');
      await closed;
    },
  };
}
