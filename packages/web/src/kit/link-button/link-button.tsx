import type { ComponentProps, JSX } from 'react';
import styles from './link-button.module.css';

/** A button that reads as a link, inside a text: it opens more about it. */
export function LinkButton(button: Omit<ComponentProps<'button'>, 'type' | 'className'>): JSX.Element {
  return <button {...button} type="button" className={styles['button']} />;
}
