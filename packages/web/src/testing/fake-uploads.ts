import {
  createUpload,
  endUpload,
  listFiles,
  listOwnFiles,
  sendPiece,
  uploadOffset,
  type FileRow,
  type NewUploadBody,
} from '@torre/contract/files';
import type { Asked, FakeServer } from './fake-server.ts';
import { DONE } from './fake-session.ts';

/** What the browser sends at a time. */
const PIECE = 512 * 1024;

/** Files as a server takes them: piece by piece, and ready as soon as they are whole. */
export class StandingUploads {
  readonly #files = new Map<string, FileRow>();
  /** Where the pieces that arrived begin, in their order. */
  readonly arrived: number[] = [];
  /** What happens to a piece before it arrives; `offset` is where it begins. */
  beforePiece: (offset: number) => Promise<void> = () => Promise.resolve();

  readonly declare = (server: FakeServer): void => {
    server.answers(createUpload, ({ body }) => ({
      outcome: DONE,
      fileId: this.#begin(body as NewUploadBody),
    }));
    server.answers(uploadOffset, (asked) => stand(200, this.#fileOf(asked)));
    server.answers(sendPiece, async (asked) => {
      await this.beforePiece(this.#fileOf(asked).received);
      this.arrived.push(this.#fileOf(asked).received);
      return stand(204, this.#receive(this.#fileOf(asked)));
    });
    server.answers(endUpload, (asked) => {
      this.#files.delete(this.#fileOf(asked).fileId);
      return new Response(null, { status: 204 });
    });
    const list = () => ({
      outcome: DONE,
      beyond: null,
      total: this.#files.size,
      rows: [...this.#files.values()],
    });
    server.answers(listFiles, list);
    server.answers(listOwnFiles, list);
  };

  #begin({ name, kind, area, size }: NewUploadBody): string {
    const fileId = `019a0000-0000-7000-8000-00000000000${this.#files.size}`;
    this.#files.set(fileId, {
      fileId,
      name,
      kind,
      area,
      size,
      received: 0,
      state: 'in arrivo',
      refusal: null,
      owner: 'Amministratore Ada',
      isOwn: true,
      createdAt: '14/12/2026 09:00',
      allowedActions: ['download', 'delete'],
    });
    return fileId;
  }

  #receive(file: FileRow): FileRow {
    const received = Math.min(file.size, file.received + PIECE);
    const now: FileRow = { ...file, received, state: received === file.size ? 'pronto' : file.state };
    this.#files.set(file.fileId, now);
    return now;
  }

  #fileOf({ path }: Asked): FileRow {
    return this.#files.get(path.split('/').at(-1)!)!;
  }
}

const stand = (status: number, { received, size }: FileRow): Response =>
  new Response(null, {
    status,
    headers: { 'upload-offset': String(received), 'upload-length': String(size) },
  });
