import { useQuery, useQueryClient } from '@tanstack/react-query';
import { checkImport } from '@torre/contract/organisation-import';
import { useEffect, type JSX } from 'react';
import { BackLink, FileUpload, Loaded, Page, Panel, useActions } from '../../../kit/index.ts';
import { call } from '../../../platform/call.ts';
import { useTexts } from '../../../platform/language.ts';
import { useLive } from '../../../platform/live.ts';
import { track } from '../../../platform/track.ts';
import { ExportPanel } from './export-panel.tsx';
import { importQuery, sentFilesKey, sentFilesQuery } from './import.queries.ts';
import { ImportPanel } from './import-panel.tsx';
import './import.texts.ts';

export interface ImportAddress {
  /** Id of the import that is shown. */
  readonly importazione?: string | undefined;
  /** Code of the plant whose part is exported. */
  readonly impianto?: string | undefined;
}

interface ImportScreenProps {
  /** Of the qualifications, which HR keeps, instead of all else. */
  readonly qualifications?: boolean;
  readonly address: ImportAddress;
  readonly onAddress: (address: ImportAddress) => void;
}

/** `/amministrazione/organizzazione/importa`, and `/personale/titoli/importa` for HR: files out, and in: sent, checked, then saved whole or not at all. */
export function ImportScreen({ qualifications = false, address, onAddress }: ImportScreenProps): JSX.Element {
  const t = useTexts('organisationImport');
  const client = useQueryClient();
  const importId = address.importazione ?? null;
  const shown = useQuery(importQuery(importId));
  const files = useQuery(sentFilesQuery);
  const { run, element } = useActions();
  useEffect(
    () => track('view', qualifications ? 'importa titoli' : 'importa organizzazione'),
    [qualifications],
  );
  const readFiles = (): void => void client.invalidateQueries({ queryKey: sentFilesKey });
  useLive('job', ({ name, state }) => {
    if (name === 'file.check' && state !== 'in corso') readFiles();
  });
  useLive('reset', readFiles);
  const onImport = (importazione: string): void => onAddress({ ...address, importazione });
  const check = (fileId: string): void =>
    void run({
      track: 'controlla importazione',
      act: (options) => call(checkImport, { body: { fileId } }, options),
      failed: t('checkFailed'),
    }).then((reply) => reply && onImport(reply.importId));
  return (
    <Page
      title={t(qualifications ? 'titleHr' : 'title')}
      hint={t('hint')}
      back={
        qualifications ? (
          <BackLink to="/personale/titoli">{t('backHr')}</BackLink>
        ) : (
          <BackLink to="/amministrazione/organizzazione">{t('back')}</BackLink>
        )
      }
    >
      <ExportPanel qualifications={qualifications} plant={address.impianto} />
      <Panel title={t('in')} padded>
        <FileUpload
          area={qualifications ? 'titoli' : 'organizzazione'}
          kind="tabella"
          files={files.data?.rows}
          onChanged={readFiles}
          onReady={check}
        />
      </Panel>
      {importId !== null && (
        <Loaded query={shown} rows={4}>
          {(one) => <ImportPanel one={one} onImport={onImport} />}
        </Loaded>
      )}
      {element}
    </Page>
  );
}
