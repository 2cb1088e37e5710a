import type { JSX } from 'react';
import styles from './day-skeleton.module.css';

/** Strip, fields, notes and history to come, each of its height. */
const HEIGHTS = [54, 52, 78, 140];

/** `strip`: the days around are to come too. */
export function DaySkeleton({ strip = true }: { readonly strip?: boolean }): JSX.Element {
  return (
    <>
      {HEIGHTS.slice(strip ? 0 : 1).map((height) => (
        <span key={height} className={styles['block']} style={{ height }} />
      ))}
    </>
  );
}
