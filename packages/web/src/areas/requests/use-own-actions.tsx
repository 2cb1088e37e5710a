import type { RequestRow } from '@torre/contract/requests';
import type { JSX } from 'react';
import { useActions, type ConfirmQuestion, type RowAction, type RowActionPlaces } from '../../kit/index.ts';
import { CallFailed } from '../../platform/call-failure.ts';
import { useTexts } from '../../platform/language.ts';
import { NOTICE, notify } from '../../platform/notify.ts';
import { iconOf, labelOf, offText, REQUEST_ACTIONS, type ListedAction } from './action-words.ts';
import { changeOwn, requestsKey, type OwnOperation } from './requests.queries.ts';
import './requests.texts.ts';

interface OwnActionOptions {
  /** Where questions stand: on the screen, or at the end of a window. */
  readonly where: 'window' | 'footer';
  readonly onOpen: (row: RequestRow) => void;
  /** Somebody was first: what the server said of it. What stands now is read again. */
  readonly onOvertaken: (row: RequestRow, text: string) => void;
}

/** The others are managers'. */
const OWN_ACTIONS = REQUEST_ACTIONS.filter(
  (action) => !['approve', 'reject', 'authorize', 'calendar', 'annul'].includes(action),
);
const PRECONDITION_FAILED = 412;

const isOperation = (action: ListedAction): action is OwnOperation =>
  action === 'delete' || action === 'askAnnulment' || action === 'withdraw';

/** What the owner does with a request: look at it, take it back, ask to annul it, give that up. */
export function useOwnActions({ where, onOpen, onOvertaken }: OwnActionOptions): {
  readonly actionsOf: (row: RequestRow) => RowActionPlaces;
  /** Holds the question; must be drawn. */
  readonly element: JSX.Element | null;
  readonly asks: boolean;
  readonly dismiss: () => void;
} {
  const t = useTexts('requests');
  const { run, element, asks, dismiss } = useActions(where);
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
  const change = (row: RequestRow, operation: OwnOperation): Promise<unknown> => {
    const failed = operation === 'delete' ? t('deleteFailed') : t('changeFailed');
    return run({
      ...questions[operation],
      act: (options) => changeOwn(row, operation, options),
      failed,
      onRefused: (text, error) => {
        if (error instanceof CallFailed && error.status === PRECONDITION_FAILED) onOvertaken(row, text);
        else notify({ type: NOTICE.error, header: failed, text });
      },
      refresh: requestsKey,
    });
  };
  const placeOf = (action: ListedAction, row: RequestRow): RowAction | null => {
    const shown = row.actions.find((one) => one.action === action);
    if (!shown) return null;
    return {
      key: action,
      label: labelOf(action, row, t),
      icon: iconOf(action, row),
      ...(action === 'delete' && { tone: 'danger' as const }),
      off: shown.reason === null ? undefined : offText(shown.reason, t),
      run: () => (isOperation(action) ? void change(row, action) : onOpen(row)),
    };
  };
  return {
    actionsOf: (row) => OWN_ACTIONS.map((action) => placeOf(action, row)),
    element,
    asks,
    dismiss,
  };
}
