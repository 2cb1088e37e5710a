import { OUTCOME } from '@torre/contract/outcome';
import { expect, test } from 'vitest';
import { CallFailed, NetworkFailed } from '../call-failure.ts';
import { ResumableUpload } from './resumable-upload.ts';
import type { UploadProgress } from './resumable-upload.ts';
import type { PieceAnswer, UploadPorts } from './upload-ports.ts';

const KB = 1024;
const WANTED = { area: 'amministrazione', kind: 'documento', name: 'a.pdf', size: 1200 * KB } as const;
const taken = (offset: number): PieceAnswer => ({ status: 204, offset, retryAfter: null, message: '' });

/** A server that keeps what arrives; `next` decides what happens to the next piece. */
function connection(next: (offset: number) => PieceAnswer | 'break' | 'half' | null = () => null) {
  let received = 0;
  const sentFrom: number[] = [];
  const ended: string[] = [];
  const ports: UploadPorts = {
    create: async () => 'f1',
    stand: async () => ({ received, isWhole: received === WANTED.size }),
    async send(_, offset, piece) {
      sentFrom.push(offset / KB);
      const wanted = next(offset);
      if (wanted === 'half') received += piece.size / 2;
      if (wanted === 'break' || wanted === 'half') throw new TypeError('network');
      if (wanted !== null) return wanted;
      received = offset + piece.size;
      return taken(received);
    },
    end: async (fileId) => void ended.push(fileId),
    pause: async () => {},
  };
  return { ports, sentFrom, ended };
}

function send(ports: UploadPorts) {
  const reports: UploadProgress[] = [];
  const over = Promise.withResolvers<UploadProgress>();
  const upload = new ResumableUpload(new Blob([new Uint8Array(WANTED.size)]), WANTED, ports, (progress) => {
    reports.push(progress);
    if (['sent', 'refused', 'cancelled', 'paused'].includes(progress.state)) over.resolve(progress);
  });
  return { upload, reports, over: over.promise };
}

test('a file goes in pieces, and each tells how much has arrived', async () => {
  const { ports, sentFrom } = connection();
  const { reports, over } = send(ports);
  expect(await over).toMatchObject({ state: 'sent', sent: WANTED.size, fileId: 'f1' });
  expect(sentFrom).toEqual([0, 512, 1024]);
  expect(reports.map(({ sent }) => sent / KB)).toEqual([512, 1024, 1200, 1200]);
});

test('after a lost connection it goes on where the server stands, not where it thought', async () => {
  const breaks = ['half', 'break'] as const;
  let at = 0;
  const { ports, sentFrom } = connection((offset) => (offset > 0 ? (breaks[at++] ?? null) : null));
  const { reports, over } = send(ports);
  expect((await over).state).toBe('sent');
  expect(sentFrom).toEqual([0, 512, 768, 768]);
  expect(reports.map(({ state }) => state)).toContain('lost');
});

test('the last answer lost, a picture that was drawn again meanwhile counts as sent, whatever its size is now', async () => {
  const { ports, sentFrom } = connection((offset) => (offset === 1024 * KB ? 'break' : null));
  const stand = async () => ({ received: 300 * KB, isWhole: true });
  expect(await send({ ...ports, stand }).over).toMatchObject({ state: 'sent', sent: WANTED.size });
  expect(sentFrom).toEqual([0, 512, 1024]);
});

test('paused and resumed before it was announced, it is announced once', async () => {
  const { ports } = connection();
  const announced = Promise.withResolvers<string>();
  let announcements = 0;
  const create = (): Promise<string> => {
    announcements += 1;
    return announced.promise;
  };
  const { upload, reports } = send({ ...ports, create });
  upload.pause();
  upload.resume();
  announced.resolve('f1');
  await expect.poll(() => reports.at(-1)!.state).toBe('sent');
  expect(announcements).toBe(1);
});

test('a piece that is not expected makes it ask where to go on', async () => {
  let isFirst = true;
  const { ports, sentFrom } = connection(() => {
    if (!isFirst) return null;
    isFirst = false;
    return { status: 409, offset: null, retryAfter: null, message: '' };
  });
  expect((await send(ports).over).state).toBe('sent');
  expect(sentFrom).toEqual([0, 0, 512, 1024]);
});

test('a busy server is waited for as long as it says', async () => {
  const waited: number[] = [];
  let isBusy = true;
  const { ports } = connection(() => {
    if (!isBusy) return null;
    isBusy = false;
    return { status: 503, offset: null, retryAfter: 7, message: '' };
  });
  const pause = async (milliseconds: number): Promise<void> => void waited.push(milliseconds);
  expect((await send({ ...ports, pause }).over).state).toBe('sent');
  expect(waited).toEqual([7000]);
});

test('what the server does not want is said in its words and not sent again', async () => {
  const { ports, sentFrom } = connection(() => ({
    status: 415,
    offset: null,
    retryAfter: null,
    message: 'No.',
  }));
  expect(await send(ports).over).toMatchObject({ state: 'refused', message: 'No.' });
  expect(sentFrom).toEqual([0]);
  const refusal = { outcome: { code: -430, messageIT: 'Troppo grande.' } };
  const create = () => Promise.reject(new CallFailed('createUpload', 413, refusal));
  expect(await send({ ...ports, create }).over).toMatchObject({
    state: 'refused',
    message: 'Troppo grande.',
  });
});

test('while other uploads of the person take all places it waits, says why, and begins by itself', async () => {
  const { ports } = connection();
  const messageIT = 'Hai già 3 caricamenti in corso.';
  let tries = 0;
  const create = async (): Promise<string> => {
    tries += 1;
    if (tries < 3) {
      const refusal = { outcome: { code: OUTCOME.noRoomForFile, messageIT } };
      throw new CallFailed('createUpload', 409, refusal);
    }
    return 'f1';
  };
  const { reports, over } = send({ ...ports, create });
  expect(await over).toMatchObject({ state: 'sent', message: '' });
  expect(reports.slice(0, 3)).toMatchObject([
    { state: 'waiting', message: messageIT },
    { state: 'waiting', message: messageIT },
    { state: 'sending', message: '', fileId: 'f1' },
  ]);
});

test('without a connection even the beginning waits', async () => {
  let tries = 0;
  const { ports } = connection();
  const create = async (): Promise<string> => {
    tries += 1;
    if (tries < 3) throw new NetworkFailed('createUpload', 'offline');
    return 'f1';
  };
  expect((await send({ ...ports, create }).over).state).toBe('sent');
});

test('paused it rests, resumed it goes on, cancelled it is given up', async () => {
  const { ports, sentFrom, ended } = connection();
  const holding = Promise.withResolvers<void>();
  let isPaused = true;
  const slowPorts: UploadPorts = {
    ...ports,
    async send(fileId, offset, piece, signal) {
      if (isPaused && offset > 0) {
        holding.resolve();
        await new Promise((_, reject) =>
          signal.addEventListener('abort', () => reject(new Error('aborted'))),
        );
      }
      return ports.send(fileId, offset, piece, signal);
    },
  };
  const { upload, reports } = send(slowPorts);
  await holding.promise;
  upload.pause();
  expect(reports.at(-1)).toMatchObject({ state: 'paused', sent: 512 * KB });
  isPaused = false;
  upload.resume();
  await expect.poll(() => reports.at(-1)!.state).toBe('sent');
  expect(sentFrom).toEqual([0, 512, 1024]);
  const second = send(slowPorts);
  second.upload.cancel();
  expect((await second.over).state).toBe('cancelled');
  await expect.poll(() => ended).toEqual(['f1']);
});
