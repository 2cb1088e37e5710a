import { useQueryClient } from '@tanstack/react-query';
import type { DecidedRow, RequestRow } from '@torre/contract/requests';
import { useState, type JSX } from 'react';
import {
  focusPlace,
  returnFocus,
  useActions,
  useConfirm,
  type FocusPlace,
  type RowAction,
  type RowActionPlaces,
} from '../../kit/index.ts';
import { useTexts } from '../../platform/language.ts';
import { NOTICE, notify, type NoticeRequest } from '../../platform/notify.ts';
import type { SaveOptions } from '../../platform/save-wait.ts';
import { iconOf, labelOf, offText, type ListedAction } from './action-words.ts';
import { DECISIONS, decisionText, sendDecision, type Decision } from './decisions.ts';
import { consider, ignore, type CounterPlace } from './ignored.queries.ts';
import { OverLimit } from './over-limit.tsx';
import { NoteDialog } from './note-dialog.tsx';
import { decidedRequest, questionWords } from './decided-words.ts';
import { deleteWithLoader, isDeleted } from './request-deletion.ts';
import { requestsKey } from './requests.queries.ts';

interface RequestDoors {
  readonly onDetails: (row: RequestRow) => void;
  readonly onCalendar: (row: RequestRow) => void;
  /** Inside a window the question stands in its footer. */
  readonly where?: 'window' | 'footer';
  /** The counter for which a request can be ignored. */
  readonly counter?: CounterPlace;
  /** What is read again besides the requests (M4.6.06). */
  readonly refresh?: () => Promise<unknown>;
  /** After each that was done; `row` as it stood before. */
  readonly onDone?: (row: RequestRow, operation: DoneOperation, counter?: CounterPlace) => Promise<void>;
}

/** What was done with a request; `dispose`: it was inserted by a manager. */
export type DoneOperation = Decision | 'delete' | 'ignore' | 'consider' | 'dispose';

export interface RequestActing {
  /** The buttons that the server names, off with their reason. */
  readonly actionsOf: (row: RequestRow) => RowActionPlaces;
  /** Must be drawn: on the screen, or in the footer of the window. */
  readonly question: JSX.Element | null;
  /** A question stands; `dismiss` answers no. */
  readonly asks: boolean;
  readonly dismiss: () => void;
  /** The window of the note: a window that is open gives it its place. */
  readonly note: JSX.Element | null;
}

/** In the order of the row. */
const ACTIONS: readonly ListedAction[] = [
  'approve',
  'reject',
  'ignore',
  'consider',
  'details',
  'authorize',
  'delete',
  'annul',
  'documents',
  'calendar',
];
/** In the row itself; the others stand behind its last button. */
const INLINE: readonly ListedAction[] = ['approve', 'reject', 'ignore', 'consider', 'details'];
/** Where only the first level can be given, that stands in the place of the approval, which says in the menu why it is off. */
const TO_ENDORSE: readonly ListedAction[] = INLINE.map((action) =>
  action === 'approve' ? 'authorize' : action,
);

const inlineOf = ({ actions }: RequestRow): readonly ListedAction[] => {
  const isUsable = (wanted: ListedAction): boolean =>
    actions.some(({ action, reason }) => action === wanted && reason === null);
  return isUsable('authorize') && !isUsable('approve') ? TO_ENDORSE : INLINE;
};
/** Their place in the row stays empty where they are missing. */
const STEADY: readonly ListedAction[] = ['approve', 'reject', 'details'];

