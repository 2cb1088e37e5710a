import type { Icon } from '@tabler/icons-react';
import { useCallback, type ComponentPropsWithRef, type JSX } from 'react';
import { useHint, type HintPosition } from '../hint/use-hint.tsx';
import styles from './icon-button.module.css';

interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  /** Name for readers and tooltip: an icon never stands alone. */
  readonly label: string;
  readonly icon: Icon;
  /** Drawn as switched on; a real switch also sets `aria-pressed`. */
  readonly on?: boolean;
  readonly iconSize?: number;
  /** Where the tooltip covers nothing that is to be read; below the button unless said otherwise. */
  readonly hintPosition?: HintPosition;
}

export function IconButton({
  label,
  icon: Drawing,
  on = false,
  iconSize = 18,
  hintPosition,
  className = '',
  ref,
  ...rest
}: IconButtonProps): JSX.Element {
  const { attach, bubble } = useHint(label, hintPosition);
  const bothRefs = useCallback(
    (button: HTMLButtonElement | null) => {
      attach(button);
      if (typeof ref === 'function') ref(button);
      else if (ref) ref.current = button;
    },
    [attach, ref],
  );
  return (
    <>
      <button
        ref={bothRefs}
        type="button"
        aria-label={label}
        data-on={on || undefined}
        className={`${styles['button']} ${className}`}
        {...rest}
      >
        <Drawing size={iconSize} stroke={1.75} aria-hidden />
      </button>
      {bubble}
    </>
  );
}
