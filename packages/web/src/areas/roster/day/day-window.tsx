import { Modal } from '@mantine/core';
import { IconChevronLeft, IconChevronRight, IconX } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useRef, type JSX, type ReactNode, type RefObject } from 'react';
import { IconButton, useBreakpoint, Wheel } from '../../../kit/index.ts';
import { useTexts } from '../../../platform/language.ts';
import './day.texts.ts';
import styles from './day-window.module.css';

/** Width of generic modal windows (manager's specification, chapter 9). */
const WIDTH = 850;
/** With a second column. */
const WIDE = 1100;

interface DayWindowProps {
  readonly title: string;
  readonly subtitle: string;
  /** A second column stands beside the first, where the screen is wide enough. */
  readonly wide?: boolean;
  /** What the spinner overlay waits for, or null (M2.4.04). */
  readonly working: string | null;
  readonly onClose: () => void;
  readonly onStep: (days: -1 | 1) => void;
  readonly onNearStep?: (days: -1 | 1) => void;
  readonly children: ReactNode;
  readonly footer?: ReactNode;
}

/** The window around one day: closable header with the arrows, content that scrolls, actions at the bottom. */
export function DayWindow({
  title,
  subtitle,
  wide = false,
  working,
  onClose,
  onStep,
  onNearStep,
  children,
  footer,
}: DayWindowProps): JSX.Element {
  const t = useTexts('day');
  const { mobile, breakpoint } = useBreakpoint();
  const heading = useRef<HTMLHeadingElement>(null);
  useReturnOfFocus();
  useEffect(() => {
    // Stepping to another day takes the old one's controls away; keys must still reach the window.
    if (document.activeElement === document.body) heading.current?.focus();
  }, [title]);
  useStepKeys(heading, onStep);
  const near = (days: -1 | 1) => ({
    onPointerEnter: () => onNearStep?.(days),
    onFocus: () => onNearStep?.(days),
  });
  return (
    <Modal.Root
      opened
      onClose={onClose}
      size={wide && breakpoint === 'xl' ? WIDE : WIDTH}
      fullScreen={mobile}
      centered
      padding={0}
      radius={8}
      transitionProps={{ duration: 140, transition: 'fade' }}
      returnFocus={false}
      closeOnClickOutside={false}
      classNames={{ content: styles['window'] ?? '' }}
    >
      <Modal.Overlay color="var(--overlay)" backgroundOpacity={1} />
      <Modal.Content aria-busy={working !== null}>
        {/* Not Mantine's header: a second banner beside the page's confuses readers. */}
        <div className={styles['header']} data-part="header">
          <div className={styles['headings']}>
            <Modal.Title ref={heading} className={styles['title']} tabIndex={-1} data-autofocus>
              {title}
            </Modal.Title>
            <span className={styles['subtitle']}>{subtitle}</span>
          </div>
          <IconButton
            icon={IconChevronLeft}
            label={t('previousDay')}
            onClick={() => onStep(-1)}
            {...near(-1)}
          />
          <IconButton icon={IconChevronRight} label={t('nextDay')} onClick={() => onStep(1)} {...near(1)} />
          <IconButton icon={IconX} label={t('close')} onClick={onClose} />
        </div>
        <Modal.Body className={styles['body']}>{children}</Modal.Body>
        {footer && <div className={styles['footer']}>{footer}</div>}
        {working !== null && (
          <div className={styles['overlay']} role="status">
            <Wheel size={22} />
            <span>{working}</span>
          </div>
        )}
      </Modal.Content>
    </Modal.Root>
  );
}

/** Alt with an arrow steps from day to day, wherever the hand is in the window. */
function useStepKeys(heading: RefObject<HTMLElement | null>, onStep: (days: -1 | 1) => void): void {
  const step = useEffectEvent((event: KeyboardEvent) => {
    const { altKey, ctrlKey, metaKey, key, target } = event;
    if (!altKey || ctrlKey || metaKey || (key !== 'ArrowLeft' && key !== 'ArrowRight')) return;
    const inside = target instanceof Node && heading.current?.closest('[role=dialog]')?.contains(target);
    if (!inside && target !== document.body) return;
    // The browser's own meaning is "back in history", which would leave the month.
    event.preventDefault();
    onStep(key === 'ArrowLeft' ? -1 : 1);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => step(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}

/** Where the hand was before the window opened, it is again after; Mantine's own return does not see a window that is born open. */
function useReturnOfFocus(): void {
  useEffect(() => {
    const before = document.activeElement;
    return () => {
      setTimeout(() => {
        const lost = document.activeElement === null || document.activeElement === document.body;
        if (lost && before instanceof HTMLElement && before.isConnected)
          before.focus({ preventScroll: true });
      });
    };
  }, []);
}
