import { useBlocker } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef } from 'react';
import { onSessionEnd } from '../../../platform/session-end.ts';

/** Whoever leaves the screen with something unsaved is asked first; an ended session leads to the sign-in unasked. */
export function useLeaveQuestion(dirty: boolean, ask: () => Promise<boolean>): void {
  const isSignedOut = useRef(false);
  const blocker = useBlocker({
    shouldBlockFn: () => dirty && !isSignedOut.current,
    enableBeforeUnload: () => dirty && !isSignedOut.current,
    withResolver: true,
  });
  const askFirst = useEffectEvent(async (): Promise<void> => {
    if (blocker.status !== 'blocked') return;
    const { proceed, reset } = blocker;
    if (await ask()) proceed();
    else reset();
  });
  useEffect(() => {
    if (blocker.status === 'blocked') void askFirst();
  }, [blocker.status]);
  useEffect(() => onSessionEnd(() => void (isSignedOut.current = true)), []);
}
