import type { VideoFacts } from '@torre/domain/files';
import type { Tx } from '../db/index.ts';

/** What the check found out about a video file. */
export async function insertVideoFacts(
  tx: Tx,
  fileId: string,
  { width, height, milliseconds, pictures, sound }: VideoFacts,
): Promise<void> {
  await tx.query(
    `insert into file_video (file_id, width, height, milliseconds, pictures, sound) values ($1, $2, $3, $4, $5, $6)
      on conflict do nothing`,
    [fileId, width, height, milliseconds, pictures, sound],
  );
}
