import { useQuery } from '@tanstack/react-query';
import { IconFileText, IconX } from '@tabler/icons-react';
import type { JSX } from 'react';
import { FileUpload, IconButton, Row, Rows, Stack, Text } from '../../kit/index.ts';
import { useTexts } from '../../platform/language.ts';
import { ownFilesQuery, useLiveOwnFiles } from '../../platform/own-files.ts';
import { MOST_DOCUMENTS, type AttachedDocument } from './new-request-fields.ts';
import './new-request.texts.ts';
import { DOCUMENTS_AREA } from './own-requests.queries.ts';
import type { NewRequestForm } from './use-new-request-form.ts';

interface NewRequestDocumentsProps {
  readonly form: NewRequestForm;
  /** Whether some are still on their way. */
  readonly onBusy: (busy: boolean) => void;
}

/** Photos and files that go with the request; what has arrived stays in the form, whatever becomes of the page. */
export function NewRequestDocuments({ form, onBusy }: NewRequestDocumentsProps): JSX.Element {
  const t = useTexts('newRequest');
  const files = useQuery(ownFilesQuery);
  const readAgain = useLiveOwnFiles();
  const { fields, cause, faultOf, write } = form;
  const { documents } = fields;
  const attach = (fileId: string): void => {
    const name = files.data?.rows.find((file) => file.fileId === fileId)?.name ?? fileId;
    write({ documents: [...documents, { fileId, name }] });
  };
  const detach = ({ fileId }: AttachedDocument): void =>
    write({ documents: documents.filter((one) => one.fileId !== fileId) });
  return (
    <Stack>
      <h3>{t('documents')}</h3>
      {cause?.gestdoc === 'VIC' && <Text tone="quiet">{t('documentsFirst')}</Text>}
      {documents.length > 0 && (
        <Rows compact look="framed" label={t('documents')}>
          {documents.map((one) => (
            <Row
              key={one.fileId}
              plain
              lead={<IconFileText size={16} aria-hidden />}
              title={one.name}
              actions={
                <IconButton
                  label={t('detach', { name: one.name })}
                  icon={IconX}
                  onClick={() => detach(one)}
                />
              }
            />
          ))}
        </Rows>
      )}
      {faultOf('documents') !== null && (
        <Text tone="danger">{t('documentsMany', { most: MOST_DOCUMENTS })}</Text>
      )}
      <FileUpload
        area={DOCUMENTS_AREA}
        kind="documento"
        files={files.data?.rows}
        onChanged={readAgain}
        onReady={attach}
        onBusy={onBusy}
      />
    </Stack>
  );
}
