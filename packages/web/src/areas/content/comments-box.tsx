import { Button, Textarea } from '@mantine/core';
import { IconSend, IconTrash } from '@tabler/icons-react';
import type { Item } from '@torre/contract/content';
import { isComment } from '@torre/domain/content';
import { useRef, useState, type JSX } from 'react';
import { IconButton, Line, LinkButton, Panel, Row, Rows, Stack, Text, useActions } from '../../kit/index.ts';
import { useTexts } from '../../platform/language.ts';
import { forgetDraft, keepDraft, keptDraft, type DraftName } from '../../platform/kept-draft.ts';
import { NOTICE } from '../../platform/notify.ts';
import { pageMemory } from '../../platform/page-memory.ts';
import { romeDay } from '../../platform/rome-time.ts';
import { serverWords } from '../../platform/server-words.ts';
import { useSession } from '../../platform/session.ts';
import { sendComment, sendReport } from './content.queries.ts';
import styles from './comments-box.module.css';
import './content.texts.ts';
import { listedBy, textOf } from './item-fields.ts';

interface CommentsBoxProps {
  readonly article: Item;
  /** The list of its comments, with their fields. */
  readonly list: Item;
}

/** What a person reported since the page was opened, by person and article: who reported is not told to readers, themselves neither. */
const reportedComments = pageMemory<readonly string[]>();

const textFrom = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** 'Commenti' (P2.48, P2.55 to P2.64): those that were published, and the box in which one writes another. */
export function CommentsBox({ article, list }: CommentsBoxProps): JSX.Element {
  const t = useTexts('content');
  const { userName } = useSession().utente;
  const draft: DraftName = { form: 'commento', userName, thing: [article.id] };
  const [text, setText] = useState(() => keptDraft(draft, textFrom) ?? '');
  // A box that comes back with its text does not take the focus, which would scroll the article away.
  const [box, setBox] = useState<'closed' | 'kept' | 'asked'>(text === '' ? 'closed' : 'kept');
  const ofReader = `${userName} ${article.id}`;
  const [reported, setReported] = useState(() => reportedComments.get(ofReader) ?? []);
  const field = useRef<HTMLTextAreaElement>(null);
  const { run, element } = useActions();
  const comments = listedBy(list.fields, 'commenti');

  const open = (): void => {
    setBox('asked');
    field.current?.focus();
  };
  const close = (): void => {
    setBox('closed');
    setText('');
  };
  const write = (written: string): void => {
    setText(written);
    if (isComment(written)) keepDraft(draft, written);
    else forgetDraft(draft);
  };
  const discard = (): void => {
    close();
    forgetDraft(draft);
  };
  const send = async (): Promise<void> => {
    const written = text;
    close();
    const sent = await run({
      track: 'invia-commento',
      act: (options) => sendComment(article, written, options),
      // P7.08: whatever the reply says.
      done: () => ({ type: NOTICE.success, header: t('information'), text: t('commentSent') }),
      failed: t('commentFailed'),
    });
    // P4.22: nobody loses what was typed; what was begun meanwhile stays.
    if (sent === null) {
      setText((now) => now || written);
      setBox('asked');
    } else if (keptDraft(draft, textFrom) === written) forgetDraft(draft);
  };

  const report = async (id: string): Promise<void> => {
    const sent = await run({
      ask: { title: t('reportQuestion'), text: t('reportWhy') },
      track: 'segnala-commento',
      act: (options) => sendReport(id, options),
      done: ({ outcome }) => serverWords(outcome),
      failed: t('reportFailed'),
    });
    if (sent === null) return;
    const all = [...reported, id];
    reportedComments.set(ofReader, all);
    setReported(all);
  };

  return (
    <Panel
      title={t('comments', { count: comments.length })}
      aside={
        <Button variant="default" size="compact-sm" onClick={open}>
          {t('writeComment')}
        </Button>
      }
    >
      {box !== 'closed' && (
        <div className={styles['input']}>
          <Stack>
            <Textarea
              ref={field}
              autosize
              minRows={3}
              autoFocus={box === 'asked'}
              aria-label={t('commentField')}
              placeholder={t('commentField')}
              value={text}
              onChange={(event) => write(event.currentTarget.value)}
            />
            <Line end>
              {isComment(text) && (
                <IconButton label={t('send')} icon={IconSend} onClick={() => void send()} />
              )}
              <IconButton label={t('discard')} icon={IconTrash} onClick={discard} />
            </Line>
          </Stack>
        </div>
      )}
      <Rows>
        {comments.map(({ id, fields = {}, createdDate }) => (
          <Row
            key={id}
            title={textOf(fields, 'autore') ?? ''}
            note={createdDate && romeDay(createdDate.value)}
            actions={
              <>
                <LinkButton onClick={open}>{t('reply')}</LinkButton>
                {/* The same button: the focus comes back to it from the question. */}
                <LinkButton
                  aria-disabled={reported.includes(id)}
                  onClick={() => !reported.includes(id) && void report(id)}
                >
                  {t(reported.includes(id) ? 'reported' : 'report')}
                </LinkButton>
              </>
            }
          >
            <Text>{textOf(fields, 'testo') ?? ''}</Text>
          </Row>
        ))}
      </Rows>
      {element}
    </Panel>
  );
}
