import { Button } from '@mantine/core';
import { ownRequestList, type RequestRow } from '@torre/contract/requests';
import { useState, type JSX } from 'react';
import { Callout, Stack } from '../../kit/index.ts';
import { useLanguage, useTexts } from '../../platform/language.ts';
import { takesDocuments } from './own-missing-document.ts';
import { OwnRequestDocuments } from './own-request-documents.tsx';
import './own-requests.texts.ts';
import { RequestDialog } from './request-dialog.tsx';
import { useOwnActions } from './use-own-actions.tsx';

interface OwnRequestDialogProps {
  readonly id: string;
  /** Somebody was first in the list: what the server said of it. */
  readonly overtaken: string | null;
  readonly onClose: () => void;
}

/** One’s own request: what it lacks, who did what with it, and what can still be done. */
export function OwnRequestDialog(props: OwnRequestDialogProps): JSX.Element {
  const { id, onClose } = props;
  const [overtaken, setOvertaken] = useState(props.overtaken);
  const { actionsOf, element, asks, dismiss } = useOwnActions({
    where: 'footer',
    onOpen: () => undefined,
    onOvertaken: (_, text) => setOvertaken(text),
  });
  return (
    <RequestDialog
      id={id}
      reader="employee"
      onClose={asks ? dismiss : onClose}
      effect={(row) => <OwnPart row={row} overtaken={overtaken} />}
      actions={(row) => (
        <>
          {element}
          {!asks && <OwnButtons row={row} actionsOf={actionsOf} />}
        </>
      )}
    />
  );
}

function OwnPart({
  row,
  overtaken,
}: {
  readonly row: RequestRow;
  readonly overtaken: string | null;
}): JSX.Element {
  const t = useTexts('ownRequests');
  const language = useLanguage();
  const state = ownRequestList.columns.stato.value(row, language);
  return (
    <Stack>
      {overtaken !== null && (
        <Callout tone="wait" alert title={t('overtaken')}>
          <p>{t('overtakenNow', { text: overtaken, state })}</p>
        </Callout>
      )}
      {takesDocuments(row) && <OwnRequestDocuments request={row} />}
    </Stack>
  );
}

/** Looking at it and at its documents is what the window does already. */
const SHOWN: readonly string[] = ['details', 'documents'];

function OwnButtons({
  row,
  actionsOf,
}: Pick<ReturnType<typeof useOwnActions>, 'actionsOf'> & { readonly row: RequestRow }): JSX.Element {
  return (
    <>
      {actionsOf(row).map(
        (action) =>
          action !== null &&
          !SHOWN.includes(action.key) && (
            <Button
              key={action.key}
              variant="default"
              disabled={action.off !== undefined}
              title={action.off}
              leftSection={<action.icon size={16} aria-hidden />}
              onClick={action.run}
            >
              {action.label}
            </Button>
          ),
      )}
    </>
  );
}
