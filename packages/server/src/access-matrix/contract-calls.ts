import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Endpoint } from '@torre/contract/endpoint';

const CONTRACT = join(import.meta.dirname, '../../../contract/src');

/** Every call that a module of the contract declares: a module that nobody lists is read too. */
export async function contractCalls(): Promise<readonly Endpoint[]> {
  const files = await readdir(CONTRACT, { recursive: true });
  const calls: Endpoint[] = [];
  for (const file of files.filter((name) => name.endsWith('.endpoint.ts')))
    calls.push(...Object.values((await import(join(CONTRACT, file))) as object).filter(isEndpoint));
  return calls;
}

const isEndpoint = (one: unknown): one is Endpoint =>
  typeof one === 'object' && one !== null && 'method' in one && 'path' in one;
