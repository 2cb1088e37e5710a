import type { Day } from '@torre/domain/kernel';
import type { JSX } from 'react';
import type { DefinitionBook } from '../../areas/roster/index.ts';
import { ShiftTile } from '../../kit/index.ts';
import styles from './planning-desk.module.css';

interface TurnTilesProps {
  readonly turns: readonly string[];
  readonly book: DefinitionBook;
  /** The day whose definitions say how they look. */
  readonly day: Day;
}

/** Shifts in a row, as the roster draws them. */
export function TurnTiles({ turns, book, day }: TurnTilesProps): JSX.Element {
  return (
    <div className={styles['tiles']}>
      {turns.map((turn, place) => (
        <ShiftTile key={place} name={turn} form={book.meaning(turn, day).form} />
      ))}
    </div>
  );
}
