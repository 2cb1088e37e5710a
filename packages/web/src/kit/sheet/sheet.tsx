import type { JSX, ReactNode } from 'react';
import { Dialog } from '../dialog/dialog.tsx';
import styles from './sheet.module.css';

interface SheetProps {
  readonly title: ReactNode;
  readonly onClose: () => void;
  /** Id of the window: 'mobile-modal' for row actions (E2.06). */
  readonly id?: string;
  readonly children: ReactNode;
}

const CLASSES = {
  inner: styles['inner'] ?? '',
  content: styles['content'] ?? '',
  body: styles['body'] ?? '',
};

/** What comes up from the lower edge under the thumb: actions and choices. */
export function Sheet({ children, ...dialog }: SheetProps): JSX.Element {
  return (
    <Dialog
      {...dialog}
      centered={false}
      transitionProps={{ transition: 'slide-up', duration: 140 }}
      classNames={CLASSES}
    >
      {children}
    </Dialog>
  );
}
