import { Suspense, useEffect, useRef, useState, type JSX, type RefCallback } from 'react';
import { lazyPart } from '../../platform/lazy-with-retry.ts';

export type HintPosition = 'top' | 'bottom' | 'right';

const HintBubble = lazyPart(() => import('./hint-bubble.tsx'), 'HintBubble');

/** `look/README.md`, stati: after 400 ms under the mouse, at once with the focus. */
const HOVER_DELAY_MS = 400;

/**
 * A tooltip for one element: `attach` is its ref, `bubble` beside it. The library that places it loads with the first hint,
 * so that pages pay nothing for hints that nobody asks for.
 */
export function useHint(
  label: string,
  position: HintPosition = 'bottom',
): { readonly attach: RefCallback<HTMLElement>; readonly bubble: JSX.Element | null } {
  const [target, setTarget] = useState<HTMLElement | null>(null);
  const [shown, setShown] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    if (!target) return;
    const hide = (): void => {
      clearTimeout(timer.current);
      setShown(false);
    };
    const enter = (event: PointerEvent): void => {
      clearTimeout(timer.current);
      if (event.pointerType !== 'touch') timer.current = setTimeout(() => setShown(true), HOVER_DELAY_MS);
    };
    const focus = (): void => {
      if (target.matches(':focus-visible')) setShown(true);
    };
    const listeners = {
      pointerenter: enter,
      pointerleave: hide,
      pointerdown: hide,
      focus,
      blur: hide,
      keydown: hide,
    };
    for (const [name, listener] of Object.entries(listeners))
      target.addEventListener(name, listener as EventListener);
    return () => {
      clearTimeout(timer.current);
      for (const [name, listener] of Object.entries(listeners))
        target.removeEventListener(name, listener as EventListener);
    };
  }, [target]);

  const bubble =
    shown && target && label ? (
      <Suspense>
        <HintBubble target={target} label={label} position={position} />
      </Suspense>
    ) : null;
  return { attach: setTarget, bubble };
}
