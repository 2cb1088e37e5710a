import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Server, ServerResponse } from 'node:http';
import { connect } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { LiveStream } from './live-stream.ts';

const READER = {
  sessionLabel: 'x',
  userName: 'x',
  employeeId: '000000',
  name: '',
  surname: '',
  roles: new Set<string>(),
  responsabile: false,
  responsabileH35: false,
  managedPlants: [],
  ownPlants: [],
  standIns: [],
  plant: null,
  category: null,
  seesShifts: false,
  unitCode: null,
  demo: true,
  mustChangePassword: false,
  lastSeenAt: 0,
  expiresAt: 0,
};
const PATCH = { name: 'roster', json: JSON.stringify('x'.repeat(100_000)) } as const;
/** More than a reader that reads nothing can have on its way: the buffers of the system and a megabyte of ours. */
const MOST_PATCHES = 1000;

let server: Server;
let reader: Socket;

beforeEach(async () => {
  server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(() => {
  reader.destroy();
  server.close();
});

async function openStream(): Promise<LiveStream> {
  reader = connect((server.address() as AddressInfo).port, '127.0.0.1');
  reader.write('GET / HTTP/1.1\r\nHost: torre\r\n\r\n');
  const [, response] = (await once(server, 'request')) as [unknown, ServerResponse];
  return new LiveStream(response, '', READER);
}

/** Sends until the stream is cut off; how many patches that took. */
async function sendUntilCut(stream: LiveStream): Promise<number> {
  for (let sent = 0; sent < MOST_PATCHES; sent++) {
    stream.send([PATCH], String(sent));
    await new Promise(setImmediate);
    if (!stream.open) return sent;
  }
  return MOST_PATCHES;
}

test('a reader that reads nothing is cut off before it costs more than some megabytes', async () => {
  const stream = await openStream();
  reader.pause();
  expect(await sendUntilCut(stream)).toBeLessThan(MOST_PATCHES);
});

test('a reader that reads on is never cut off, however much there is', async () => {
  const stream = await openStream();
  let read = 0;
  reader.on('data', (chunk) => (read += chunk.length));
  for (let sent = 0; sent < 200; sent++) {
    stream.send([PATCH], String(sent));
    await expect.poll(() => read, { interval: 1 }).toBeGreaterThan(sent * PATCH.json.length);
  }
  expect(stream.open).toBe(true);
});
