import type { CounterEffect } from '@torre/contract/counters';
import { dayFromCompact } from '@torre/domain/kernel';
import type { JSX } from 'react';
import { signed, toldEffects } from '../../areas/counters/index.ts';
import { weekdayAndNumber } from '../../areas/roster/index.ts';
import { useTexts } from '../../platform/language.ts';
import styles from './counter-effects.module.css';
import './counter-effects.texts.ts';

/** How many stand there before the rest is folded away: a week of three slots. */
const SHOWN = 9;

/** What falls short first, then the greatest losses, then the gains; days in their order. */
function byHarm(one: CounterEffect, other: CounterEffect): number {
  const worse = (effect: CounterEffect): boolean => effect.after < 0 && effect.after < effect.before;
  return (
    Number(worse(other)) - Number(worse(one)) ||
    one.after - one.before - (other.after - other.before) ||
    one.daySelected.localeCompare(other.daySelected)
  );
}

/** What the change does to the counters, the harm first. */
export function CounterEffects({ effects }: { readonly effects: readonly CounterEffect[] }): JSX.Element {
  const t = useTexts('counterEffects');
  const told = toldEffects(effects).toSorted(byHarm);
  // What was short before does not fall short now: it gets worse.
  const short = told.filter(({ before, after }) => before >= 0 && after < 0).length;
  const deeper = told.filter(({ before, after }) => before < 0 && after < before).length;
  return (
    <section className={styles['effects']}>
      <h3>
        {t('counters')}
        {short > 0 && <b className={styles['short']}>{t('worse', { count: short })}</b>}
        {deeper > 0 && <b className={styles['short']}>{t('deeper', { count: deeper })}</b>}
      </h3>
      {told.length === 0 && <p>{t('countersSame')}</p>}
      <ul className={styles['list']}>
        {told.slice(0, SHOWN).map((effect) => (
          <Effect key={`${effect.daySelected} ${effect.description}`} effect={effect} />
        ))}
      </ul>
      {told.length > SHOWN && (
        <details className={styles['more']}>
          <summary>{t('more', { count: told.length - SHOWN })}</summary>
          <ul className={styles['list']}>
            {told.slice(SHOWN).map((effect) => (
              <Effect key={`${effect.daySelected} ${effect.description}`} effect={effect} />
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

function Effect({ effect }: { readonly effect: CounterEffect }): JSX.Element {
  const t = useTexts('counterEffects');
  const { description: label, daySelected, before, after } = effect;
  const day = dayFromCompact(daySelected);
  const tone = after < 0 ? 'short' : after > before ? 'better' : 'worse';
  return (
    <li data-tone={tone}>
      {t('effect', {
        label,
        day: day === null ? '' : weekdayAndNumber(day),
        before: signed(before),
        after: signed(after),
      })}
    </li>
  );
}
