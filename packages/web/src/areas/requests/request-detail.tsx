import { useQuery } from '@tanstack/react-query';
import { leaveRequestList, type RequestHistoryEntry, type RequestRow } from '@torre/contract/requests';
import type { LabelReader, LeaveOperation } from '@torre/domain/requests';
import type { JSX, ReactNode } from 'react';
import { Callout, Facts, Loaded, Row, Rows, Stack, Text, fileSize } from '../../kit/index.ts';
import { useLanguage, useTexts } from '../../platform/language.ts';
import { RequestStatus } from './request-status.tsx';
import { shownInstant, shownPeriod } from './request-times.ts';
import { requestQuery } from './requests.queries.ts';
import styles from './request-detail.module.css';
import './requests.texts.ts';

const DID = {
  insert: 'didInsert',
  disposition: 'didDisposition',
  authorize: 'didAuthorize',
  approve: 'didApprove',
  reject: 'didReject',
  delete: 'didDelete',
  askAnnulment: 'didAskAnnulment',
  withdraw: 'didWithdraw',
  annul: 'didAnnul',
  ignore: 'didOther',
  consider: 'didOther',
} as const satisfies Record<LeaveOperation, string>;

interface RequestDetailProps {
  readonly id: string;
  readonly reader: LabelReader;
  /** Between what is asked and its history: what deciding would do. */
  readonly effect?: (row: RequestRow) => ReactNode;
  /** At the end: what can be done with it. */
  readonly actions?: (row: RequestRow) => ReactNode;
}

/** One request: what is asked, what the list hides on narrow screens, who did what with it, its documents (E2.04). */
export function RequestDetail({ id, reader, effect, actions }: RequestDetailProps): JSX.Element {
  const t = useTexts('requests');
  return (
    <Loaded query={useQuery(requestQuery(id))} rows={6}>
      {({ request, history, documents }) => (
        <>
          <div className={styles['detail']}>
            <Stack>
              <header className={styles['head']}>
                <h2>{`${request.cognome} ${request.nome}`}</h2>
                <RequestStatus row={request} reader={reader} />
              </header>
              <RequestFacts request={request} />
              {request.isIgnored && <Callout tone="wait">{t('ignored')}</Callout>}
              {effect?.(request)}
              <h3>{t('path')}</h3>
              <Rows compact>
                {history.map((entry) => (
                  <HistoryRow key={`${entry.at} ${entry.operation}`} entry={entry} />
                ))}
              </Rows>
              {documents.length > 0 && (
                <>
                  <h3>{t('files')}</h3>
                  <Rows compact>
                    {documents.map(({ fileId, name, size }) => (
                      <Row
                        key={fileId}
                        plain
                        title={<a href={`/api/files/${fileId}`}>{name}</a>}
                        note={fileSize(size)}
                      />
                    ))}
                  </Rows>
                </>
              )}
            </Stack>
          </div>
          {actions && <footer className={styles['end']}>{actions(request)}</footer>}
        </>
      )}
    </Loaded>
  );
}

function RequestFacts({ request }: { readonly request: RequestRow }): JSX.Element {
  const t = useTexts('requests');
  const language = useLanguage();
  const { descausale, giorni, note, plant, codresponsabile, id, tipo, timestampins } = request;
  return (
    <Facts
      facts={[
        [t('cause'), descausale],
        [t('period'), shownPeriod(request)],
        [t('unit'), leaveRequestList.columns.mis.value(request)],
        [t('quantity'), giorni === null ? null : t('hours', { count: giorni })],
        [leaveRequestList.columns.requestDate.words[language === 'it' ? 0 : 1], shownInstant(timestampins)],
        [t('note'), note],
        [t('plant'), plant],
        [t('manager'), codresponsabile],
        [t('type'), String(tipo)],
        [t('id'), id],
      ]}
    />
  );
}

function HistoryRow({ entry }: { readonly entry: RequestHistoryEntry }): JSX.Element {
  const t = useTexts('requests');
  const { operation, actor, at, note } = entry;
  const what = t(Object.hasOwn(DID, operation) ? DID[operation as LeaveOperation] : 'didOther');
  return (
    <Row
      plain
      title={t('didBy', { what, who: actor })}
      actions={<Text tone="faint">{shownInstant(at)}</Text>}
    >
      {note !== '' && <Text tone="quiet">{note}</Text>}
    </Row>
  );
}
