import { IconPlayerPause, IconPlayerPlay, IconX } from '@tabler/icons-react';
import type { JSX } from 'react';
import { useTexts } from '../../platform/language.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { ProgressBar } from '../progress-bar/progress-bar.tsx';
import { fileSize } from './file-size.ts';
import styles from './file-upload.module.css';
import type { ShownUpload } from './follow-files.ts';
import type { useUploads } from './use-uploads.ts';

interface UploadLineProps {
  readonly upload: ShownUpload;
  readonly actions: ReturnType<typeof useUploads>;
}

/** One file on its way: name, how far it is or how it ended, and what can be done about it. */
export function UploadLine({ upload, actions }: UploadLineProps): JSX.Element {
  const t = useTexts('kit');
  const { key, name, state, message } = upload;
  const isUnderWay = state === 'sending' || state === 'lost';
  const hasBegun = isUnderWay || state === 'paused';
  const isOpen = hasBegun || state === 'waiting';
  const size = { sent: fileSize(upload.sent), size: fileSize(upload.size) };
  return (
    <li className={styles['line']} data-state={state}>
      <span className={styles['name']}>{name}</span>
      <span className={styles['state']} role="status">
        {t(`upload.${state}`, size)}
        {message !== '' && <span className={styles['message']}>{message}</span>}
      </span>
      {hasBegun && (
        <span className={styles['bar']}>
          <ProgressBar
            label={t('uploadProgress', { name })}
            done={upload.sent}
            total={upload.size}
            {...(state !== 'sending' && { tone: 'quiet' as const })}
          />
        </span>
      )}
      <span className={styles['actions']}>
        {isUnderWay && (
          <IconButton
            label={t('uploadPause', { name })}
            icon={IconPlayerPause}
            onClick={() => actions.pause(key)}
          />
        )}
        {state === 'paused' && (
          <IconButton
            label={t('uploadResume', { name })}
            icon={IconPlayerPlay}
            onClick={() => actions.resume(key)}
          />
        )}
        <IconButton
          label={isOpen ? t('uploadCancel', { name }) : t('uploadRemove', { name })}
          icon={IconX}
          onClick={() => (isOpen ? actions.cancel(key) : actions.remove(key))}
        />
      </span>
    </li>
  );
}
