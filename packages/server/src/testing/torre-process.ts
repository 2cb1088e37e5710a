import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { PROGRAM_ENVIRONMENT } from './program-environment.ts';

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));
/** A start takes a second or two; a machine that does much else may need many times that. */
const PATIENCE_MS = 60_000;
/** Of the start. The log says the address before, when steps are left that need the database. */
const LAST_WORDS = 'Per fermare';

/** Torre as a process of its own, as `npm start` runs it. */
export interface TorreProcess {
  readonly pid: number;
  /** `http://127.0.0.1:port` */
  readonly url: string;
  /** Sends the signal and waits until the process is gone; its exit code and everything printed. */
  end(signal: NodeJS.Signals): Promise<{ code: number | null; printed: string }>;
}

/**
 * Starts Torre with these settings and waits until it says that it is ready. Throws with what it printed when it ends before,
 * or takes longer than a minute.
 */
export async function startTorreProcess(env: Readonly<Record<string, string>>): Promise<TorreProcess> {
  const child = spawn(process.execPath, [MAIN, '--no-open'], {
    env: { ...PROGRAM_ENVIRONMENT, PORT: '0', TORRE_LIMITS: 'off', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  const closed = once(child, 'close');
  const url = await new Promise<string>((found, failed) => {
    const timer = setTimeout(() => failed(new Error(`not ready in a minute:\n${printed}`)), PATIENCE_MS);
    const read = (chunk: Buffer): void => {
      printed += chunk.toString();
      if (!printed.includes(LAST_WORDS)) return;
      const address = /http:\/\/127\.0\.0\.1:\d+/.exec(printed)![0];
      clearTimeout(timer);
      found(address);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    void closed.then(() => {
      clearTimeout(timer);
      failed(new Error(`Torre ended with ${child.exitCode}:\n${printed}`));
    });
  });
  return {
    pid: child.pid!,
    url,
    async end(signal) {
      child.kill(signal);
      await closed;
      return { code: child.exitCode, printed };
    },
  };
}
