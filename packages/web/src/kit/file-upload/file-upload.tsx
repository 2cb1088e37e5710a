import { FILE_KIND } from '@torre/domain/files';
import type { NewUploadBody } from '@torre/contract/files';
import { useEffect, useEffectEvent, useRef, type JSX } from 'react';
import { useTexts } from '../../platform/language.ts';
import { DropZone } from './drop-zone.tsx';
import { fileSize } from './file-size.ts';
import styles from './file-upload.module.css';
import type { FollowedFile, ShownUpload } from './follow-files.ts';
import { UploadLine } from './upload-line.tsx';
import { useUploads } from './use-uploads.ts';
import '../kit.texts.ts';

interface FileUploadProps extends Pick<NewUploadBody, 'area' | 'kind'> {
  /** The files of the screen: each line follows its own to the end of its check. */
  readonly files: readonly FollowedFile[] | undefined;
  /** A file has arrived, was refused or given up: `files` are to be read again. */
  readonly onChanged: () => void;
  /** A file that was sent from here may be read: its check is over. */
  readonly onReady?: (fileId: string) => void;
  /** A file that the screen itself made: it is sent at once. */
  readonly made?: File;
  /** Whether some are on their way or being checked: what is saved meanwhile goes without them. */
  readonly onBusy?: (isBusy: boolean) => void;
}

const UNDER_WAY: readonly ShownUpload['state'][] = ['waiting', 'sending', 'lost', 'paused', 'sent'];

/**
 * Sends files by dropping or choosing them: a queue where there are many, progress, pause, cancel, and going on after
 * a lost connection.
 */
export function FileUpload(props: FileUploadProps): JSX.Element {
  const t = useTexts('kit');
  const uploads = useUploads(props);
  const announced = useRef(new Set<string>());
  const tellReady = useEffectEvent((fileId: string) => props.onReady?.(fileId));
  useEffect(() => {
    for (const { state, fileId } of uploads.shown) {
      if (state !== 'ready' || fileId === null || announced.current.has(fileId)) continue;
      announced.current.add(fileId);
      tellReady(fileId);
    }
  }, [uploads.shown]);
  const sendMade = useEffectEvent(() => {
    if (props.made !== undefined) uploads.send([props.made]);
  });
  useEffect(() => {
    // After this turn: what React mounts twice in development stops its uploads in between.
    const soon = setTimeout(() => sendMade(), 0);
    return () => clearTimeout(soon);
  }, []);
  const isBusy = uploads.shown.some(({ state }) => UNDER_WAY.includes(state));
  const announceBusy = useEffectEvent(() => props.onBusy?.(isBusy));
  useEffect(() => announceBusy(), [isBusy]);
  const { extensions, maxBytes } = FILE_KIND[props.kind];
  const allowed = t('uploadAllowed', { kinds: extensions.join(', '), size: fileSize(maxBytes) });
  return (
    <div className={styles['upload']}>
      <DropZone
        title={t('uploadHere')}
        allowed={allowed}
        choose={t('uploadChoose')}
        extensions={extensions}
        onFiles={uploads.send}
      />
      {uploads.shown.length > 0 && (
        <ul className={styles['list']} aria-label={t('uploads')}>
          {uploads.shown.map((upload) => (
            <UploadLine key={upload.key} upload={upload} actions={uploads} />
          ))}
        </ul>
      )}
    </div>
  );
}
