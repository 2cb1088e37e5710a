import { createUpload, listOwnFiles } from '@torre/contract/files';
import type { FileArea } from '@torre/contract/files';
import {
  checkImport,
  exportImportFaults,
  exportOrganisation,
  exportQualifications,
  readImport,
  saveImport,
} from '@torre/contract/organisation-import';
import type { ExportOrganisationBody, OrganisationImport } from '@torre/contract/organisation-import';
import { FACT_KIND_NAMES } from '@torre/domain/organisation';
import type { Database } from '../../platform/db/index.ts';
import { versionColumn } from '../organisation/index.thread.ts';
import { vi } from 'vitest';
import type { TestClient } from '../../testing/index.ts';
import { UploadActor } from '../../testing/upload-actor.ts';

/** How long a step that goes on by itself is waited for, and how often it is looked at, in milliseconds. */
export const PATIENCE = { timeout: 30_000, interval: 25 };

/** What who imports does in tests, from the file to its end. */
export class Importer {
  readonly #client: TestClient;
  readonly #uploads: UploadActor;
  readonly #area: FileArea;

  constructor(client: TestClient, url: string, area: FileArea = 'organizzazione') {
    this.#client = client;
    this.#uploads = new UploadActor(client, url);
    this.#area = area;
  }

  /** Uploads a file and waits until it is ready; returns its id. */
  async upload(name: string, bytes: Uint8Array): Promise<string> {
    const wanted = { area: this.#area, kind: 'tabella', name, size: bytes.length } as const;
    const { status, reply } = await this.#client.call(createUpload, { body: wanted });
    if (status !== 201) throw new Error(`${status} ${JSON.stringify(reply)}`);
    const { fileId } = reply;
    const sent = await this.#uploads.piece(fileId, 0, Buffer.from(bytes));
    if (sent.status !== 204) throw new Error(`${sent.status} ${await sent.text()}`);
    await vi.waitFor(async () => {
      const { rows } = (await this.#client.call(listOwnFiles, { query: {} })).reply;
      const state = rows.find((row) => row.fileId === fileId)?.state;
      if (state !== 'pronto') throw new Error(`the file is ${state}`);
    }, PATIENCE);
    return fileId;
  }

  /** Checks a file that is there; returns the import as it stands after the check. */
  async check(fileId: string): Promise<OrganisationImport> {
    const { status, reply } = await this.#client.call(checkImport, { body: { fileId } });
    if (status !== 200) throw new Error(`${status} ${JSON.stringify(reply)}`);
    return this.after(reply.importId, 'checking');
  }

  async checkFile(name: string, bytes: Uint8Array): Promise<OrganisationImport> {
    return this.check(await this.upload(name, bytes));
  }

  /** Saves a checked import; returns it as it stands afterwards. */
  async save({ importId }: Pick<OrganisationImport, 'importId'>): Promise<OrganisationImport> {
    const { status, reply } = await this.#client.call(saveImport, { path: { importId } });
    if (status !== 200) throw new Error(`${status} ${JSON.stringify(reply)}`);
    return this.after(importId, 'saving');
  }

  /** The import once it has left a state. */
  after(importId: string, state: OrganisationImport['state']): Promise<OrganisationImport> {
    return vi.waitFor(async () => {
      const { reply } = await this.#client.call(readImport, { path: { importId } });
      if (reply.state === state) throw new Error(`still ${state}`);
      return reply;
    }, PATIENCE);
  }

  async exported(body: ExportOrganisationBody): Promise<Uint8Array<ArrayBuffer>> {
    return this.#file(`/api${exportOrganisation.path}`, body);
  }

  async exportedQualifications(): Promise<Uint8Array<ArrayBuffer>> {
    return this.#file(`/api${exportQualifications.path}`, { format: 'xlsx' });
  }

  async faultsFile({ importId }: Pick<OrganisationImport, 'importId'>): Promise<Uint8Array<ArrayBuffer>> {
    return this.#file(`/api${exportImportFaults.path.replace('{importId}', importId)}`, {});
  }

  async #file(path: string, body: object): Promise<Uint8Array<ArrayBuffer>> {
    const response = await this.#client.send('POST', path, { body: JSON.stringify(body) });
    if (response.status !== 200) throw new Error(`${response.status} ${await response.text()}`);
    return new Uint8Array(await response.arrayBuffer());
  }
}

/** Rows of all kinds and of their trail, with the sum of their versions: what a save of facts changes. */
export async function factCounts(db: Database): Promise<object> {
  const counts = FACT_KIND_NAMES.map(
    (kind) => `(select count(*) || '/' || coalesce(sum(${versionColumn(kind)}), 0) from ${kind}) as ${kind}`,
  );
  const { rows } = await db.query(`select ${counts.join(', ')},
    (select count(*) from audit where call in ('saveImport', 'saveOrganisation')) as trail,
    (select count(*) from outbox where topic = 'organisation.changed') as events`);
  return rows[0]!;
}
