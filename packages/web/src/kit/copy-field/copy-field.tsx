import { Button, TextInput } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { useState, type JSX } from 'react';
import styles from './copy-field.module.css';

interface CopyFieldProps {
  /** What the text is, for readers. */
  readonly label: string;
  readonly text: string;
  readonly words: (key: 'copy' | 'copied' | 'notCopied') => string;
}

/** A text to take along, an address for instance, with the button that copies it. */
export function CopyField({ label, text, words }: CopyFieldProps): JSX.Element {
  const [copied, setCopied] = useState<boolean | null>(null);
  const copy = (): void => {
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };
  return (
    <div className={styles['field']}>
      <TextInput aria-label={label} value={text} readOnly onFocus={(event) => event.currentTarget.select()} />
      <Button leftSection={<IconCopy size={16} aria-hidden />} data-autofocus onClick={copy}>
        {words('copy')}
      </Button>
      <p role="status" className={styles['status']}>
        {copied === null ? '' : words(copied ? 'copied' : 'notCopied')}
      </p>
    </div>
  );
}
