import { useLayoutEffect } from 'react';

/**
 * For a screen that fills the window and scrolls within: it does not move when a notice comes. Notices stand above its
 * lowest line, and its scrolling area gains `--notices-h` at the end.
 */
export function useNoticesInView(): void {
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.dataset['fixedScreen'] = '';
    return () => {
      delete root.dataset['fixedScreen'];
    };
  }, []);
}
