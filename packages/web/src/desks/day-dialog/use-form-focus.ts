import { useEffect, useRef } from 'react';
import type { DayForm } from './day-form.ts';

/**
 * Where the hand goes: to 'Modifica' when the window opens and after a save, into the main shift when editing begins.
 * Stepping to another day leaves it on the arrow.
 */
export function useFormFocus(form: DayForm | null) {
  const toggle = useRef<HTMLButtonElement>(null);
  const turn = useRef<HTMLInputElement>(null);
  const mode = form?.mode ?? null;
  const before = useRef<{ readonly mode: typeof mode; readonly opened: boolean }>({ mode: null, opened: false });
  useEffect(() => {
    const { mode: from, opened } = before.current;
    before.current = { mode, opened: opened || mode !== null };
    const stepped = from === null && opened;
    if (stepped) return;
    if (mode === 'reading') toggle.current?.focus();
    if (mode === 'editing' && from !== 'saving') turn.current?.focus();
  }, [mode]);
  return { toggle, turn };
}
