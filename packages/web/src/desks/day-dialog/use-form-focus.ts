import { useEffect, useEffectEvent, useRef } from 'react';
import { useBreakpoint } from '../../kit/index.ts';
import type { DayForm } from './day-form-state.ts';

/**
 * Where the hand goes: to 'Modifica' when the window opens and after a save, into the main shift when editing begins
 * (not on the phone, where the keyboard would cover the rest). Who steps from day to day by an arrow stays on it.
 */
export function useFormFocus(form: DayForm | null) {
  const toggle = useRef<HTMLButtonElement>(null);
  const turn = useRef<HTMLInputElement>(null);
  const { mobile } = useBreakpoint();
  const mode = form?.mode ?? null;
  const before = useRef<{ readonly mode: typeof mode; readonly opened: boolean }>({
    mode: null,
    opened: false,
  });
  const move = useEffectEvent(() => {
    const { mode: from, opened } = before.current;
    before.current = { mode, opened: opened || mode !== null };
    const onArrow = document.activeElement?.closest('[data-part=header] button') !== null;
    if (from === null && opened && onArrow) return;
    // A thumb must not find 'Annulla' focused where it has just pressed 'Modifica'.
    if (mobile) return toggle.current?.closest('[role=dialog]')?.querySelector<HTMLElement>('h2')?.focus();
    if (mode === 'reading') toggle.current?.focus();
    if (mode === 'editing' && from !== 'saving') turn.current?.focus();
  });
  useEffect(() => move(), [mode]);
  /** After a save that the form itself refused: to the first field at fault, once it is drawn as such. */
  const toFault = (): void =>
    void requestAnimationFrame(() =>
      toggle.current?.closest('[role=dialog]')?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus(),
    );
  return { toggle, turn, toFault };
}
