import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ListReply } from '@torre/contract/list';
import type { DecidedRow, RequestRow } from '@torre/contract/requests';
import type { JSX } from 'react';
import { useActions } from '../../kit/index.ts';
import { useTexts } from '../../platform/language.ts';
import { NOTICE, type NoticeRequest } from '../../platform/notify.ts';
import { decide, requestsKey } from './requests.queries.ts';
import { decisionText } from './use-request-actions.tsx';

type ReadPage = (
  query: { readonly plant: string; readonly gruppo: string; readonly beyond?: string },
  signal: AbortSignal,
) => Promise<ListReply<RequestRow>>;

interface ApproveAllProps {
  readonly tab: string;
  readonly plant: string;
  readonly read: ReadPage;
  /** A column filter is set: what is not seen would be approved too (resolution B50). */
  readonly filtered: boolean;
}

const mayApprove = ({ allowedActions }: RequestRow): boolean => allowedActions.includes('approve');

/** 'Approva tutte le richieste': offered while the tab has a row that can be approved, sent as one list (M2.2.11 to M2.2.15). */
export function ApproveAll({ tab, plant, read, filtered }: ApproveAllProps): JSX.Element | null {
  const t = useTexts('requests');
  const { run, busy, element } = useActions();
  const query = { plant, gruppo: 'pending' };
  const first = useQuery({
    queryKey: [...requestsKey, 'approvable', tab, plant],
    queryFn: ({ signal }) => read(query, signal),
    staleTime: 0,
  });
  const doneOf = (rows: readonly DecidedRow[]): NoticeRequest => {
    const [failed] = rows.filter(({ esito }) => esito !== 0);
    const count = rows.filter(({ esito }) => esito !== 0).length;
    const approved = t('allApproved', { count: rows.length - count });
    if (!failed) return { type: NOTICE.success, text: approved };
    const text = t('someNotApproved', { count, msg: decisionText(failed) });
    return { type: NOTICE.warning, header: approved, text, staysMs: null };
  };
  const approveAll = (): Promise<unknown> =>
    run({
      ask: { title: t('askApproveAll') },
      track: 'approva tutte le richieste',
      act: async (options) => {
        const rows = await allRows(read, query);
        const decisions = rows
          .filter(mayApprove)
          .map(({ id, tipo, version }) => ({ id, tipo, operazione: 'A' as const, version }));
        return decide(decisions, options);
      },
      done: ({ result }) => doneOf(result.requests),
      failed: t('approveAllFailed'),
      refresh: requestsKey,
    });
  if (!first.data?.rows.some(mayApprove)) return element;
  return (
    <>
      <Button
        variant="default"
        disabled={filtered}
        loading={busy}
        title={filtered ? t('approveAllFiltered') : undefined}
        onClick={() => void approveAll()}
      >
        {t('approveAll')}
      </Button>
      {element}
    </>
  );
}

async function allRows(
  read: ReadPage,
  query: { readonly plant: string; readonly gruppo: string },
): Promise<readonly RequestRow[]> {
  const rows: RequestRow[] = [];
  const { signal } = new AbortController();
  let beyond: string | null = null;
  do {
    const page: ListReply<RequestRow> = await read({ ...query, ...(beyond !== null && { beyond }) }, signal);
    rows.push(...page.rows);
    beyond = page.beyond;
  } while (beyond !== null);
  return rows;
}
