import { useId, useState } from 'react';

/** What a popup needs of its button; `AnchoredMenu` and `AnchoredPopover` take it whole. */
export interface PopupProps {
  /** Id of the button; the popup's own follows from it. */
  readonly id: string;
  readonly target: HTMLElement;
  readonly opened: boolean;
  readonly onChange: (opened: boolean) => void;
}

/**
 * A button with a menu or a small window. The button stands at once, what opens comes with `load`, when a hand is near: the
 * library that places popups weighs as much as a whole screen, and most months are looked at without one. `popup` is null
 * until the first press.
 */
export function usePopup(kind: 'menu' | 'dialog', load: () => Promise<unknown>) {
  const id = useId();
  const [target, setTarget] = useState<HTMLElement | null>(null);
  const [opened, setOpened] = useState(false);
  const [wanted, setWanted] = useState(false);
  // What fails here is asked for again when it is drawn (`late`).
  const near = (): void => void load().catch(() => undefined);
  const open = (next: boolean): void => {
    if (next) setWanted(true);
    setOpened(next);
  };
  const popup: PopupProps | null = wanted && target !== null ? { id, target, opened, onChange: open } : null;
  return {
    opened,
    open,
    popup,
    button: {
      id,
      ref: setTarget,
      'aria-haspopup': kind,
      'aria-expanded': opened,
      'aria-controls': opened ? `${id}-dropdown` : undefined,
      onPointerEnter: near,
      onFocus: near,
      onClick: () => open(!opened),
    } as const,
  };
}
