import type { JSX } from 'react';
import { useTexts } from '../../../platform/language.ts';
import { signed } from '../../../platform/slot-figure.ts';
import { islandFigure, islandSentence } from '../../../platform/slot-sentence.ts';
import type { IslandNow } from './room-islands.ts';
import styles from './room-today.module.css';
import './room.texts.ts';

/** An island's positions in the hour that runs: '3 su 4, manca 1 persona'. */
export function IslandPositions({ island }: { readonly island: NonNullable<IslandNow> }): JSX.Element {
  const t = useTexts('room');
  const slots = useTexts('slots');
  // Its line is there from the start: the names below it do not move.
  if (island === 'waiting') return <p className={styles['island']}>{t('positionsOfHour')}</p>;
  if (island === 'failed') return <p className={styles['island']}>{t('positionsUnknown')}</p>;
  const value = islandFigure(island);
  return (
    <p className={styles['island']} data-tone={value < 0 ? 'short' : value > 0 ? 'over' : 'exact'}>
      <span>
        {t('positionsOfHour')} <b>{t('ratio', island)}</b>, {islandSentence(island, slots)}
      </span>
      <strong>{signed(value)}</strong>
    </p>
  );
}
