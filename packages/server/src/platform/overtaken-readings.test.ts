import type { FastifyBaseLogger } from 'fastify';
import { expect, test } from 'vitest';
import { systemClock } from './clock.ts';
import { Configuration } from './configuration/configuration.ts';
import type { Database } from './db/index.ts';
import { Lookups } from './lookups/lookups.ts';

/** A database whose first reading is answered when it is let go, with what stood when it was asked. */
function slowOnce(rowsOf: (name: string, value: string) => readonly object[]) {
  let stands = 'before';
  const released = Promise.withResolvers<void>();
  let isFirst = true;
  const query = async ({ name }: { readonly name: string }) => {
    const rows = rowsOf(name, stands);
    const waits = isFirst;
    isFirst = false;
    if (waits) await released.promise;
    return { rows };
  };
  return {
    parts: {
      db: { query } as unknown as Database,
      clock: systemClock(null),
      log: {} as FastifyBaseLogger,
    },
    change: (value: string) => void (stands = value),
    letGo: () => released.resolve(),
  };
}

/** Reads twice; the first reading, begun before a change, is answered after the second. */
async function readOvertaken(
  { reload }: { readonly reload: () => Promise<void> },
  { change, letGo }: ReturnType<typeof slowOnce>,
): Promise<void> {
  const first = reload();
  change('after');
  await reload();
  letGo();
  await first;
}

test('a reading of the configuration that is overtaken by a later one does not bring back what stood before', async () => {
  const database = slowOnce((name, value) =>
    name === 'configuration-read'
      ? [{ key: 'content.commentAuthor', icao: '', category: '', valid_from: '2020-01-01', value }]
      : [],
  );
  const configuration = new Configuration(database.parts);
  await readOvertaken({ reload: () => configuration.reload() }, database);
  expect(configuration.read('content.commentAuthor')).toBe('after');
});

test('nor does one of the lists of values', async () => {
  const database = slowOnce((_, name) => [
    {
      list: 'category',
      code: 'X',
      valid_from: '2020-01-01',
      valid_to: null,
      name_it: name,
      name_en: name,
      aliases: [],
      ord: 1,
      attributes: {},
      version: 1,
    },
  ]);
  const lookups = new Lookups(database.parts);
  await readOvertaken({ reload: () => lookups.reload() }, database);
  expect(JSON.stringify(lookups.lists)).toContain('after');
});
