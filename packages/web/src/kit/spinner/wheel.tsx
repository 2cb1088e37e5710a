import type { JSX } from 'react';
import styles from './wheel.module.css';

/** The turning sign beside words that say what is waited for; `size` in px. */
export function Wheel({ size = 14 }: { readonly size?: number }): JSX.Element {
  return <span className={styles['wheel']} style={{ width: size, height: size }} aria-hidden />;
}