/** What a manager does with one request. */
export function useRequestActions(doors: RequestDoors): RequestActing {
  const t = useTexts('requests');
  const client = useQueryClient();
  const { where = 'window', counter } = doors;
  const { run, element } = useActions(where);
  const { confirm, element: question, dismiss } = useConfirm(where);
  const [rejected, setRejected] = useState<{
    readonly row: RequestRow;
    readonly askedFrom: FocusPlace;
  } | null>(null);
  const refresh = (): Promise<unknown> =>
    Promise.all([client.invalidateQueries({ queryKey: requestsKey }), doors.refresh?.()]);

  const failureOf = (id: string, row: DecidedRow | undefined): string | null =>
    row?.esito === 0 ? null : t('notProcessed', { id, msg: row ? decisionText(row) : t('noAnswer') });
  const alertOf = (asked: RequestRow, row: DecidedRow | undefined, done: string): NoticeRequest => {
    const failure = failureOf(asked.id, row);
    const header = decidedRequest(asked);
    return failure === null
      ? { type: NOTICE.success, header, text: done }
      : { type: NOTICE.error, header, text: failure };
  };
  /** What was done; of a series of which some rows could not be decided how many, and why not. */
  const seriesText = (text: string, rest: readonly DecidedRow[]): string => {
    const left = rest.filter(({ esito }) => esito !== 0);
    const [refused] = left;
    if (refused === undefined) return text;
    const all = rest.length + 1;
    return t('seriesPartly', { done: all - left.length, all, msg: decisionText(refused) });
  };
  const takeDecision = async (row: RequestRow, action: Decision): Promise<void> => {
    const { id } = row;
    // before the question takes it: the line of what was decided goes, and the next one takes its place
    const askedFrom = focusPlace();
    const { ask, done, track } = DECISIONS[action];
    const leadsOn = action === 'approve' || action === 'authorize';
    const effect = leadsOn && <OverLimit plant={row.plant ?? ''} ids={[id]} />;
    if (!(await confirm({ title: t(ask, { id }), text: questionWords(row, action, t), effect }))) return;
    if (action === 'reject') return setRejected({ row, askedFrom });
    await run({
      track,
      act: (options) => sendDecision(row, action, null, options),
      done: ({ result }) => {
        const [decided, ...rest] = result.requests;
        if (failureOf(id, decided) === null) void doors.onDone?.(row, action);
        return alertOf(row, decided, seriesText(t(done, { id }), rest));
      },
      failed: t('notProcessed', { id, msg: t('noAnswer') }),
      onRefused: (msg) =>
        notify({ type: NOTICE.error, header: decidedRequest(row), text: t('notProcessed', { id, msg }) }),
      refresh,
    });
    returnFocus(askedFrom);
  };
  const reject = async (row: RequestRow, note: string, options: SaveOptions): Promise<string | null> => {
    const { id } = row;
    try {
      const { result } = await sendDecision(row, 'reject', note, options);
      const failure = failureOf(id, result.requests[0]);
      if (failure === null) {
        const text = seriesText(t('rejected', { id }), result.requests.slice(1));
        notify({ type: NOTICE.success, header: decidedRequest(row), text });
        void doors.onDone?.(row, 'reject');
      }
      return failure;
    } finally {
      void refresh();
    }
  };
  const remove = async (row: RequestRow): Promise<void> => {
    const askedFrom = focusPlace();
    if (!(await confirm({ title: t('askDelete'), tone: 'danger' }))) return;
    await run({
      track: 'elimina richiesta',
      act: (options) => deleteWithLoader(row, options),
      done: (reply) => {
        if (!isDeleted(reply))
          return { type: NOTICE.error, header: t('deleteFailed'), text: reply.ris.esito[0]?.msg ?? '' };
        void doors.onDone?.(row, 'delete');
        return t('deleted');
      },
      failed: t('deleteFailed'),
      refresh,
    });
    returnFocus(askedFrom);
  };
  const leaveOut = (row: RequestRow, action: 'ignore' | 'consider'): Promise<unknown> | undefined =>
    counter &&
    run({
      track: action === 'ignore' ? 'ignora richiesta' : 'considera richiesta',
      act: async (options) => {
        await (action === 'ignore' ? ignore : consider)(counter, row.id, options);
        void doors.onDone?.(row, action, counter);
      },
      done: t(action === 'ignore' ? 'ignoreDone' : 'considerDone'),
      failed: t(action === 'ignore' ? 'ignoreFailed' : 'considerFailed'),
      refresh,
    });
  const press = (action: ListedAction, row: RequestRow): void => {
    switch (action) {
      case 'approve':
      case 'authorize':
      case 'reject':
      case 'annul':
        return void takeDecision(row, action);
      case 'delete':
        return void remove(row);
      case 'ignore':
      case 'consider':
        return void leaveOut(row, action);
      case 'calendar':
        return doors.onCalendar(row);
      case 'details':
      case 'documents':
        return doors.onDetails(row);
      case 'askAnnulment':
      case 'withdraw':
      case 'cancel':
        // The owner's own, on the screen of the own requests; a shift change that waits for the employee comes with its own lists.
        return undefined;
    }
  };
  const placeOf = (action: ListedAction, row: RequestRow, further: boolean): RowAction | null => {
    const shown = row.actions.find((one) => one.action === action);
    if (!shown) return null;
    return {
      key: action,
      label: labelOf(action, row, t),
      icon: iconOf(action, row),
      ...(action === 'delete' && { tone: 'danger' as const }),
      off: shown.reason === null ? undefined : offText(shown.reason, t),
      further,
      run: () => press(action, row),
    };
  };
  return {
    actionsOf: (row) => {
      const inline = inlineOf(row);
      const further = ACTIONS.filter((action) => !inline.includes(action));
      return [
        ...inline
          .map((action) => ({ action, place: placeOf(action, row, false) }))
          .filter(({ action, place }) => place !== null || STEADY.includes(action))
          .map(({ place }) => place),
        ...further.flatMap((action) => placeOf(action, row, true) ?? []),
      ];
    },
    question: (
      <>
        {question}
        {element}
      </>
    ),
    asks: question !== null,
    dismiss,
    note: rejected && (
      <NoteDialog
        failure={(msg) => t('notProcessed', { id: rejected.row.id, msg })}
        onSend={(note, options) => reject(rejected.row, note, options)}
        onClose={() => {
          setRejected(null);
          returnFocus(rejected.askedFrom);
        }}
      />
    ),
  };
}
