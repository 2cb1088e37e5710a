import { useBlocker } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef } from 'react';
import { onSessionEnd } from '../../platform/session-end.ts';

/**
 * Whoever leaves the address with something unsaved is asked first; `onLeave` follows a yes. An ended session leads to the
 * sign-in unasked. Answers a function that lets the next leaving pass: what was typed is saved.
 */
export function useLeaveQuestion(
  dirty: boolean,
  ask: () => Promise<boolean>,
  onLeave: () => void,
): () => void {
  const isFree = useRef(false);
  const blocker = useBlocker({
    shouldBlockFn: () => dirty && !isFree.current,
    enableBeforeUnload: () => dirty && !isFree.current,
    withResolver: true,
  });
  const askFirst = useEffectEvent(async (): Promise<void> => {
    if (blocker.status !== 'blocked') return;
    const { proceed, reset } = blocker;
    if (!(await ask())) return reset();
    onLeave();
    proceed();
  });
  useEffect(() => {
    if (blocker.status === 'blocked') void askFirst();
  }, [blocker.status]);
  // What is typed after a save is unsaved again.
  useEffect(() => {
    if (dirty) isFree.current = false;
  }, [dirty]);
  useEffect(() => onSessionEnd(() => void (isFree.current = true)), []);
  return () => void (isFree.current = true);
}
