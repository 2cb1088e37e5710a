import { useBlocker } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef } from 'react';
import { onSessionEnd } from '../../platform/session-end.ts';
import type { Leaving } from './day-form-state.ts';

interface LeavingOptions {
  readonly dirty: boolean;
  readonly ask: (leaving: Leaving) => void;
  readonly onClose: () => void;
  readonly onNavigate: (date: string) => void;
}

/** Every way out of the cell (close, arrows, strip, back button, closed tab) passes the same question. */
export function useLeaving({ dirty, ask, onClose, onNavigate }: LeavingOptions) {
  const allowed = useRef(false);
  const blocker = useBlocker({
    shouldBlockFn: () => dirty && !allowed.current,
    enableBeforeUnload: () => dirty && !allowed.current,
    withResolver: true,
  });
  const askAboutAddress = useEffectEvent(() => ask({ to: 'address' }));
  useEffect(() => {
    if (blocker.status === 'blocked') askAboutAddress();
  }, [blocker.status]);
  useEffect(() => {
    if (dirty) allowed.current = false;
  }, [dirty]);
  // An ended session leads to the sign-in; what was typed is kept for the way back, so nothing is asked.
  useEffect(() => onSessionEnd(() => void (allowed.current = true)), []);

  function leave(leaving: Leaving): void {
    allowed.current = true;
    if (leaving.to === 'close') onClose();
    else if (leaving.to === 'day') onNavigate(leaving.date);
    else blocker.proceed?.();
  }

  return {
    /** Leaves at once, or asks first when something was typed. */
    request: (leaving: Leaving) => (dirty ? ask(leaving) : leave(leaving)),
    leave,
    stay: () => blocker.reset?.(),
  };
}
