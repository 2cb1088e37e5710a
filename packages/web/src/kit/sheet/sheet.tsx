import { Modal } from '@mantine/core';
import type { JSX, ReactNode } from 'react';
import { useTexts } from '../../platform/language.ts';
import '../kit.texts.ts';
import styles from './sheet.module.css';

interface SheetProps {
  readonly title: ReactNode;
  readonly onClose: () => void;
  /** Id of the window: 'mobile-modal' for row actions (E2.06). */
  readonly id?: string;
  readonly children: ReactNode;
}

/** What comes up from the lower edge under the thumb: actions, choices, nothing to type. */
export function Sheet({ title, onClose, id, children }: SheetProps): JSX.Element {
  const t = useTexts('kit');
  return (
    <Modal
      opened
      onClose={onClose}
      title={title}
      {...(id ? { id } : {})}
      centered={false}
      transitionProps={{ transition: 'slide-up', duration: 140 }}
      classNames={{ inner: styles['inner'] ?? '', content: styles['content'] ?? '', body: styles['body'] ?? '' }}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      {children}
    </Modal>
  );
}
