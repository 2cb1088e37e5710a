import { useBlocker } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { Leaving } from './day-form.ts';

/** An ended session leads here; what was typed is kept for the way back, so nothing is asked. */
const SIGN_IN = '/login';

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
    shouldBlockFn: ({ next }) => dirty && !allowed.current && next.pathname !== SIGN_IN,
    enableBeforeUnload: () => dirty,
    withResolver: true,
  });
  const askAboutAddress = useEffectEvent(() => ask({ to: 'address' }));
  useEffect(() => {
    if (blocker.status === 'blocked') askAboutAddress();
  }, [blocker.status]);
  useEffect(() => {
    if (dirty) allowed.current = false;
  }, [dirty]);

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
