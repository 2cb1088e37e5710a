import { useQuery } from '@tanstack/react-query';
import { inLanguage, optionText } from '@torre/contract/list';
import {
  leaveRequestList,
  type RequestDetail as Detail,
  type RequestHistoryEntry,
  type RequestRow,
} from '@torre/contract/requests';
import { LEAVE_STATE, type LabelReader, type LeaveOperation } from '@torre/domain/requests';
import type { JSX, ReactNode } from 'react';
import {
  Callout,
  Disclosure,
  Facts,
  Loaded,
  Row,
  Rows,
  Stack,
  Text,
  fileSize,
  useBreakpoint,
} from '../../kit/index.ts';
import { useLanguage, useTexts } from '../../platform/language.ts';
import type { Texts } from '../../platform/text-catalogue.ts';
import { asksOf, balanceWords, costWords, isShort } from './balance-words.ts';
import { isUndecided } from './effect-sentence.ts';
import { OtherDay } from './other-day.tsx';
import { RequestStatus } from './request-status.tsx';
import { shownDay, shownInstant, shownPeriod } from './request-times.ts';
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
  addDocument: 'didAddDocument',
  ignore: 'didOther',
  consider: 'didOther',
} as const satisfies Record<LeaveOperation | 'addDocument', string>;
const DID_WITH_DAYS = { proposeDay: 'didProposeDay', moveDay: 'didMoveDay', keepDay: 'didKeepDay' } as const;

/** What a step did, in words. */
function didWords({ operation, days }: RequestHistoryEntry, t: Texts<'requests'>): string {
  if (days && Object.hasOwn(DID_WITH_DAYS, operation)) {
    const values = { before: shownDay(days.before), after: shownDay(days.after) };
    return t(DID_WITH_DAYS[operation as keyof typeof DID_WITH_DAYS], values);
  }
  return t(Object.hasOwn(DID, operation) ? DID[operation as keyof typeof DID] : 'didOther');
}

/** Refused or annulled: nobody waits for its document any more. */
const isEnded = ({ stato }: RequestRow): boolean =>
  stato === LEAVE_STATE.rejected || stato === LEAVE_STATE.annulled;

interface RequestDetailProps {
  readonly id: string;
  readonly reader: LabelReader;
  /** Between what is asked and its history: what deciding would do. */
  readonly effect?: (row: RequestRow, restOfSeries: readonly RequestRow[]) => ReactNode;
  /** At the end: what can be done with it. */
  readonly actions?: (row: RequestRow) => ReactNode;
}

/** One request: what is asked, what the list hides on narrow screens, who did what with it, its documents (E2.04). */
export function RequestDetail({ id, reader, effect, actions }: RequestDetailProps): JSX.Element {
  const t = useTexts('requests');
  const balanceTexts = useTexts('requestBalance');
  return (
    <Loaded query={useQuery(requestQuery(id))} rows={6}>
      {({ request, restOfSeries, history, documents, cost, balance }) => (
        <>
          <div className={styles['detail']}>
            <Stack>
              <header className={styles['head']}>
                <h2>{`${request.cognome} ${request.nome}`}</h2>
                <RequestStatus row={request} reader={reader} />
              </header>
              <RequestFacts {...{ request, restOfSeries, cost, balance }} />
              {balance && asksOf(request) === 'asks' && isShort(balance) && (
                <Callout tone="danger">{balanceTexts('isShort')}</Callout>
              )}
              {reader === 'manager' &&
                request.gestdoc === 'VIC' &&
                documents.length === 0 &&
                !isEnded(request) && (
                  <Callout tone="wait">
                    {t(isUndecided(request) ? 'documentAwaited' : 'documentMissing')}
                  </Callout>
                )}
              {request.isIgnored && <Callout tone="wait">{t('ignored')}</Callout>}
              <OtherDay request={request} reader={reader} />
              {effect?.(request, restOfSeries)}
              <h3>{t('path')}</h3>
              <Rows compact look="flush">
                {history.map((entry, step) => (
                  <HistoryRow key={step} entry={entry} />
                ))}
              </Rows>
              {documents.length > 0 && (
                <>
                  <h3>{t('files')}</h3>
                  <Rows compact look="flush">
                    {documents.map(({ fileId, name, size }) => (
                      <Row
                        key={fileId}
                        plain
                        title={<a href={`/api/gerip/richieste/${request.id}/documenti/${fileId}`}>{name}</a>}
                        note={fileSize(size)}
                      />
                    ))}
                  </Rows>
                </>
              )}
              <FurtherFacts request={request} reader={reader} />
            </Stack>
          </div>
          {actions && <footer className={styles['end']}>{actions(request)}</footer>}
        </>
      )}
    </Loaded>
  );
}

/** What it is decided by. */
function RequestFacts({
  request,
  restOfSeries,
  cost,
  balance,
}: Pick<Detail, 'request' | 'restOfSeries' | 'cost' | 'balance'>): JSX.Element {
  const t = useTexts('requests');
  const balanceTexts = useTexts('requestBalance');
  const { descausale, giorni, note } = request;
  return (
    <Facts
      facts={[
        [t('cause'), descausale],
        [t('period'), shownPeriod(request)],
        [t('series'), restOfSeries.length === 0 ? null : restOfSeries.map(shownPeriod).join(', ')],
        [t('quantity'), giorni === null ? null : t('hours', { count: giorni })],
        [balanceTexts('cost'), costWords(cost, balanceTexts)],
        [balanceTexts('balance'), balance && balanceWords(balance, balanceTexts, asksOf(request))],
        [t('note'), note],
      ]}
    />
  );
}

/** What the list hides on narrow screens (M2.3.04): its owner reads words, and the codes only where the list hides them. */
function FurtherFacts({
  request,
  reader,
}: Pick<Detail, 'request'> & Pick<RequestDetailProps, 'reader'>): JSX.Element {
  const t = useTexts('requests');
  const language = useLanguage();
  const { mobile } = useBreakpoint();
  const { plant, codresponsabile, id, tipo, mis, timestampins } = request;
  const { requestDate, mis: measure } = leaveRequestList.columns;
  const asked = [inLanguage(requestDate.words, language), shownInstant(timestampins)] as const;
  const codes = [
    [t('manager'), codresponsabile],
    [t('type'), String(tipo)],
    [t('id'), id],
  ] as const;
  if (reader === 'manager')
    return <Facts facts={[asked, [t('unit'), measure.value(request)], [t('plant'), plant], ...codes]} />;
  return (
    <>
      <Facts
        facts={[
          asked,
          [t('unit'), optionText(measure.options, mis, language)],
          [t('plant'), plant],
          [t('type'), t(tipo === JUSTIFICATION ? 'typeAsked' : 'typeDisposed')],
        ]}
      />
      {mobile && (
        <Disclosure title={t('codes')}>
          <Facts facts={[[t('unit'), measure.value(request)], ...codes]} />
        </Disclosure>
      )}
    </>
  );
}

/** `tipo` of what a person asks for; any other was disposed (M3.16). */
const JUSTIFICATION = 0;

function HistoryRow({ entry }: { readonly entry: RequestHistoryEntry }): JSX.Element {
  const t = useTexts('requests');
  const { actor, at, note, onBehalfOf: giver } = entry;
  const what = didWords(entry, t);
  return (
    <Row
      plain
      title={giver === null ? t('didBy', { what, who: actor }) : t('didFor', { what, who: actor, giver })}
      actions={<Text tone="faint">{shownInstant(at)}</Text>}
    >
      {note !== '' && <Text tone="quiet">{note}</Text>}
    </Row>
  );
}
