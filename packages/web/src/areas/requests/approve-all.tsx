import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useId, type JSX } from 'react';
import { Dialog, Row, Rows, SlowAnswer, Text } from '../../kit/index.ts';
import { useTexts } from '../../platform/language.ts';
import { mayApprove, type ReadPage } from './approvable-rows.ts';
import { requestsKey } from './requests.queries.ts';
import {
  outcomeText,
  useApproveAll,
  type useApproveRows,
  type ApproveDoors,
  type ApprovedAll,
} from './use-approve-all.tsx';

interface ApproveAllProps extends ApproveDoors {
  readonly tab: string;
  readonly read: ReadPage;
  /** A column filter is set: what is not seen would be approved too (resolution B50). */
  readonly filtered: boolean;
}

/** 'Approva tutte le richieste': offered while the tab has a row that can be approved (M2.2.11 to M2.2.15). */
export function ApproveAll({ tab, read, filtered, ...doors }: ApproveAllProps): JSX.Element | null {
  const t = useTexts('requests');
  const reason = useId();
  const { plant } = doors;
  const query = { plant, gruppo: 'pending' };
  const all = useApproveAll(read, query, doors);
  const first = useQuery({
    queryKey: [...requestsKey, 'approvable', tab, plant],
    queryFn: ({ signal }) => read(query, signal),
    staleTime: 0,
  });
  const page = first.data;
  const isOffered = page !== undefined && (page.beyond !== null || page.rows.some(mayApprove));
  return (
    <>
      {all.progress === null && isOffered && (
        <>
          <Button
            variant="default"
            disabled={filtered}
            loading={all.reading}
            aria-describedby={filtered ? reason : undefined}
            onClick={() => void all.approveAll()}
          >
            {t('approveAll')}
          </Button>
          {filtered && (
            <small id={reason}>
              <Text as="span" tone="quiet">
                {t('approveAllFiltered')}
              </Text>
            </small>
          )}
        </>
      )}
      <ApprovingRows of={all} />
    </>
  );
}

/** The question before several are approved, how far it is, and what became of each; where they are drawn. */
export function ApprovingRows({
  of: { progress, outcome, stop, slow, question, close },
}: {
  readonly of: Omit<ReturnType<typeof useApproveRows>, 'approve'>;
}): JSX.Element {
  const t = useTexts('requests');
  return (
    <>
      {progress && (
        <span role="status">
          {t(progress.step === 'approve' ? 'approveAllProgress' : 'authorizeProgress', progress)}{' '}
          <Button variant="default" onClick={stop}>
            {t('stop')}
          </Button>
        </span>
      )}
      <SlowAnswer {...slow} />
      {question}
      {outcome && <Outcome {...outcome} onClose={close} />}
    </>
  );
}

/** What became of them, row by row, where not all were approved. */
function Outcome({
  step,
  approved,
  ended,
  refused,
  notSent,
  noAnswer,
  onClose,
}: ApprovedAll & { readonly onClose: () => void }): JSX.Element {
  const t = useTexts('requests');
  return (
    <Dialog title={outcomeText(t, { step, approved, ended })} onClose={onClose}>
      {notSent > 0 && <p>{t('notSent', { count: notSent })}</p>}
      {noAnswer && <p>{t('noAnswerFor', noAnswer)}</p>}
      {refused.length > 0 && (
        <>
          <p>{t(step === 'approve' ? 'notApproved' : 'notAuthorized', { count: refused.length })}</p>
          <Rows look="flush">
            {refused.map(({ id, name, msg }) => (
              <Row key={id} title={name}>
                <Text>{msg}</Text>
              </Row>
            ))}
          </Rows>
        </>
      )}
    </Dialog>
  );
}
