import { Button, Modal, TextInput } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { useState, type JSX } from 'react';
import { useTexts } from '../../platform/language.ts';
import './administration.texts.ts';
import '../../kit/kit.texts.ts';
import styles from './password-link-dialog.module.css';

interface PasswordLinkDialogProps {
  readonly name: string;
  readonly url: string;
  /** ISO 8601 */
  readonly expiresAt: string;
  readonly onClose: () => void;
}

const EXPIRES = new Intl.DateTimeFormat('it-IT', { timeZone: 'Europe/Rome', day: '2-digit', month: '2-digit', year: 'numeric', hour: '2-digit', minute: '2-digit' });

/** Shows the one-time link once: it is nowhere else to be read again. */
export function PasswordLinkDialog({ name, url, expiresAt, onClose }: PasswordLinkDialogProps): JSX.Element {
  const t = useTexts('administration');
  const kit = useTexts('kit');
  const [copied, setCopied] = useState<boolean | null>(null);
  const copy = (): void => {
    navigator.clipboard.writeText(url).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };
  return (
    <Modal opened onClose={onClose} title={t('linkFor', { name })} size={560} closeButtonProps={{ 'aria-label': kit('close') }}>
      <p>{t('linkWhy', { expires: EXPIRES.format(new Date(expiresAt)).replace(',', '') })}</p>
      <div className={styles['link']}>
        <TextInput aria-label={t('link')} value={url} readOnly onFocus={(event) => event.currentTarget.select()} />
        <Button leftSection={<IconCopy size={16} aria-hidden />} data-autofocus onClick={copy}>
          {t('copy')}
        </Button>
      </div>
      <p role="status" className={styles['said']}>
        {copied === null ? '' : copied ? t('copied') : t('notCopied')}
      </p>
    </Modal>
  );
}
