import { mkdtemp, rm } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Name of PostgreSQL's socket for the port that `pg` takes without one. */
const SOCKET = '.s.PGSQL.5432';

/** A cable between server and database that a test can cut and mend. */
export interface DatabaseProxy {
  readonly url: string;
  /** Open connections break, new ones are refused. */
  cut(): Promise<void>;
  mend(): Promise<void>;
  close(): Promise<void>;
}

/** `url` names the real database by its socket folder, as the embedded one does. */
export async function startDatabaseProxy(url: string): Promise<DatabaseProxy> {
  const folder = await mkdtemp(join(tmpdir(), 'torre-cable-'));
  const own = new URL(url);
  const target = join(own.searchParams.get('host')!, SOCKET);
  own.searchParams.set('host', folder);
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(target);
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket);
      socket.on('error', () => other.destroy());
      socket.on('close', () => {
        sockets.delete(socket);
        other.destroy();
      });
      socket.pipe(other);
    }
  });
  const mend = () => new Promise<void>((resolve) => server.listen(join(folder, SOCKET), resolve));
  const cut = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      sockets.forEach((socket) => socket.destroy());
    });
  await mend();
  return {
    url: own.href,
    cut,
    mend,
    async close() {
      if (server.listening) await cut();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
