import type { FileRow } from '@torre/contract/files';
import { serverWords } from '../../platform/server-words.ts';
import type { UploadProgress } from '../../platform/upload/resumable-upload.ts';

export type FollowedFile = Pick<FileRow, 'fileId' | 'state' | 'refusal' | 'refusalText'>;

/** Why it was refused, in the language of the interface. */
export function fileRefusal({
  refusal,
  refusalText,
}: Pick<FileRow, 'refusal' | 'refusalText'>): string | null {
  return refusal && serverWords({ messageIT: refusal, ...(refusalText && { text: refusalText }) });
}

/** A line of the list of uploads; `ready` once its check is over and the file may be read. */
export interface ShownUpload extends Omit<UploadProgress, 'state'> {
  readonly key: number;
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  readonly state: UploadProgress['state'] | 'ready';
}

/**
 * The lines as the files say that they ended: what had arrived is ready or refused with its reason, and a ready file
 * that is there no more was deleted, its line with it. The same array when nothing is new.
 */
export function followFiles(
  shown: readonly ShownUpload[],
  files: readonly FollowedFile[],
): readonly ShownUpload[] {
  const byId = new Map(files.map((file) => [file.fileId, file]));
  const followed = shown.flatMap((line): readonly ShownUpload[] => {
    const file = line.fileId === null ? undefined : byId.get(line.fileId);
    if (line.state === 'ready' && file === undefined) return [];
    if (line.state !== 'sent') return [line];
    if (file?.state === 'pronto') return [{ ...line, state: 'ready' }];
    if (file?.state === 'rifiutato') return [{ ...line, state: 'refused', message: fileRefusal(file) ?? '' }];
    return [line];
  });
  const isSame = followed.length === shown.length && followed.every((line, at) => line === shown[at]);
  return isSame ? shown : followed;
}
