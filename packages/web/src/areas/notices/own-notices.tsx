import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type JSX } from 'react';
import { useTexts } from '../../platform/language.ts';
import { closeNotice, NOTICE, notify } from '../../platform/notify.ts';
import { flushSync } from 'react-dom';
import { NoticeList } from './notice-list.tsx';
import { ownNoticesQuery } from './notices.queries.ts';
import './bell/bell.texts.ts';
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
  const bell = useTexts('bell');
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
      text: bell('late', { count: late }),
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
  const notices = data?.notices.filter(({ noticeId }) => placed?.has(noticeId)) ?? [];
  if (notices.length === 0) return null;
  return (
    <section
      ref={section}
      tabIndex={-1}
      className={styles['own']}
      aria-label={t(notices.some(({ changes }) => changes.length === 0) ? 'titleNews' : 'title')}
    >
      <NoticeList notices={notices} />
    </section>
  );
}
