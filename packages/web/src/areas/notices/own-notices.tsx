import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { IconBell } from '@tabler/icons-react';
import type { ShiftNotice } from '@torre/contract/notices';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type JSX } from 'react';
import { useActions } from '../../kit/index.ts';
import { useTexts } from '../../platform/language.ts';
import { closeNotice, NOTICE, notify } from '../../platform/notify.ts';
import { flushSync } from 'react-dom';
import { NoticeWords } from './notice-words.tsx';
import { askAcknowledge, ownNoticesQuery, useNoticesAgain } from './notices.queries.ts';
import './notices.texts.ts';
import styles from './notices.module.css';

interface OwnNoticesProps {
  /** What stands below is being read already when the first answer comes. */
  readonly reading: boolean;
  /** The first answer is there, or there is none. */
  readonly onKnown: () => void;
}

/**
 * What changed in the own shifts, until the person says that it was read; nothing where there is nothing. What comes while
 * the person reads is told at the edge of the screen and stands here when it is asked for: nothing moves under the finger.
 */
export function OwnNotices({ reading, onKnown }: OwnNoticesProps): JSX.Element | null {
  const t = useTexts('notices');
  const { data, isError } = useQuery(ownNoticesQuery);
  const section = useRef<HTMLElement>(null);
  /** Ids of the notices that have their place here; null before the first answer. */
  const [placed, setPlaced] = useState<ReadonlySet<string> | null>(null);
  const ids = data?.notices.map(({ noticeId }) => noticeId) ?? [];
  if (data && placed === null) setPlaced(new Set(reading ? [] : ids));
  const known = data !== undefined || isError;
  const tellKnown = useEffectEvent(() => onKnown());
  useLayoutEffect(() => {
    if (known) tellKnown();
  }, [known]);
  const late = placed === null ? 0 : ids.filter((id) => !placed.has(id)).length;
  const tell = useEffectEvent(() =>
    notify({
      type: NOTICE.success,
      text: t('late', { count: late }),
      staysMs: null,
      action: {
        label: t('show'),
        run: () => {
          flushSync(() => setPlaced(new Set(ids)));
          section.current?.focus();
        },
      },
    }),
  );
  useEffect(() => {
    if (late === 0) return;
    const shownNotice = tell();
    return () => closeNotice(shownNotice);
  }, [late]);
  const again = useNoticesAgain();
  const [saving, setSaving] = useState<string | null>(null);
  const { run, element } = useActions();
  const seen = async ({ noticeId, needsAcknowledgement }: ShiftNotice): Promise<void> => {
    setSaving(noticeId);
    await run({
      track: needsAcknowledgement ? 'presa visione' : 'chiudi avviso',
      act: (options) => askAcknowledge(noticeId, options),
      failed: t(needsAcknowledgement ? 'seenFailed' : 'dismissFailed'),
      refresh: again,
    });
    setSaving(null);
  };
  /** Who was not asked says nothing: the notice is put away. */
  const answer = ({ needsAcknowledgement }: ShiftNotice): string =>
    t(needsAcknowledgement ? 'seen' : 'dismiss');
  const notices = data?.notices.filter(({ noticeId }) => placed?.has(noticeId)) ?? [];
  if (notices.length === 0) return null;
  return (
    <section ref={section} tabIndex={-1} className={styles['own']} aria-label={t('title')}>
      <ul>
        {notices.map((notice) => (
          <li key={notice.noticeId}>
            <IconBell size={18} aria-hidden />
            <div>
              <NoticeWords notice={notice} to="person" />
              <p className={styles['quiet']}>
                {t('at', { at: notice.madeAt })}. {notice.needsAcknowledgement && t('asked')}
              </p>
            </div>
            <Button
              variant={notice.needsAcknowledgement ? 'filled' : 'default'}
              loading={saving === notice.noticeId}
              aria-label={`${answer(notice)}, ${notice.madeAt}`}
              onClick={() => void seen(notice)}
            >
              {answer(notice)}
            </Button>
          </li>
        ))}
      </ul>
      {element}
    </section>
  );
}
