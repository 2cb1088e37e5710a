import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';

/** Who runs the PostgreSQL binaries; undefined ids mean whoever runs Torre. */
export interface DatabaseUser {
  readonly uid: number | undefined;
  readonly gid: number | undefined;
}

/**
 * PostgreSQL refuses to run as root: root's binaries run as the owner of an existing cluster, otherwise as `nobody`.
 */
export function databaseUser(cluster: string): DatabaseUser {
  if (process.getuid?.() !== 0) return { uid: undefined, gid: undefined };
  const owner = statSync(cluster, { throwIfNoEntry: false });
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  return { uid: idOfNobody('-u'), gid: idOfNobody('-g') };
}

function idOfNobody(which: '-u' | '-g'): number {
  return Number(execFileSync('id', [which, 'nobody'], { encoding: 'utf8' }).trim());
}
