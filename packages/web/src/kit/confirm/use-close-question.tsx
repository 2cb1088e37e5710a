import type { JSX } from 'react';
import { useTexts } from '../../platform/language.ts';
import './closing.texts.ts';
import { useConfirm } from './use-confirm.tsx';

/**
 * Asks in a window's footer before it closes on what was typed. `element` must be drawn there; while it stands (`asks`) it takes
 * the place of the footer's buttons, and another `close` answers no.
 */
export function useCloseQuestion(
  isTyped: boolean,
  onClose: () => void,
): {
  readonly close: () => void;
  readonly ask: () => Promise<boolean>;
  readonly asks: boolean;
  readonly element: JSX.Element | null;
} {
  const t = useTexts('closing');
  const { confirm, element, dismiss } = useConfirm('footer');
  const ask = (): Promise<boolean> =>
    confirm({ title: t('closeUnsaved'), text: t('closeLoses'), yes: t('closeAnyway'), tone: 'danger' });
  const askFirst = async (): Promise<void> => {
    if (await ask()) onClose();
  };
  const close = (): void => {
    if (element !== null) dismiss();
    else if (isTyped) void askFirst();
    else onClose();
  };
  return { close, ask, asks: element !== null, element };
}
