import type { RequestRow } from '@torre/contract/requests';
import type { SaveOptions } from '../../platform/save-wait.ts';
import { withSpinner } from '../../platform/spinner.ts';
import { deleteRequest } from './requests.queries.ts';

type DeletionReply = Awaited<ReturnType<typeof deleteRequest>>;

/** M8.16 */
const LOADER_AFTER_FAILURE_MS = 1000;

/** M7.59 */
export const isDeleted = ({ ris }: DeletionReply): boolean => ris.esito[0]?.esito === 0;

/** Deletes; after a failure the loader hides a second later (M8.16). */
export async function deleteWithLoader(row: RequestRow, options: SaveOptions): Promise<DeletionReply> {
  let done = false;
  try {
    const reply = await deleteRequest(row, options);
    done = isDeleted(reply);
    return reply;
  } finally {
    if (!done) void withSpinner(new Promise<void>((resolve) => setTimeout(resolve, LOADER_AFTER_FAILURE_MS)));
  }
}
