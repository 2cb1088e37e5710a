import type { JSX } from 'react';
import { signed } from '../../../areas/counters/index.ts';
import { useTexts } from '../../../platform/language.ts';
import { useBalance } from './balance.ts';
import type { IslandNow } from './room-islands.ts';
import styles from './room-today.module.css';
import './room.texts.ts';

/** An island's positions in the hour that runs: '3 su 4, manca 1 persona'. */
export function IslandPositions({ island }: { readonly island: NonNullable<IslandNow> }): JSX.Element {
  const t = useTexts('room');
  const balance = useBalance();
  // Its line is there from the start: the names below it do not move.
  if (island === 'waiting') return <p className={styles['island']}>{t('positionsOfHour')}</p>;
  if (island === 'failed') return <p className={styles['island']}>{t('positionsUnknown')}</p>;
  const { value, tone, sentence } = balance(island);
  return (
    <p className={styles['island']} data-tone={tone}>
      <span>
        {t('positionsOfHour')} <b>{t('ratio', island)}</b>, {sentence}
      </span>
      <strong>{signed(value)}</strong>
    </p>
  );
}
