import { closeSync, existsSync, openSync } from 'node:fs';
import type { DatabaseUser } from './database-user.ts';

export interface OpenFolders {
  /** What the child process calls each folder, in the order given. */
  readonly names: readonly string[];
  /** Descriptors to pass to the child after standard input, output and error. */
  readonly descriptors: readonly number[];
  close(): void;
}

/**
 * How a child that runs as the database user reaches folders inside a data folder closed to everybody but root
 * (`/root/torre/data`): root opens them and hands over the open folders, as /proc names them. Elsewhere: plain paths.
 */
export function openFolders(user: DatabaseUser, paths: readonly string[]): OpenFolders {
  if (user.uid === undefined || !existsSync('/proc/self/fd')) {
    return { names: paths, descriptors: [], close: () => undefined };
  }
  const descriptors = paths.map((path) => openSync(path, 'r'));
  const firstInChild = 3;
  return {
    names: descriptors.map((_, index) => `/proc/self/fd/${firstInChild + index}`),
    descriptors,
    close: () => descriptors.forEach(closeSync),
  };
}
