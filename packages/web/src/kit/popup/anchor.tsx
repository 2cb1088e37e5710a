import { useEffect, useLayoutEffect, useRef, type Ref } from 'react';
import type { PopupProps } from './use-popup.ts';

interface AnchorProps {
  readonly of: HTMLElement;
  /** Given by the library: where it would hold its own target. */
  readonly ref?: Ref<HTMLElement>;
}

/** Hands the library a button that stands elsewhere: moved into the library's own target it would be another button, without the focus. */
export function Anchor({ of, ref }: AnchorProps): null {
  useLayoutEffect(() => {
    if (typeof ref !== 'function') return;
    const leave = ref(of);
    return typeof leave === 'function' ? leave : () => void ref(null);
  }, [of, ref]);
  return null;
}

/**
 * Once the popup is closed and the focus went with it, the focus returns to the button: the library
 * notes too late where it was, when what stands in the popup takes it at once.
 */
export function useReturningFocus({ opened, target }: Pick<PopupProps, 'opened' | 'target'>): void {
  const wasOpened = useRef(false);
  useEffect(() => {
    const closed = wasOpened.current && !opened;
    wasOpened.current = opened;
    if (!closed) return;
    // After the press outside that closed it has put the focus where it wants it.
    const timer = setTimeout(() => {
      if (document.activeElement === document.body) target.focus({ preventScroll: true });
    });
    return () => clearTimeout(timer);
  }, [opened, target]);
}
