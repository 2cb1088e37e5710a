import { Modal, type ModalProps } from '@mantine/core';
import type { JSX, ReactNode } from 'react';
import { useTexts } from '../../platform/language.ts';
import '../kit.texts.ts';
import type { FocusPlace } from '../focus/return-focus.ts';
import { useReturnFocus } from './use-return-focus.ts';

interface DialogProps extends Pick<
  ModalProps,
  'size' | 'classNames' | 'centered' | 'transitionProps' | 'withCloseButton'
> {
  readonly title: ReactNode;
  readonly onClose: () => void;
  readonly id?: string;
  /** 'alertdialog' for a question that must be answered. */
  readonly role?: 'dialog' | 'alertdialog';
  /** Where the focus goes back to, where it was lost before the window came. */
  readonly returnTo?: FocusPlace;
  readonly children: ReactNode;
}

/** A window over the screen: mounted while it is open, Escape closes it, the focus returns to where it was. */
export function Dialog({ role = 'dialog', id, returnTo, children, ...modal }: DialogProps): JSX.Element {
  const t = useTexts('kit');
  useReturnFocus(returnTo);
  return (
    <Modal
      opened
      returnFocus={false}
      {...(id ? { id } : {})}
      {...modal}
      attributes={{ header: { role: 'none' } }}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      {role === 'alertdialog' ? (
        <div ref={markAsAlert} style={{ display: 'contents' }}>
          {children}
        </div>
      ) : (
        children
      )}
    </Modal>
  );
}

/** Mantine writes the role 'dialog' on every window and lets no property change it. */
function markAsAlert(inside: HTMLElement | null): void {
  inside?.closest('[role="dialog"]')?.setAttribute('role', 'alertdialog');
}
