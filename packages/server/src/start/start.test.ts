import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, inject, test, vi } from 'vitest';
import { openAsOwner } from '../platform/db/index.ts';
import { dataFolder } from '../platform/embedded/data-folder.ts';
import { clusterProcesses } from '../platform/embedded/orphans.ts';
import { PROGRAM_ENVIRONMENT } from '../testing/program-environment.ts';

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));
const ADMIN = fileURLToPath(new URL('admin.ts', import.meta.url));

// A start takes two seconds; a machine that does much else may need many times that.
const PATIENCE_MS = 60_000;
vi.setConfig({ testTimeout: 2 * PATIENCE_MS, hookTimeout: 2 * PATIENCE_MS });

let data: string;
const running: Command[] = [];

beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'torre-start-'));
});

afterEach(async () => {
  for (const command of running.splice(0)) await command.end('SIGKILL');
  await noDatabaseLeft();
  rmSync(data, { recursive: true, force: true });
});

async function noDatabaseLeft(): Promise<void> {
  await expect.poll(databaseProcesses, { timeout: PATIENCE_MS }).toEqual([]);
}

const databaseProcesses = (): number[] => clusterProcesses(dataFolder(data).cluster);

interface Command {
  /** Waits until the command printed this; throws with what it printed when it ended before. */
  says(text: string | RegExp): Promise<string>;
  /** Sends the signal, if any, and gives the exit code and everything printed. */
  end(signal?: NodeJS.Signals): Promise<{ code: number | null; printed: string }>;
}

