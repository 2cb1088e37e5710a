import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { PROGRAM_ENVIRONMENT } from '../testing/program-environment.ts';

export interface Outcome {
  readonly code: number | null;
  /** Of both outputs. */
  readonly printed: string;
}

/** Runs a command of this folder to its end, as an operator does: with these settings and no others. */
export async function runCommand(
  name: 'admin' | 'audit-verify',
  args: readonly string[],
  settings: Readonly<Record<string, string>>,
): Promise<Outcome> {
  const script = fileURLToPath(new URL(`./${name}.ts`, import.meta.url));
  const child = spawn(process.execPath, [script, ...args], {
    env: { ...PROGRAM_ENVIRONMENT, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  await once(child, 'close');
  return { code: child.exitCode, printed };
}
