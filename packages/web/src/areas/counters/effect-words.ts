import type { CounterEffect } from '@torre/contract/counters';
import { dayFromCompact, displayDay } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import { isNamedByHours, signed } from './counter-table.ts';
import type { CounterTexts } from './counter-sentence.ts';

/** Without the slots named by their hours, which repeat the ones in which they lie. */
export function toldEffects(effects: readonly CounterEffect[]): readonly CounterEffect[] {
  const named = effects.filter(({ description }) => !isNamedByHours(description));
  return named.length > 0 ? named : effects;
}

/** How many counters rise and how many fall. */
export function movedCounters(effects: readonly CounterEffect[]): {
  readonly up: number;
  readonly down: number;
} {
  const told = toldEffects(effects);
  const down = told.filter(({ before, after }) => after < before).length;
  return { up: told.length - down, down };
}

/** 'N del 17/12: da −1 a 0, M del 18/12: da +1 a 0': what a save does to the counters; says so when it does nothing. */
export function effectWords(effects: readonly CounterEffect[], t: CounterTexts): string {
  const told = toldEffects(effects);
  if (told.length === 0) return t('effectNone');
  return told
    .map(({ description, daySelected, before, after }) =>
      t('effect', {
        label: description,
        date: displayDay(dayFromCompact(daySelected) as Day).slice(0, 5),
        before: signed(before),
        after: signed(after),
      }),
    )
    .join(', ');
}
