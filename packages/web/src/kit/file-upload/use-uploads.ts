import { decideUpload, FILE_KIND, FILE_LIMITS } from '@torre/domain/files';
import type { NewUploadBody } from '@torre/contract/files';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../platform/language.ts';
import { ResumableUpload, type UploadProgress } from '../../platform/upload/resumable-upload.ts';
import { browserUpload } from '../../platform/upload/upload-ports.ts';
import { UploadQueue } from '../../platform/upload/upload-queue.ts';
import { fileSize } from './file-size.ts';
import { followFiles, type FollowedFile, type ShownUpload } from './follow-files.ts';
import '../kit.texts.ts';

interface Uploads {
  readonly shown: readonly ShownUpload[];
  readonly send: (files: readonly File[]) => void;
  readonly pause: (key: number) => void;
  readonly resume: (key: number) => void;
  readonly cancel: (key: number) => void;
  /** Takes an upload that is over out of the list. */
  readonly remove: (key: number) => void;
}

interface UploadsOptions extends Pick<NewUploadBody, 'area' | 'kind'> {
  /** The person's files as they were read last; undefined before. */
  readonly files: readonly FollowedFile[] | undefined;
  /** What the server keeps of them is another now: they are to be read again. */
  readonly onChanged: () => void;
}

const OVER: readonly UploadProgress['state'][] = ['sent', 'refused', 'cancelled'];

let lastKey = 0;

/**
 * The files that a person sends from here, as many at once as the server takes; they stop when the screen is left.
 * What the name and the size already tell is refused here, with the words of the server's own rule.
 */
export function useUploads({ area, kind, files, onChanged }: UploadsOptions): Uploads {
  const t = useTexts('kit');
  const [shown, setShown] = useState<readonly ShownUpload[]>([]);
  const [queue] = useState(() => new UploadQueue(FILE_LIMITS.uploadsAtOnce));
  const running = useRef(new Map<number, ResumableUpload>());

  useEffect(() => {
    const uploads = running.current;
    const stop = (): void => {
      queue.clear();
      uploads.forEach((upload) => upload.cancel());
    };
    // Nobody goes on with them after a reload, and each would hold a place of the person for two days.
    window.addEventListener('pagehide', stop);
    return () => {
      window.removeEventListener('pagehide', stop);
      stop();
    };
  }, [queue]);

  // Kept, not only derived: a line that was ready and whose file is gone is told from one that was not read yet.
  const followed = files ? followFiles(shown, files) : shown;
  if (followed !== shown) setShown(followed);

  const refusalOf = (file: File): string | null => {
    const decision = decideUpload({ kind, name: file.name, size: file.size }, { bytes: 0, uploads: 0 });
    if (decision.ok) return null;
    const { extensions, maxBytes } = FILE_KIND[kind];
    if (decision.code === 'too-large') return t('uploadNo.too-large', { size: fileSize(maxBytes) });
    if (decision.code === 'empty') return t('uploadNo.empty');
    return t('uploadNo.not-allowed', { kinds: extensions.join(', ') });
  };

  const change = (key: number, progress: Partial<UploadProgress>): void =>
    setShown((uploads) => uploads.map((one) => (one.key === key ? { ...one, ...progress } : one)));

  const leave = (key: number): void => {
    running.current.delete(key);
    queue.leave(key);
  };

  const start = (key: number, file: File): void => {
    change(key, { state: 'sending' });
    const tell = (progress: UploadProgress): void => {
      change(key, progress);
      if (!OVER.includes(progress.state)) return;
      leave(key);
      onChanged();
    };
    const wanted = { area, kind, name: file.name, size: file.size };
    running.current.set(key, new ResumableUpload(file, wanted, browserUpload, tell));
  };

  return {
    shown: followed,
    send: (chosen) => {
      const begun = chosen.map((file) => {
        const message = refusalOf(file);
        const state = message === null ? ('waiting' as const) : ('refused' as const);
        const first = { key: ++lastKey, name: file.name, size: file.size, sent: 0, fileId: null };
        return { file, line: { ...first, state, message: message ?? '' } };
      });
      setShown((uploads) => [...uploads, ...begun.map(({ line }) => line)]);
      for (const { file, line } of begun)
        if (line.state === 'waiting') queue.enter(line.key, () => start(line.key, file));
    },
    pause: (key) => running.current.get(key)?.pause(),
    resume: (key) => running.current.get(key)?.resume(),
    cancel: (key) => {
      const upload = running.current.get(key);
      if (upload) return upload.cancel();
      leave(key);
      change(key, { state: 'cancelled' });
    },
    remove: (key) => setShown((uploads) => uploads.filter((one) => one.key !== key)),
  };
}
