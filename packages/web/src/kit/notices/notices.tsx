import { Button } from '@mantine/core';
import { IconAlertCircle, IconAlertTriangle, IconCircleCheck, IconX } from '@tabler/icons-react';
import { useEffect, useRef, useState, useSyncExternalStore, type JSX } from 'react';
import {
  closeNotice,
  ERROR_FLAG_MS,
  NOTICE,
  noticeStore,
  type Notice,
  type NoticeType,
} from '../../platform/notify.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import '../kit.texts.ts';
import { useTexts } from '../../platform/language.ts';
import styles from './notices.module.css';

const ICONS = {
  [NOTICE.success]: IconCircleCheck,
  [NOTICE.warning]: IconAlertTriangle,
  [NOTICE.error]: IconAlertCircle,
};

/**
 * Room that the notices take, for what adds it to its end so that nothing lies below a notice (`data-above-notices`), and how far they
 * reach up from the lower edge of the window, for dialogs, which end above them (`controls.css`). Not inherited: a value at the
 * root would have every cell of a month drawn anew.
 */
const roomRules = (height: number, reach: number): string => `
  [data-above-notices], [data-above-notices]::after, .mantine-Modal-body { --notices-h: ${height}px }
  .mantine-Modal-inner, .mantine-Modal-inner::before, .mantine-Modal-inner::after { --notices-reach: ${reach}px }`;
const NOTICE_GAP = 24;
const DIALOG_GAP = 8;

/** The stack at the bottom right. Its two live regions stand from the start: readers announce what enters them. */
export function Notices(): JSX.Element {
  const notices = useSyncExternalStore(noticeStore.subscribe, noticeStore.read);
  const stack = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!stack.current) return;
    const rules = new CSSStyleSheet();
    document.adoptedStyleSheets.push(rules);
    const observer = new ResizeObserver(([entry]) => {
      const height = entry?.target.clientHeight ?? 0;
      const top = entry?.target.getBoundingClientRect().top ?? innerHeight;
      rules.replaceSync(roomRules(height === 0 ? 0 : height + NOTICE_GAP, innerHeight - top + DIALOG_GAP));
      document.documentElement.toggleAttribute('data-notices', height > 0);
    });
    observer.observe(stack.current);
    return () => {
      observer.disconnect();
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== rules);
    };
  }, []);
  const region = (urgent: boolean): JSX.Element[] =>
    notices
      .filter((notice) => (notice.type === NOTICE.success) !== urgent)
      .map((notice) => <NoticeCard key={notice.id} notice={notice} />);
  return (
    <div ref={stack} className={`${styles['stack']} no-print`}>
      <div className={styles['region']} role="alert">
        {region(true)}
      </div>
      <div className={styles['region']} role="status">
        {region(false)}
      </div>
    </div>
  );
}

function NoticeCard({ notice }: { readonly notice: Notice }): JSX.Element {
  const t = useTexts('kit');
  const { id, type, header, text, action, staysMs } = notice;
  const card = useRef<HTMLDivElement>(null);
  const flagged = useErrorFlag(type);
  useEffect(() => {
    if (staysMs === null) return;
    const close = (): void => {
      // Who is reading or about to press the action keeps it.
      if (card.current?.matches(':hover, :focus-within')) timer = setTimeout(close, staysMs);
      else closeNotice(id);
    };
    let timer = setTimeout(close, staysMs);
    return () => clearTimeout(timer);
  }, [id, staysMs]);
  const Drawing = ICONS[type satisfies NoticeType];
  return (
    <div ref={card} className={styles['notice']} data-type={type} data-flagged={flagged || undefined}>
      <Drawing size={18} stroke={1.75} className={styles['icon']} aria-hidden />
      <div className={styles['words']}>
        {header && <p className={styles['header']}>{header}</p>}
        <p>{text}</p>
      </div>
      {action ? (
        <Button
          variant="default"
          size="compact-sm"
          onClick={() => {
            closeNotice(id);
            action.run();
          }}
        >
          {action.label}
        </Button>
      ) : (
        <span />
      )}
      <IconButton
        label={t('close')}
        icon={IconX}
        iconSize={16}
        className={styles['close'] ?? ''}
        onClick={() => closeNotice(id)}
      />
    </div>
  );
}

/** P9.18: an error comes in full colour, then its words stay as quiet as the others. */
function useErrorFlag(type: NoticeType): boolean {
  const [flagged, setFlagged] = useState(type === NOTICE.error);
  useEffect(() => {
    if (!flagged) return;
    const timer = setTimeout(() => setFlagged(false), ERROR_FLAG_MS);
    return () => clearTimeout(timer);
  }, [flagged]);
  return flagged;
}
