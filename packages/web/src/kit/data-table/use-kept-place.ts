import { useEffect } from 'react';
import { pageMemory } from '../../platform/page-memory.ts';

/** How far each list was read, by its label and address, while this page lives. */
const places = pageMemory<number>();

/** Whoever comes back to the same list with the same filters finds it where it was left. */
export function useKeptPlace(scroller: HTMLElement | null, label: string): void {
  useEffect(() => {
    if (!scroller) return;
    const key = (): string => `${label} ${location.pathname}${location.search}`;
    scroller.scrollTo({ top: places.get(key()) ?? 0 });
    const keep = (): void => void places.set(key(), scroller.scrollTop);
    scroller.addEventListener('scroll', keep, { passive: true });
    return () => scroller.removeEventListener('scroll', keep);
  }, [scroller, label]);
}
