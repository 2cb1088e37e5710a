import { Agent, createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Worker, isMainThread, parentPort, workerData } from 'node:worker_threads';

/**
 * The floor of a prepared answer: Node's own HTTP server handing out the same bytes, in a thread of its own as the
 * product is in a process of its own. `read` answers milliseconds a call, one client on one kept connection; `combined`
 * milliseconds a call of so many clients at once.
 */
export async function bareServer(
  body: Buffer,
  clients = 1,
): Promise<{
  read(samples: number): Promise<readonly number[]>;
  combined(samples: number): Promise<number>;
}> {
  const worker = new Worker(new URL(import.meta.url), { workerData: new Uint8Array(body) });
  worker.unref();
  const port = await new Promise<number>((listening, failed) => {
    worker.once('message', listening);
    worker.once('error', failed);
  });
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const readOnce = (): Promise<void> =>
    new Promise((read, failed) => {
      const asked = request({ port, host: '127.0.0.1', method: 'POST', agent }, (response) => {
        response.once('end', read).resume();
      });
      asked.once('error', failed).end();
    });
  return {
    async read(samples) {
      const times: number[] = [];
      for (let sample = 0; sample < samples; sample++) {
        const begin = performance.now();
        await readOnce();
        times.push(performance.now() - begin);
      }
      return times;
    },
    async combined(samples) {
      let left = samples;
      const begin = performance.now();
      await Promise.all(
        Array.from({ length: clients }, async () => {
          while (left-- > 0) await readOnce();
        }),
      );
      return (performance.now() - begin) / samples;
    },
  };
}

if (!isMainThread) {
  const body = workerData as Uint8Array;
  const server = createServer((_, response) => {
    response.writeHead(200, {
      'Content-Type': 'application/json',
      'Content-Encoding': 'br',
      'Content-Length': body.length,
    });
    response.end(body);
  });
  server.listen(0, '127.0.0.1', () => parentPort!.postMessage((server.address() as AddressInfo).port));
}
