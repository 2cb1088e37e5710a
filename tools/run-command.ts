import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';

export interface CommandResult {
  /** Exit code; 1 when a signal or a missing program ended it. */
  readonly code: number;
  /** Standard output; with `errors` what came on standard error. */
  readonly output: string;
  readonly errors: string;
}

export interface CommandOptions {
  readonly cwd: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Show what the command prints while it runs, instead of keeping it. */
  readonly show?: boolean;
}

const tools = join(import.meta.dirname, '../node_modules/.bin');

/** Runs a program of the house (`node_modules/.bin` comes first in PATH); never throws for a failing one. */
export function runCommand(
  program: string,
  args: readonly string[],
  { cwd, env = {}, show = false }: CommandOptions,
): Promise<CommandResult> {
  const PATH = `${tools}${delimiter}${process.env.PATH ?? ''}`;
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd,
      env: { ...process.env, FORCE_COLOR: '0', ...env, PATH },
      stdio: ['ignore', show ? 'inherit' : 'pipe', show ? 'inherit' : 'pipe'],
    });
    let output = '';
    let errors = '';
    child.stdout?.setEncoding('utf8').on('data', (text: string) => (output += text));
    child.stderr?.setEncoding('utf8').on('data', (text: string) => (errors += text));
    child.on('error', (error) => resolve({ code: 1, output, errors: `${program}: ${error.message}` }));
    child.on('close', (code) => resolve({ code: code ?? 1, output, errors }));
  });
}
