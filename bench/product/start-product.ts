import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { RECORDING_FILE } from './recorded-statement.ts';

const ENTRY = new URL('../../packages/server/src/main.ts', import.meta.url).pathname;
const RECORDER = new URL('record-statements.ts', import.meta.url).href;
/** The full world is promised within three minutes; a busy machine may need more. */
const READY_MS = 600_000;

export interface ProductOptions {
  /** Folder of the embedded database; the demo world is loaded where it is new. */
  readonly dataFolder: string;
  /** The small one unless told. */
  readonly world?: 'small' | 'full';
  /** YYYY-MM-DD */
  readonly today: string;
  /** Where its statements are written down; null for a product that is timed. */
  readonly recordingFile: string | null;
}

export interface RunningProduct {
  /** `http://127.0.0.1:port` */
  readonly url: string;
  /** Of its process so far, milliseconds, in steps of ten. */
  processorMs(): Promise<number>;
  stop(): Promise<void>;
}

/**
 * Starts Torre as `npm start` does once everything is built: embedded PostgreSQL with full durability, a demo world,
 * a free port. Throws with what the product printed when it does not come up.
 */
export async function startProduct({
  dataFolder,
  world = 'small',
  today,
  recordingFile,
}: ProductOptions): Promise<RunningProduct> {
  const child = spawn(
    process.execPath,
    [...(recordingFile ? ['--import', RECORDER] : []), ENTRY, '--no-open'],
    {
      env: {
        ...process.env,
        PORT: '0',
        HOST: '127.0.0.1',
        TORRE_DATA: dataFolder,
        TORRE_DEMO: world,
        TORRE_TODAY: today,
        NODE_ENV: '',
        // One client stands for many people here.
        TORRE_LIMITS: 'off',
        ...(recordingFile && { [RECORDING_FILE]: recordingFile }),
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  const stop = async (): Promise<void> => {
    if (child.exitCode !== null) return;
    const ended = new Promise((done) => child.once('exit', done));
    child.kill('SIGTERM');
    await ended;
  };
  try {
    return { url: await addressOf(child), processorMs: () => processorMs(child.pid!), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The kernel counts in hundredths of a second, the time in its own code apart. */
const TICK_MS = 10;
const USER_TICKS_AT = 11;

async function processorMs(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  // The name before it may hold blanks.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[USER_TICKS_AT]) + Number(fields[USER_TICKS_AT + 1])) * TICK_MS;
}

function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((found, failed) => {
    let printed = '';
    const timer = setTimeout(() => failed(new Error(`Torre did not start:\n${printed}`)), READY_MS);
    const fail = (why: string): void => {
      clearTimeout(timer);
      failed(new Error(`Torre ${why}:\n${printed}`));
    };
    child.stdout!.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
      const address = /pronto: (http:\/\/\S+)/.exec(printed)?.[1];
      if (!address) return;
      clearTimeout(timer);
      found(address);
    });
    child.stderr!.on('data', (chunk: Buffer) => (printed += chunk.toString()));
    child.once('error', (error) => fail(`could not be started (${error.message})`));
    child.once('exit', (code) => fail(`ended with ${code}`));
  });
}
