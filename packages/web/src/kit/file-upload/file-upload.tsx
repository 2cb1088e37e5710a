import { Button } from '@mantine/core';
import { Dropzone } from '@mantine/dropzone';
import { FILE_KIND } from '@torre/domain/files';
import type { NewUploadBody } from '@torre/contract/files';
import { IconUpload } from '@tabler/icons-react';
import type { JSX } from 'react';
import { useTexts } from '../../platform/language.ts';
import { fileSize } from './file-size.ts';
import styles from './file-upload.module.css';
import { UploadLine } from './upload-line.tsx';
import { useUploads } from './use-uploads.ts';
import '../kit.texts.ts';

interface FileUploadProps extends Pick<NewUploadBody, 'area' | 'kind'> {
  /** A file has arrived; its check goes on. */
  readonly onSent: () => void;
}

/** Sends files by dropping or choosing them: progress, pause, cancel, and going on after a lost connection. */
export function FileUpload({ area, kind, onSent }: FileUploadProps): JSX.Element {
  const t = useTexts('kit');
  const uploads = useUploads({ area, kind }, onSent);
  const { extensions, maxBytes } = FILE_KIND[kind];
  const allowed = t('uploadAllowed', { kinds: extensions.join(', '), size: fileSize(maxBytes) });
  return (
    <div className={styles['upload']}>
      <Dropzone
        unstyled
        className={styles['zone']}
        onDrop={uploads.send}
        // Its press bubbles to the zone, which opens the browser's dialog: one button for keyboards and readers.
        activateOnKeyboard={false}
        inputProps={{
          accept: extensions.map((extension) => `.${extension}`).join(','),
          'aria-label': t('uploadChoose'),
          'aria-hidden': true,
        }}
        enablePointerEvents
      >
        <IconUpload size={20} stroke={1.75} aria-hidden />
        <span>
          <strong>{t('uploadHere')}</strong>
          <span className={styles['allowed']}>{allowed}</span>
        </span>
        <Button variant="default" size="compact-sm">
          {t('uploadChoose')}
        </Button>
      </Dropzone>
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
