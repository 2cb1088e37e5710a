import type { CounterEffect } from '@torre/contract/counters';
import { dayFromCompact } from '@torre/domain/kernel';
import type { JSX } from 'react';
import { besideCounter, fallsShort, shownEffects } from '../../areas/counters/index.ts';
import { weekdayAndNumber } from '../../areas/roster/index.ts';
import { useTexts } from '../../platform/language.ts';
import { signed } from '../../platform/slot-figure.ts';
import styles from './counter-effects.module.css';
import './counter-effects.texts.ts';

/** How many stand there before the rest is folded away: a week of three slots. */
const SHOWN = 9;

/** 2: falls short in all; 1: only an island or a specialization does. */
const harmOf = (effect: CounterEffect): number =>
  fallsShort(effect) ? 2 : effect.parts.some(fallsShort) ? 1 : 0;

/** What falls short first, then the greatest losses, then the gains; days in their order. */
function byHarm(one: CounterEffect, other: CounterEffect): number {
  return (
    harmOf(other) - harmOf(one) ||
    one.after - one.before - (other.after - other.before) ||
    one.daySelected.localeCompare(other.daySelected)
  );
}

/** How many counters fall short, are short and get worse, and are short in an island or specialization alone. */
export function harmedCounters(effects: readonly CounterEffect[]): {
  readonly short: number;
  readonly deeper: number;
  readonly within: number;
} {
  const shown = shownEffects(effects);
  return {
    // What was short before does not fall short now: it gets worse.
    short: shown.filter(({ before, after }) => before >= 0 && after < 0).length,
    deeper: shown.filter(({ before, after }) => before < 0 && after < before).length,
    within: shown.filter((effect) => harmOf(effect) === 1).length,
  };
}

/** What the change does to the counters, the harm first. */
export function CounterEffects({ effects }: { readonly effects: readonly CounterEffect[] }): JSX.Element {
  const t = useTexts('counterEffects');
  const shown = shownEffects(effects).toSorted(byHarm);
  const { short, deeper, within } = harmedCounters(effects);
  return (
    <section className={styles['effects']}>
      <h3>
        {t('counters')}
        {short > 0 && <b className={styles['short']}>{t('worse', { count: short })}</b>}
        {deeper > 0 && <b className={styles['short']}>{t('deeper', { count: deeper })}</b>}
        {within > 0 && <span>{t('within', { count: within })}</span>}
      </h3>
      {shown.length === 0 && <p>{t('countersSame')}</p>}
      <ul className={styles['list']}>
        {shown.slice(0, SHOWN).map((effect) => (
          <Effect key={`${effect.daySelected} ${effect.description}`} effect={effect} />
        ))}
      </ul>
      {shown.length > SHOWN && (
        <details className={styles['more']}>
          <summary>{t('more', { count: shown.length - SHOWN })}</summary>
          <ul className={styles['list']}>
            {shown.slice(SHOWN).map((effect) => (
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
  const counters = useTexts('counters');
  const { description: label, daySelected, before, after } = effect;
  const day = dayFromCompact(daySelected);
  const stays = before === after;
  const tone = stays ? 'within' : after < 0 ? 'short' : after > before ? 'better' : 'worse';
  const values = { label, day: day === null ? '' : weekdayAndNumber(day) };
  return (
    <li data-tone={tone}>
      {t(stays ? 'stays' : 'effect', { ...values, before: signed(before), after: signed(after) })}
      {besideCounter(effect, counters)}
    </li>
  );
}
