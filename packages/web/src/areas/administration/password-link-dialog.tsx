import type { JSX } from 'react';
import { CopyField, Dialog, Stack } from '../../kit/index.ts';
import { useTexts } from '../../platform/language.ts';
import { romeDateTime } from '../../platform/rome-time.ts';
import './administration.texts.ts';

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
  return (
    <Dialog onClose={onClose} title={t('linkFor', { name })} size={560}>
      <Stack>
        <p>{t('linkWhy', { expires: romeDateTime(expiresAt) })}</p>
        <CopyField label={t('link')} text={url} words={t} />
      </Stack>
    </Dialog>
  );
}