function run(script: string, env: Record<string, string> = {}): Command {
  const child = spawn(process.execPath, [script, '--no-open'], {
    env: { ...PROGRAM_ENVIRONMENT, TORRE_DATA: data, PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  child.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  const closed = once(child, 'close');
  let isClosed = false;
  void closed.then(() => (isClosed = true));
  const command: Command = {
    async says(text) {
      const found = (): boolean =>
        isClosed || (typeof text === 'string' ? printed.includes(text) : text.test(printed));
      await expect.poll(found, { timeout: PATIENCE_MS }).toBe(true);
      expect(printed).toMatch(text);
      return printed;
    },
    async end(signal) {
      if (signal) child.kill(signal);
      await closed;
      return { code: child.exitCode, printed };
    },
  };
  running.push(command);
  return command;
}

async function freshDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
  const admin = openAsOwner(inject('postgresUrl'));
  const name = `start_${process.hrtime.bigint()}`;
  await admin.query(`create database ${name}`);
  const url = new URL(inject('postgresUrl'));
  url.pathname = `/${name}`;
  return {
    url: url.href,
    async drop() {
      await admin.query(`drop database ${name} with (force)`);
      await admin.close();
    },
  };
}

test('the first start tells database, schema, world, address and accounts; SIGTERM stops all of it', async () => {
  const torre = run(MAIN, { TORRE_TODAY: '2026-11-14' });
  const printed = await torre.says('Per fermare');
  expect(printed).toMatch(
    /Database pronto[^]*Schema aggiornato[^]*'small' caricato al 14\/11\/2026[^]*è pronto/,
  );
  expect(printed).toContain('responsabile.lirr');
  const address = /http:\/\/127\.0\.0\.1:\d+/.exec(printed)![0];
  const health = await fetch(`${address}/api/health`);
  expect(await health.json()).toMatchObject({ status: 'ok', database: 'ok' });
  const end = await torre.end('SIGTERM');
  expect(end.code).toBe(0);
  expect(databaseProcesses()).toEqual([]);
});

test('a second start keeps the world and does not load it again', async () => {
  const first = run(MAIN);
  await first.says('Per fermare');
  await first.end('SIGINT');
  const second = run(MAIN);
  const printed = await second.says('Per fermare');
  expect(printed).not.toContain('caricato');
  expect(printed).toContain('cta.lirr');
});

test('a used port is named before anything is made', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const { code, printed } = await run(MAIN, { PORT: String(port), TORRE_DEMO: 'none' }).end();
  other.close();
  expect(code).toBe(1);
  expect(printed).toMatch(new RegExp(`^\\nLa porta ${port} è già usata.*\\n$`));
  expect(readdirSync(data)).toEqual([]);
});

test('an address of another machine is refused before anything is made', async () => {
  const { code, printed } = await run(MAIN, { HOST: '192.0.2.1' }).end();
  expect(code).toBe(1);
  expect(printed.trim()).toBe("HOST '192.0.2.1' non è un indirizzo di questa macchina.");
  expect(readdirSync(data)).toEqual([]);
});

test('a second Torre on the same data folder is refused, with the folder as the reason also on the same port', async () => {
  const first = run(MAIN, { TORRE_DEMO: 'none' });
  const { port } = new URL(/http:\/\/127\.0\.0\.1:\d+/.exec(await first.says('Per fermare'))![0]);
  for (const PORT of ['0', port]) {
    const { code, printed } = await run(MAIN, { PORT }).end();
    expect(code).toBe(1);
    expect(printed).toMatch(/è già in uso dal processo \d+/);
  }
});

test('a wrong setting stops the start with one sentence', async () => {
  const { code, printed } = await run(MAIN, { PORT: 'tremila' }).end();
  expect(code).toBe(1);
  expect(printed.trim()).toBe("PORT deve essere un numero da 0 a 65535, non 'tremila'.");
});

test('a mistyped setting is named at the start', async () => {
  const torre = run(MAIN, { TORRE_DMEO: 'small', TORRE_DEMO: 'none' });
  const printed = await torre.says('Per fermare');
  expect(printed).toMatch(/^Attenzione: TORRE_DMEO non è un’impostazione di Torre/);
});

test('TORRE_TODAY and NODE_ENV=production do not go together', async () => {
  const { code, printed } = await run(MAIN, { TORRE_TODAY: '2026-11-14', NODE_ENV: 'production' }).end();
  expect(code).toBe(1);
  expect(printed).toContain('TORRE_TODAY');
});

test('a database without administrator gets a one-time link; npm run admin makes another one meanwhile', async () => {
  const torre = run(MAIN, { TORRE_DEMO: 'none' });
  const printed = await torre.says('Per fermare');
  expect(printed).toMatch(/http:\/\/127\.0\.0\.1:\d+\/accesso\/\S+/);
  const admin = await run(ADMIN, { PORT: '3000' }).end();
  expect(admin.printed).toMatch(/http:\/\/127\.0\.0\.1:3000\/accesso\/\S+/);
  expect(admin.code).toBe(0);
});

test('npm run admin works while Torre is stopped, and stops the database again', async () => {
  const torre = run(MAIN, { TORRE_DEMO: 'none' });
  await torre.says('Per fermare');
  await torre.end('SIGTERM');
  const { code, printed } = await run(ADMIN).end();
  expect(code).toBe(0);
  expect(printed).toContain('/accesso/');
  expect(databaseProcesses()).toEqual([]);
});

test('with DATABASE_URL no own database is started, and no world enters unless asked for', async () => {
  const database = await freshDatabase();
  const first = run(MAIN, { DATABASE_URL: database.url });
  const printed = await first.says('Per fermare');
  expect(printed).not.toContain('caricato');
  expect(databaseProcesses()).toEqual([]);
  await first.end('SIGTERM');
  await run(MAIN, { DATABASE_URL: database.url, TORRE_DEMO: 'small' }).says("'small' caricato");
  for (const command of running.splice(0)) await command.end('SIGTERM');
  const refused = await run(MAIN, { DATABASE_URL: database.url, TORRE_DEMO: 'examples' }).end();
  expect(refused.code).toBe(1);
  expect(refused.printed).toContain("TORRE_DEMO chiede il mondo 'examples'");
  await database.drop();
});

test('a database that shows a request the rows of others stops the start', async () => {
  const database = await freshDatabase();
  const url = { DATABASE_URL: database.url };
  await run(MAIN, { ...url, TORRE_DEMO: 'small' }).says('Per fermare');
  for (const command of running.splice(0)) await command.end('SIGTERM');
  const owner = openAsOwner(database.url);
  await owner.query('alter table account disable row level security');
  await owner.close();
  const { code, printed } = await run(MAIN, url).end();
  expect(code).toBe(1);
  expect(printed).toContain('le regole di accesso del database non proteggono più account.');
  await database.drop();
});

test('the database of a later Torre stops the start with one sentence', async () => {
  const database = await freshDatabase();
  const owner = openAsOwner(database.url);
  await owner.query(`create table migration as
    select name, '' as checksum from unnest(array['0001-organisation.sql', '9999-later.sql']) name`);
  await owner.close();
  const { code, printed } = await run(MAIN, { DATABASE_URL: database.url }).end();
  expect(code).toBe(1);
  expect(printed).toMatch(/\nIl database è di una versione successiva di Torre\. .*\n$/);
  await database.drop();
});

test('a user of the database who may not make roles gets the statements to run', async () => {
  const database = await freshDatabase();
  const admin = openAsOwner(inject('postgresUrl'));
  const user = `limitato_${process.hrtime.bigint()}`;
  await admin.query(`create role ${user} login password 'segreta'`);
  const url = new URL(database.url);
  url.username = user;
  url.password = 'segreta';
  const { code, printed } = await run(MAIN, { DATABASE_URL: url.href }).end();
  expect(code).toBe(1);
  expect(printed).toMatch(
    new RegExp(`Far eseguire da un superutente[^]*torre_app [^]*${user};[^]*torre_system [^]*${user};`),
  );
  expect(printed).not.toContain('segreta');
  await admin.query(`drop role ${user}`);
  await admin.close();
  await database.drop();
});

const ofTheTests = (): URL => new URL(inject('postgresUrl'));

test.each([
  [
    'does not answer',
    () => 'postgres://torre:segreta@127.0.0.1:9/torre',
    'Il PostgreSQL di DATABASE_URL non risponde su 127.0.0.1, porta 9. ' +
      'Controllare che sia avviato e che indirizzo e porta siano giusti.',
  ],
  [
    'is called by a name that nobody knows',
    () => 'postgres://torre:segreta@nessuno.invalid/torre',
    'Il PostgreSQL di DATABASE_URL non risponde su nessuno.invalid, porta 5432: ' +
      'la rete non conosce questo nome. Controllare il nome del server e il DNS.',
  ],
  [
    'does not take the password',
    () => Object.assign(ofTheTests(), { password: 'segreta' }).href,
    `Il PostgreSQL di DATABASE_URL non fa entrare l’utente 'torre'. ` +
      'Controllare nome e password, e che pg_hba.conf ammetta questa macchina.',
  ],
  [
    'has no such database',
    () => Object.assign(ofTheTests(), { pathname: '/mai_creato' }).href,
    `Il PostgreSQL di DATABASE_URL non ha un database 'mai_creato'. ` +
      'Crearlo (createdb --owner=torre --encoding=UTF8 mai_creato), oppure correggere il nome.',
  ],
])('a database that %s is told with what to check and without its password', async (_, url, sentence) => {
  const { code, printed } = await run(MAIN, { DATABASE_URL: url() }).end();
  expect(code).toBe(1);
  expect(printed).toBe(`\n${sentence}\n`);
});
