import type { DecidedRow, RequestRow } from '@torre/contract/requests';
import type { JSX } from 'react';
import { useActions, useConfirm, type RowAction, type RowActionPlaces } from '../../kit/index.ts';
import { useTexts } from '../../platform/language.ts';
import { NOTICE, notify, type NoticeRequest } from '../../platform/notify.ts';
import { serverWords } from '../../platform/server-words.ts';
import { iconOf, labelOf, offText, REQUEST_ACTIONS, type ListedAction } from './action-words.ts';
import { useNote } from './note-dialog.tsx';
import { decide, deleteRequest, requestsKey } from './requests.queries.ts';

interface RequestDoors {
  readonly onDetails: (row: RequestRow) => void;
  readonly onCalendar: (row: RequestRow) => void;
}

const DECISIONS = {
  approve: { code: 'A', ask: 'askApprove', done: 'approved', track: 'approva richiesta' },
  reject: { code: 'R', ask: 'askReject', done: 'rejected', track: 'rifiuta richiesta' },
} as const;
/** M4.6.12: on 'Da vistare' it is the visa, elsewhere the same as approve. */
const AUTHORIZE = { ask: 'askAuthorize', done: 'authorized', track: 'autorizza richiesta' } as const;
const TO_ENDORSE = 60;

type Decision = keyof typeof DECISIONS | 'authorize';

/** In the row itself; the others stand behind its last button. */
const INLINE: readonly ListedAction[] = ['approve', 'reject', 'details'];

/**
 * What a manager does with one request. `actionsOf`: the buttons that the server names, off with their reason; `element`
 * holds question and note and must be drawn.
 */
export function useRequestActions(doors: RequestDoors): {
  readonly actionsOf: (row: RequestRow) => RowActionPlaces;
  readonly element: JSX.Element;
} {
  const t = useTexts('requests');
  const { run, element } = useActions();
  const { confirm, element: question } = useConfirm();
  const { askNote, element: noteDialog } = useNote();
  const alertOf = (id: string, row: DecidedRow | undefined, done: string): NoticeRequest =>
    row?.esito === 0
      ? { type: NOTICE.success, text: done }
      : { type: NOTICE.error, text: t('notProcessed', { id, msg: row ? decisionText(row) : t('noAnswer') }) };

  const takeDecision = async (row: RequestRow, action: Decision): Promise<void> => {
    const { id, tipo, version } = row;
    const words = action === 'authorize' ? AUTHORIZE : DECISIONS[action];
    const code = action === 'authorize' ? (row.stato === TO_ENDORSE ? 'V' : 'A') : DECISIONS[action].code;
    if (!(await confirm({ title: t(words.ask, { id }) }))) return;
    const note = action === 'reject' ? await askNote() : undefined;
    if (note === null) return;
    await run({
      track: words.track,
      act: (options) =>
        decide([{ id, tipo, operazione: code, version, ...(note !== undefined && { note }) }], options),
      done: ({ result }) => alertOf(id, result.requests[0], t(words.done, { id })),
      failed: t('notProcessed', { id, msg: t('noAnswer') }),
      onRefused: (msg) => notify({ type: NOTICE.error, text: t('notProcessed', { id, msg }) }),
      refresh: requestsKey,
    });
  };
  const remove = (row: RequestRow): Promise<unknown> =>
    run({
      ask: { title: t('askDelete'), tone: 'danger' },
      track: 'elimina richiesta',
      act: (options) => deleteRequest(row, options),
      done: ({ ris }) =>
        ris.esito[0]?.esito === 0
          ? t('deleted')
          : { type: NOTICE.error, header: t('deleteFailed'), text: ris.esito[0]?.msg ?? '' },
      failed: t('deleteFailed'),
      refresh: requestsKey,
    });
  const press = (action: ListedAction, row: RequestRow): void => {
    switch (action) {
      case 'approve':
      case 'authorize':
      case 'reject':
        return void takeDecision(row, action);
      case 'delete':
        return void remove(row);
      case 'calendar':
        return doors.onCalendar(row);
      case 'details':
      case 'documents':
        return doors.onDetails(row);
      case 'askAnnulment':
      case 'withdraw':
        // The owner's own, on the screen of the own requests.
        return undefined;
    }
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
      further: !INLINE.includes(action),
      run: () => press(action, row),
    };
  };
  return {
    actionsOf: (row) =>
      REQUEST_ACTIONS.map((action) => placeOf(action, row)).filter(
        // An action of the menu keeps no place in the row.
        (place, index) => place !== null || INLINE.includes(REQUEST_ACTIONS[index]!),
      ),
    element: (
      <>
        {question}
        {noteDialog}
        {element}
      </>
    ),
  };
}

/** Why a row was not decided, in the language of the interface. */
export function decisionText({ message, text }: DecidedRow): string {
  return serverWords({ messageIT: message, ...(text && { text }) });
}
