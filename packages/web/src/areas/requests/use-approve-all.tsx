import { useQueryClient } from '@tanstack/react-query';
import type { DecidedRow, RequestRow } from '@torre/contract/requests';
import { useRef, useState, type ReactNode } from 'react';
import { LEAVE_STATE } from '@torre/domain/requests';
import { useConfirm, useSaveWait } from '../../kit/index.ts';
import { refusalWords } from '../../platform/call-failure.ts';
import { useTexts } from '../../platform/language.ts';
import { NOTICE, notify } from '../../platform/notify.ts';
import { failureNotice } from '../../platform/outcome-notice.ts';
import { withSpinner } from '../../platform/spinner.ts';
import type { Texts } from '../../platform/text-catalogue.ts';
import { track } from '../../platform/track.ts';
import { approvableRows, type PendingOfPlant, type ReadPage } from './approvable-rows.ts';
import { decidedRequest } from './decided-words.ts';
import { decisionOf, decisionText } from './decisions.ts';
import { OverLimit } from './over-limit.tsx';
import { decide, requestsKey } from './requests.queries.ts';

/** Most rows of one call. */
const PART = 200;
/** Of more, the limit of people away is counted over so many. */
const MOST_COUNTED = 2000;
/** Names that the question says; more are counted. */
const MOST_NAMES = 5;

/** What is done to several at once: each goes on by its own next step. */
type ManyStep = 'approve' | 'authorize';

export interface ApprovedAll {
  readonly step: ManyStep;
  readonly approved: number;
  /** Of those the absences that ended: their annulment was approved. */
  readonly ended: number;
  readonly refused: readonly { readonly id: string; readonly name: string; readonly msg: string }[];
  /** Stopped before them. */
  readonly notSent: number;
  /** The part for which no answer came, and why. */
  readonly noAnswer: { readonly count: number; readonly msg: string } | null;
}

const isAnnulment = ({ stato }: RequestRow): boolean => stato === LEAVE_STATE.annulmentAsked;

/** How many a decision on these reaches: the rest of a series goes with any of its rows. */
function reachedBy(rows: readonly RequestRow[]): number {
  const seen = new Set<string>();
  return rows.reduce((sum, { serie, stato, righeSerie }) => {
    if (serie === null) return sum + 1;
    const key = `${serie} ${stato}`;
    if (seen.has(key)) return sum;
    seen.add(key);
    return sum + righeSerie;
  }, 0);
}

/** What is told once all are done. */
export function outcomeText(
  t: Texts<'requests'>,
  { step, approved, ended }: Pick<ApprovedAll, 'step' | 'approved' | 'ended'>,
): string {
  return ended === 0 || step === 'authorize'
    ? t(ALL_DONE[step], { count: approved })
    : t('approvedAndEnded', { approved: approved - ended, ended });
}

const ALL_DONE = { approve: 'allApproved', authorize: 'allAuthorized' } as const;

const nameOf = ({ cognome, nome }: RequestRow): string => `${cognome} ${nome}`;

export interface ApproveDoors {
  readonly plant: string;
  /** After those that were approved; as they stood before. */
  readonly onApproved: (rows: readonly RequestRow[]) => Promise<void>;
  /** What approving them together does to the counters. */
  readonly effectOf: (rows: readonly RequestRow[]) => ReactNode;
}

/**
 * Approves several requests, or endorses them: asks, saying what that does, and sends them in parts that can be stopped in between. Each goes with the
 * version that was read and is answered for itself; who changed meanwhile is refused.
 */
