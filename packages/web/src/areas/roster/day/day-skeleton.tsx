import type { JSX } from 'react';
import styles from './day-skeleton.module.css';

/** Strip, fields, notes and history to come, each of its height. */
const HEIGHTS = [54, 52, 78, 140];

export function DaySkeleton(): JSX.Element {
  return (
    <>
      {HEIGHTS.map((height) => (
        <span key={height} className={styles['block']} style={{ height }} />
      ))}
    </>
  );
}
