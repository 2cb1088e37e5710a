import { once } from 'node:events';
import { request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { PIECE_TYPE, TUS_VERSION, createUpload } from '@torre/contract/files';
import type { NewUploadBody } from '@torre/contract/files';
import type { TestAnswer, TestClient } from './test-client.ts';

/** Sends files as our screens do, in pieces, for tests that look at each of them. */
export class UploadActor {
  readonly #client: TestClient;
  readonly #url: string;

  constructor(client: TestClient, url: string) {
    this.#client = client;
    this.#url = url;
  }

  announce(body: Partial<NewUploadBody> & { size: number }): Promise<TestAnswer<{ fileId: string }>> {
    const whole: NewUploadBody = { area: 'amministrazione', kind: 'documento', name: 'verbale.txt', ...body };
    return this.#client.call(createUpload, { body: whole });
  }

  /** Announces a file and sends it in one piece; the answer to the piece and the file's id. */
  async send(name: string, content: Buffer, kind: NewUploadBody['kind'] = 'documento') {
    const { reply } = await this.announce({ name, kind, size: content.length });
    return { fileId: reply.fileId, answer: await this.piece(reply.fileId, 0, content) };
  }

  piece(
    fileId: string,
    offset: number,
    content: Buffer,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Response> {
    return fetch(`${this.#url}/api/files/uploads/${fileId}`, {
      method: 'PATCH',
      headers: { ...this.#headers(offset), ...headers },
      body: new Uint8Array(content),
    });
  }

  /** A piece whose connection breaks after `content`, of the `announced` bytes. */
  async brokenPiece(fileId: string, offset: number, content: Buffer, announced: number): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const sending = request(`${this.#url}/api/files/uploads/${fileId}`, {
      method: 'PATCH',
      headers: { ...this.#headers(offset), 'content-length': announced },
    });
    sending.on('close', resolve);
    sending.on('error', () => {});
    sending.write(content, () => sending.destroy());
    await promise;
  }

  /** A piece of which a half is sent before `meanwhile` and the rest after it; the status of its answer. */
  async slowPiece(fileId: string, content: Buffer, meanwhile: () => Promise<unknown>): Promise<number> {
    const sending = request(`${this.#url}/api/files/uploads/${fileId}`, {
      method: 'PATCH',
      headers: { ...this.#headers(0), 'content-length': content.length },
    });
    const answered = once(sending, 'response') as Promise<[IncomingMessage]>;
    const half = content.length / 2;
    await new Promise<void>((sent) => sending.write(content.subarray(0, half), () => sent()));
    await meanwhile();
    sending.end(content.subarray(half));
    const [answer] = await answered;
    answer.resume();
    return answer.statusCode!;
  }

  /** Where the upload stands, or null where there is none. */
  async offset(fileId: string): Promise<number | null> {
    const answer = await this.#client.send('HEAD', `/api/files/uploads/${fileId}`, {
      headers: { 'tus-resumable': TUS_VERSION },
    });
    return answer.status === 200 ? Number(answer.headers.get('upload-offset')) : null;
  }

  #headers(offset: number): Record<string, string> {
    return {
      cookie: this.#client.cookie ?? '',
      'x-requested-by': 'torre',
      'tus-resumable': TUS_VERSION,
      'content-type': PIECE_TYPE,
      'upload-offset': String(offset),
    };
  }
}