export function useApproveRows({ plant, onApproved, effectOf }: ApproveDoors) {
  const t = useTexts('requests');
  const client = useQueryClient();
  const { confirm, element } = useConfirm();
  const { wait, slow } = useSaveWait();
  const [progress, setProgress] = useState<{
    readonly step: ManyStep;
    readonly done: number;
    readonly all: number;
  } | null>(null);
  const [outcome, setOutcome] = useState<ApprovedAll | null>(null);
  const isStopped = useRef(false);

  const reach = (rows: readonly RequestRow[]): string => {
    const people = [...new Set(rows.map(nameOf))];
    const names = people.slice(0, MOST_NAMES).join(', ');
    const more = people.length - MOST_NAMES;
    const listed = more > 0 ? t('andMore', { names, count: more }) : names;
    const ended = rows.filter(isAnnulment).length;
    const reached = t('approveAllReach', { count: reachedBy(rows), names: listed });
    return ended === 0 ? reached : `${reached} ${t('endedAmong', { count: ended })}`;
  };
  const send = async (rows: readonly RequestRow[], step: ManyStep): Promise<ApprovedAll> => {
    const answers: DecidedRow[] = [];
    let noAnswer: ApprovedAll['noAnswer'] = null;
    let left = rows;
    while (left.length > 0 && noAnswer === null && !isStopped.current) {
      setProgress({ step, done: rows.length - left.length, all: rows.length });
      const part = left.slice(0, PART);
      left = left.slice(PART);
      try {
        const decisions = part.map((row) => decisionOf(row, step, null));
        answers.push(...(await wait.run((options) => decide(decisions, options))).result.requests);
        // The rest of a series was decided with its first row.
        const answered = new Set(answers.map(({ id }) => id));
        left = left.filter(({ id }) => !answered.has(id));
      } catch (error) {
        noAnswer = { count: part.length, msg: refusalWords(error) ?? t('noAnswer') };
      }
    }
    const names = new Map(rows.map((row) => [row.id, decidedRequest(row)]));
    const refused = answers.filter(({ esito }) => esito !== 0);
    const done = new Set(answers.filter(({ esito }) => esito === 0).map(({ id }) => id));
    if (done.size > 0) void onApproved(rows.filter(({ id }) => done.has(id)));
    return {
      step,
      approved: answers.length - refused.length,
      ended: rows.filter((row) => isAnnulment(row) && done.has(row.id)).length,
      refused: refused.map((row) => ({
        id: row.id,
        name: names.get(row.id) ?? row.id,
        msg: decisionText(row),
      })),
      notSent: left.length,
      noAnswer,
    };
  };
  const approve = async (
    rows: readonly RequestRow[],
    title: string,
    step: ManyStep = 'approve',
  ): Promise<void> => {
    const ids = rows.slice(0, MOST_COUNTED).map(({ id }) => id);
    const effect = (
      <>
        <OverLimit {...{ plant, ids }} />
        {effectOf(rows)}
      </>
    );
    if (!(await confirm({ title, text: reach(rows), effect }))) return;
    track('action', step === 'approve' ? 'approva tutte le richieste' : 'autorizza più richieste');
    isStopped.current = false;
    const done = await send(rows, step);
    setProgress(null);
    if (done.refused.length === 0 && done.notSent === 0 && done.noAnswer === null)
      notify({ type: NOTICE.success, text: outcomeText(t, done) });
    else setOutcome(done);
    await client.invalidateQueries({ queryKey: requestsKey });
  };
  return {
    approve,
    progress,
    stop: () => void (isStopped.current = true),
    outcome,
    close: () => setOutcome(null),
    slow,
    question: element,
  };
}

/** Approves all that waits in a tab, of which it reads every page first. */
export function useApproveAll(read: ReadPage, query: PendingOfPlant, doors: ApproveDoors) {
  const t = useTexts('requests');
  const [reading, setReading] = useState(false);
  const rows = useApproveRows(doors);
  const readAll = async (): Promise<readonly RequestRow[] | null> => {
    setReading(true);
    try {
      return await withSpinner(approvableRows(read, query, new AbortController().signal));
    } catch (error) {
      notify(failureNotice(error, t('approveAllFailed')));
      return null;
    } finally {
      setReading(false);
    }
  };
  const approveAll = async (): Promise<void> => {
    const found = await readAll();
    if (found === null) return;
    if (found.length === 0) return void notify({ type: NOTICE.warning, text: t('noneToApprove') });
    await rows.approve(found, t('askApproveAll'));
  };
  return { ...rows, approveAll, reading };
}
