import { ownRequestList, type RequestRow } from '@torre/contract/requests';
import { useEffect, useState, type JSX } from 'react';
import {
  ListScreen,
  useActions,
  type ConfirmQuestion,
  type RowAction,
  type TableScreenProps,
} from '../../kit/index.ts';
import { useTexts } from '../../platform/language.ts';
import { track } from '../../platform/track.ts';
import { iconOf, labelOf, offText, REQUEST_ACTIONS, type ListedAction } from './action-words.ts';
import { ownColumns } from './request-columns.tsx';
import { RequestDialog } from './request-dialog.tsx';
import { RequestStatus } from './request-status.tsx';
import { shortPeriod, shownPeriod } from './request-times.ts';
import { changeOwn, readOwn, requestsKey, useLiveRequests, type OwnOperation } from './requests.queries.ts';
import './requests.texts.ts';

/** `/dipendente/richieste`: what one asked for, what became of it, and how to take it back. */
export function OwnRequestsScreen({ address, onAddress }: TableScreenProps): JSX.Element {
  const t = useTexts('requests');
  const [opened, setOpened] = useState<string | null>(null);
  const { run, element } = useActions();
  useLiveRequests();
  useEffect(() => track('view', 'le mie richieste'), []);
  const questions: Readonly<Record<OwnOperation, { ask: ConfirmQuestion; done: string; track: string }>> = {
    delete: {
      ask: { title: t('askDelete'), tone: 'danger' },
      done: t('deleted'),
      track: 'elimina la mia richiesta',
    },
    askAnnulment: {
      ask: { title: t('askAskAnnulment'), text: t('askAnnulmentWhy') },
      done: t('annulmentAsked'),
      track: 'chiedi annullamento',
    },
    withdraw: { ask: { title: t('askWithdraw') }, done: t('withdrawn'), track: 'ritira annullamento' },
  };
  const change = (row: RequestRow, operation: OwnOperation): Promise<unknown> =>
    run({
      ...questions[operation],
      act: (options) => changeOwn(row, operation, options),
      failed: operation === 'delete' ? t('deleteFailed') : t('changeFailed'),
      refresh: requestsKey,
    });
  const placeOf = (action: ListedAction, row: RequestRow): RowAction | null => {
    const shown = row.actions.find((one) => one.action === action);
    if (!shown) return null;
    const isOwn = action === 'delete' || action === 'askAnnulment' || action === 'withdraw';
    return {
      key: action,
      label: labelOf(action, row, t),
      icon: iconOf(action, row),
      ...(action === 'delete' && { tone: 'danger' as const }),
      off: shown.reason === null ? undefined : offText(shown.reason, t),
      run: () => (isOwn ? void change(row, action) : setOpened(row.id)),
    };
  };
  const nameOf = (row: RequestRow): string => `${row.descausale}, ${shownPeriod(row)}`;
  return (
    <ListScreen
      title={t('own')}
      hint={t('ownHint')}
      list={ownRequestList}
      columns={ownColumns}
      queryKey={[...requestsKey, 'own']}
      read={readOwn}
      failed={t('loadFailed')}
      rowId={(row: RequestRow) => row.id}
      nameOf={nameOf}
      toneOf={({ isIgnored }) => (isIgnored ? 'ignored' : undefined)}
      phoneRow={(row) => ({
        title: row.descausale,
        detail: shortPeriod(row),
        aside: <RequestStatus row={row} reader="employee" />,
      })}
      actionsOf={(row) => OWN_ACTIONS.map((action) => placeOf(action, row))}
      walk={{ at: opened, onAt: NO_STEP, onOpen: ({ id }) => setOpened(id), letters: {} }}
      address={address}
      onAddress={onAddress}
      empty={{ title: t('noOwn'), why: t('noOwnWhy') }}
    >
      {opened !== null && <RequestDialog id={opened} reader="employee" onClose={() => setOpened(null)} />}
      {element}
    </ListScreen>
  );
}

/** Rows are not shown beside the list: going over them opens nothing. */
const NO_STEP = (): void => undefined;

/** The others are managers'. */
const OWN_ACTIONS = REQUEST_ACTIONS.filter(
  (action) => !['approve', 'reject', 'authorize', 'calendar'].includes(action),
);
