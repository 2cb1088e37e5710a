import { randomBytes } from 'node:crypto';
import { openAsOwner } from '../platform/db/index.ts';

export interface FreshDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

/** A new empty database on the run's PostgreSQL, for a Torre that is given a DATABASE_URL. */
export async function freshDatabase(postgresUrl: string): Promise<FreshDatabase> {
  const admin = openAsOwner(postgresUrl);
  const name = `fresh_${randomBytes(6).toString('hex')}`;
  await admin.query(`create database ${name}`);
  const url = new URL(postgresUrl);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    async drop() {
      await admin.query(`drop database ${name} with (force)`);
      await admin.close();
    },
  };
}
