import { useSyncExternalStore, type JSX, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

let place: HTMLElement | null = null;
const listeners = new Set<() => void>();

function attach(element: HTMLElement | null): void {
  place = element;
  for (const changed of listeners) changed();
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

/** Where the top bar of the phone lets a screen put its own title; takes no room while it is empty. */
export function ScreenHeadPlace({ className }: { readonly className: string | undefined }): JSX.Element {
  return <div ref={attach} className={className} />;
}

/**
 * The title of a screen inside the top bar instead of the bar's own (`look/`, calendario-telefono); nothing where the bar
 * keeps no place for it, as on a wide screen.
 */
export function ScreenHead({ children }: { readonly children: ReactNode }): JSX.Element | null {
  const target = useSyncExternalStore(subscribe, () => place);
  return target === null ? null : createPortal(children, target);
}
