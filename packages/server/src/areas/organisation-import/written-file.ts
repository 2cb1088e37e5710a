import { buffer } from 'node:stream/consumers';
import { organisationImportSentence } from '@torre/contract/organisation-import/sentences';
import { OUTCOME } from '@torre/contract/outcome';
import type { Principal } from '../../platform/access/principal.ts';
import { refused, refusedForNow } from '../../platform/http/refused.ts';
import { ThreadBusy, WorkTooMuch } from '../../platform/threads/work-thread.ts';
import type { ImportDeps } from './import-deps.ts';
import type { FactThread } from './fact-thread.ts';
import type { AnnotateWork, FactResult, WriteWork } from './fact-work.ts';

const COME_BACK_AFTER_S = 10;

/** A file made in the thread for who waits for it. Throws 409 for a file that cannot be read, 503 with when to come back. */
export async function writtenFile(
  thread: FactThread,
  work: AnnotateWork | WriteWork,
  { userName }: Principal,
): Promise<Extract<FactResult, { kind: 'written' }>> {
  const result = await thread.run(work, userName).catch((error: unknown) => {
    const isBusy = error instanceof ThreadBusy || error instanceof WorkTooMuch;
    throw isBusy ? refusedForNow(503, organisationImportSentence('busy'), COME_BACK_AFTER_S) : error;
  });
  if (result.kind === 'problem') throw refused(409, OUTCOME.fileNotAllowed, result.sentence);
  if (result.kind !== 'written') throw new Error(`${result.kind} is no file`);
  return result;
}

/** The bytes of a stored file, in memory of their own: they go to the thread. */
export async function contentOf(
  { fileStore }: Pick<ImportDeps, 'fileStore'>,
  { storeKey }: { readonly storeKey: string | null },
): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await buffer(await fileStore.open(storeKey!)));
}
