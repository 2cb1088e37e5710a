import { Button, Textarea } from '@mantine/core';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { DeskComment } from '@torre/contract/content';
import type { CommentList } from '@torre/domain/content';
import { useEffect, useState, type JSX, type KeyboardEvent } from 'react';
import {
  BackLink,
  EmptyState,
  FormDialog,
  Loaded,
  Page,
  Row,
  Rows,
  TabStrip,
  Text,
  useActions,
} from '../../kit/index.ts';
import { useTexts } from '../../platform/language.ts';
import { useLive } from '../../platform/live.ts';
import { romeDateTime } from '../../platform/rome-time.ts';
import { track } from '../../platform/track.ts';
import { EDITORIAL, commentsQuery, stepOfComment, type CommentOperation } from './editorial.queries.ts';
import './editorial.texts.ts';

const LISTS: readonly CommentList[] = ['WAITING', 'REPORTED', 'PUBLISHED', 'REFUSED', 'WITHDRAWN'];
const LIST = 'commenti-della-redazione';
/** The letter that presses each button of the comment in which the focus stands. */
const LETTERS: Readonly<Record<CommentOperation, string>> = {
  publish: 'p',
  keep: 'k',
  refuse: 'r',
  withdraw: 't',
};
const LONGEST_REASON = 500;

interface CommentDeskProps {
  readonly state: CommentList;
  readonly onState: (state: CommentList) => void;
}

export const isCommentList = (text: string | undefined): text is CommentList =>
  (LISTS as readonly (string | undefined)[]).includes(text);

/** `/redazione/commenti`: what readers sent, by state, and what they reported, with who wrote it; the desk publishes, refuses, withdraws or keeps. */
export function CommentDeskScreen({ state, onState }: CommentDeskProps): JSX.Element {
  const t = useTexts('editorial');
  const client = useQueryClient();
  const query = useQuery(commentsQuery(state));
  // Those of the list before stay beside the tabs while another list comes.
  const { data: counts } = useQuery({
    ...commentsQuery(state),
    placeholderData: keepPreviousData,
    select: (reply) => reply.counts,
  });
  const { run, busy, element } = useActions();
  const [asked, setAsked] = useState<{ comment: DeskComment; operation: 'refuse' | 'withdraw' } | null>(null);
  useEffect(() => track('view', 'commenti'), []);
  const again = (): void => void client.invalidateQueries({ queryKey: EDITORIAL });
  useLive('content', again);
  useLive('reset', again);
  const take = async (comment: DeskComment, operation: CommentOperation, reason?: string): Promise<void> => {
    const taken = await run({
      track: `commento-${operation}`,
      act: (options) =>
        stepOfComment(
          comment.id,
          { version: comment.version, operation, ...(reason && { reason }) },
          options,
        ),
      done: t(`comment_${operation}_done`),
      failed: t('stepFailed'),
      refresh: EDITORIAL,
    });
    // Another one may be asked about meanwhile: the list is still being read anew.
    if (taken !== null)
      setAsked((now) => (now?.comment === comment && now.operation === operation ? null : now));
  };
  const press = (comment: DeskComment, operation: CommentOperation): void => {
    if (operation === 'publish' || operation === 'keep') void take(comment, operation);
    else setAsked({ comment, operation });
  };
  const words = Object.fromEntries(LISTS.map((one) => [one, t(`comments_${one}`)])) as Record<
    CommentList,
    string
  >;
  return (
    <Page
      back={<BackLink to="/redazione">{t('desk')}</BackLink>}
      title={t('comments')}
      hint={t('commentsHint')}
    >
      <TabStrip
        label={t('comments')}
        look="line"
        views={LISTS}
        {...(counts && { counts })}
        words={words}
        view={state}
        panel={LIST}
        onView={onState}
      />
      <div id={LIST} role="tabpanel" aria-label={words[state]}>
        <Loaded query={query} rows={6}>
          {({ comments, total }) =>
            comments.length === 0 ? (
              <EmptyState title={t('noComments')} why={t('noCommentsWhy')} />
            ) : (
              <>
                {total > comments.length && (
                  <Text tone="quiet">{t('commentsShown', { count: comments.length, total })}</Text>
                )}
                <Rows label={words[state]} look="framed">
                  {comments.map((comment) => (
                    <CommentRow
                      key={comment.id}
                      comment={comment}
                      busy={busy}
                      onPress={(operation) => press(comment, operation)}
                    />
                  ))}
                </Rows>
              </>
            )
          }
        </Loaded>
      </div>
      {asked && (
        <ReasonDialog
          title={t(`comment_${asked.operation}`)}
          busy={busy}
          onClose={() => setAsked(null)}
          onSend={(reason) => take(asked.comment, asked.operation, reason)}
        />
      )}
      {element}
    </Page>
  );
}

interface CommentRowProps {
  readonly comment: DeskComment;
  readonly busy: boolean;
  readonly onPress: (operation: CommentOperation) => void;
}

/** One comment, with the real author, whom readers never see. */
function CommentRow({ comment, busy, onPress }: CommentRowProps): JSX.Element {
  const t = useTexts('editorial');
  const { author, articleName, createdDate, text, reason, reports, allowedActions } = comment;
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || busy) return;
    const operation = allowedActions.find((one) => LETTERS[one] === event.key.toLowerCase());
    if (operation === undefined) return;
    event.preventDefault();
    onPress(operation);
  };
  return (
    <Row
      title={author === null ? t('nobody') : `${author.employeeName} ${author.employeeSurname}`}
      note={t('commentOn', {
        article: articleName,
        when: romeDateTime(new Date(createdDate.value).toISOString()),
      })}
      actions={allowedActions.map((operation) => (
        <Button
          key={operation}
          size="compact-sm"
          variant={operation === 'publish' ? 'filled' : 'default'}
          disabled={busy}
          aria-keyshortcuts={LETTERS[operation]}
          title={t('letter', { letter: LETTERS[operation].toUpperCase() })}
          onKeyDown={onKeyDown}
          onClick={() => onPress(operation)}
        >
          {t(`comment_${operation}`)}
        </Button>
      ))}
    >
      <Text>{text}</Text>
      {reports > 0 && <Text tone="coming">{t('reports', { count: reports })}</Text>}
      {reason !== null && <Text tone="quiet">{t('commentReason', { reason })}</Text>}
    </Row>
  );
}

interface ReasonDialogProps {
  readonly title: string;
  readonly busy: boolean;
  readonly onClose: () => void;
  readonly onSend: (reason: string) => Promise<void>;
}

function ReasonDialog({ title, busy, onClose, onSend }: ReasonDialogProps): JSX.Element {
  const t = useTexts('editorial');
  const [reason, setReason] = useState('');
  return (
    <FormDialog
      title={title}
      submit={title}
      refusal={null}
      saving={busy}
      disabled={reason.trim() === '' || [...reason].length > LONGEST_REASON}
      onClose={onClose}
      onSubmit={() => onSend(reason)}
    >
      <Textarea
        data-autofocus
        autosize
        minRows={3}
        label={t('reasonLabel')}
        description={t('reasonHint')}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
    </FormDialog>
  );
}
