import type { TileForm } from '@torre/domain/roster';
import type { JSX } from 'react';
import { ShiftTile } from '../../../kit/index.ts';
import { useTexts } from '../../../platform/language.ts';
import '../grid.texts.ts';
import styles from './grid-legend.module.css';

interface LegendTile {
  readonly name: string;
  readonly form: TileForm;
  readonly marks?: string;
}

interface GridLegendProps {
  /** Colleagues see no notes, no overtime, no closed days, and one code for whoever is away. */
  readonly audience?: 'manager' | 'colleague';
}

/** What the tiles mean, with the codes that people know; only what the month can show today. */
export function GridLegend({ audience = 'manager' }: GridLegendProps): JSX.Element {
  const t = useTexts('grid');
  const entry = (label: string, ...tiles: readonly LegendTile[]): JSX.Element => (
    <li>
      {tiles.map((tile) => (
        <ShiftTile key={tile.name} {...tile} />
      ))}
      {label}
    </li>
  );
  return (
    <ul className={styles['legend']} aria-label={t('legend')}>
      {entry(t('legendMorning'), { name: 'M', form: 'morning' })}
      {entry(t('legendMidday'), { name: 'T12', form: 'midday' })}
      {entry(t('legendAfternoon'), { name: 'P', form: 'afternoon' })}
      {entry(t('legendNight'), { name: 'N', form: 'night' })}
      {entry(t('legendOnCall'), { name: 'RPD', form: 'oncall-day' }, { name: 'RPN', form: 'oncall-night' })}
      {entry(t('legendOffice'), { name: 'G36', form: 'h36' })}
      {entry(t('legendRest'), { name: 'R', form: 'rest' })}
      {audience === 'colleague' ? (
        entry(t('legendAway'), { name: 'ASS', form: 'absence' })
      ) : (
        <>
          {entry(t('legendNote'), { name: 'M', form: 'morning', marks: 'n' })}
          {entry(t('legendOvertime'), { name: 'M', form: 'morning', marks: 's' })}
          {entry(t('legendAbsent'), { name: 'M', form: 'morning', marks: 'a' })}
          {entry(t('legendRequest'), { name: 'M', form: 'morning', marks: 'q' })}
          <li title={t('legendLackWhy')}>
            <i className={styles['lack']} aria-hidden>
              −1
            </i>
            {t('legendLack')}
          </li>
          {entry(t('legendRule'), { name: 'M', form: 'morning', marks: 'l' })}
          <li>
            <i className={styles['closed']} aria-hidden />
            {t('legendClosed')}
          </li>
        </>
      )}
    </ul>
  );
}
