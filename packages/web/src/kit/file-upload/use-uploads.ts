import { decideUpload, FILE_KIND } from '@torre/domain/files';
import type { NewUploadBody } from '@torre/contract/files';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../platform/language.ts';
import { ResumableUpload, type UploadProgress } from '../../platform/upload/resumable-upload.ts';
import { browserUpload } from '../../platform/upload/upload-ports.ts';
import { fileSize } from './file-size.ts';
import '../kit.texts.ts';

export interface ShownUpload extends UploadProgress {
  readonly key: number;
  readonly name: string;
  readonly size: number;
}

interface Uploads {
  readonly shown: readonly ShownUpload[];
  readonly send: (files: readonly File[]) => void;
  readonly pause: (key: number) => void;
  readonly resume: (key: number) => void;
  readonly cancel: (key: number) => void;
  /** Takes an upload that is over out of the list. */
  readonly remove: (key: number) => void;
}

let lastKey = 0;

/**
 * The files that a person sends from here; they stop when the screen is left. What the name and the size already
 * tell is refused here, with the words of the server's own rule.
 */
export function useUploads(target: Pick<NewUploadBody, 'area' | 'kind'>, onSent: () => void): Uploads {
  const t = useTexts('kit');
  const [shown, setShown] = useState<readonly ShownUpload[]>([]);
  const running = useRef(new Map<number, ResumableUpload>());

  useEffect(() => {
    const uploads = running.current;
    return () => uploads.forEach((upload) => upload.cancel());
  }, []);

  const refusalOf = (file: File): string | null => {
    const decision = decideUpload(
      { kind: target.kind, name: file.name, size: file.size },
      { bytes: 0, uploads: 0 },
    );
    if (decision.ok) return null;
    const { extensions, maxBytes } = FILE_KIND[target.kind];
    if (decision.code === 'too-large') return t('uploadNo.too-large', { size: fileSize(maxBytes) });
    if (decision.code === 'empty') return t('uploadNo.empty');
    return t('uploadNo.not-allowed', { kinds: extensions.join(', ') });
  };

  const begin = (file: File): ShownUpload => {
    const key = ++lastKey;
    const first = { key, name: file.name, size: file.size, sent: 0, fileId: null } as const;
    const message = refusalOf(file);
    if (message !== null) return { ...first, state: 'refused', message };
    const tell = (progress: UploadProgress): void => {
      setShown((uploads) => uploads.map((one) => (one.key === key ? { ...one, ...progress } : one)));
      if (progress.state === 'sent') onSent();
      if (['sent', 'refused', 'cancelled'].includes(progress.state)) running.current.delete(key);
    };
    const wanted = { ...target, name: file.name, size: file.size };
    running.current.set(key, new ResumableUpload(file, wanted, browserUpload, tell));
    return { ...first, state: 'sending', message: '' };
  };

  return {
    shown,
    send: (files) => {
      const begun = files.map(begin);
      setShown((uploads) => [...uploads, ...begun]);
    },
    pause: (key) => running.current.get(key)?.pause(),
    resume: (key) => running.current.get(key)?.resume(),
    cancel: (key) => running.current.get(key)?.cancel(),
    remove: (key) => setShown((uploads) => uploads.filter((one) => one.key !== key)),
  };
}
