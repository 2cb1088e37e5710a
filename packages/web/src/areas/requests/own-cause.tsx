import { VisuallyHidden } from '@mantine/core';
import { IconFileAlert } from '@tabler/icons-react';
import type { RequestRow } from '@torre/contract/requests';
import type { JSX } from 'react';
import { CutText, Text } from '../../kit/index.ts';
import { useTexts } from '../../platform/language.ts';
import { lacksCertificate } from './own-missing-document.ts';
import './own-requests.texts.ts';

/** The cause of one's own request; before it, where it is never cut, that it still waits for its document. */
export function OwnCause({ row }: { readonly row: RequestRow }): JSX.Element {
  const t = useTexts('ownRequests');
  if (!lacksCertificate(row)) return <CutText>{row.descausale}</CutText>;
  const missing = t('certificateMissing');
  return (
    <CutText whole={`${row.descausale}: ${missing}`}>
      <Text as="span" tone="danger">
        <IconFileAlert size={14} aria-hidden />
        <VisuallyHidden>{missing}</VisuallyHidden>
      </Text>{' '}
      {row.descausale}
    </CutText>
  );
}
