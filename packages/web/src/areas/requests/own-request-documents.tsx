import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { RequestRow } from '@torre/contract/requests';
import { useState, type JSX } from 'react';
import { Callout, FileUpload, Line, Stack, useActions } from '../../kit/index.ts';
import { useTexts } from '../../platform/language.ts';
import { ownFilesQuery, useLiveOwnFiles } from '../../platform/own-files.ts';
import { lacksCertificate } from './own-missing-document.ts';
import { addDocuments, DOCUMENTS_AREA } from './own-requests.queries.ts';
import './own-requests.texts.ts';
import { requestsKey } from './requests.queries.ts';

/** Hands documents in for a request that stands: each as soon as it has arrived; what failed waits for a press. */
export function OwnRequestDocuments({ request }: { readonly request: RequestRow }): JSX.Element {
  const t = useTexts('ownRequests');
  const files = useQuery(ownFilesQuery);
  const readAgain = useLiveOwnFiles();
  const { run, busy, element } = useActions('footer');
  const [arrived, setArrived] = useState<readonly string[]>([]);
  const attach = async (documents: readonly string[]): Promise<void> => {
    setArrived(documents);
    const reply = await run({
      track: 'allega documento',
      act: (options) => addDocuments(request, documents, options),
      done: t('attached'),
      failed: t('attachFailed'),
      refresh: requestsKey,
    });
    // Others may have arrived while these were handed in.
    if (reply !== null) setArrived((now) => now.filter((fileId) => !documents.includes(fileId)));
  };
  const isMissing = lacksCertificate(request);
  return (
    <Stack>
      {isMissing ? (
        <Callout tone="wait" title={t('certificateMissing')}>
          <p>{t('certificateMissingWhy')}</p>
        </Callout>
      ) : (
        <h3>{t('addDocuments')}</h3>
      )}
      <FileUpload
        area={DOCUMENTS_AREA}
        kind="documento"
        files={files.data?.rows}
        onChanged={readAgain}
        onReady={(fileId) => void attach([...arrived, fileId])}
      />
      {arrived.length > 0 && (
        <Line end>
          <Button loading={busy} onClick={() => void attach(arrived)}>
            {t('attach', { count: arrived.length })}
          </Button>
        </Line>
      )}
      {element}
    </Stack>
  );
}
