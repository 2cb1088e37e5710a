import { Button, TextInput } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { useState, type JSX } from 'react';
import { Dialog } from '../../kit/index.ts';
import { useTexts } from '../../platform/language.ts';
import { romeDateTime } from '../../platform/rome-time.ts';
import './administration.texts.ts';
import styles from './password-link-dialog.module.css';

interface PasswordLinkDialogProps {
  readonly name: string;
  readonly url: string;
  /** ISO 8601 */
  readonly expiresAt: string;
  readonly onClose: () => void;
}

/** Shows the one-time link once: it is nowhere else to be read again. */
export function PasswordLinkDialog({ name, url, expiresAt, onClose }: PasswordLinkDialogProps): JSX.Element {
  const t = useTexts('administration');
  const [copied, setCopied] = useState<boolean | null>(null);
  const copy = (): void => {
    navigator.clipboard.writeText(url).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };
  return (
    <Dialog onClose={onClose} title={t('linkFor', { name })} size={560}>
      <p>{t('linkWhy', { expires: romeDateTime(expiresAt) })}</p>
      <div className={styles['link']}>
        <TextInput
          aria-label={t('link')}
          value={url}
          readOnly
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button leftSection={<IconCopy size={16} aria-hidden />} data-autofocus onClick={copy}>
          {t('copy')}
        </Button>
      </div>
      <p role="status" className={styles['status']}>
        {copied === null ? '' : copied ? t('copied') : t('notCopied')}
      </p>
    </Dialog>
  );
}
