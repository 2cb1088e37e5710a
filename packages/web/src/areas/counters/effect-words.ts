import type { CounterEffect, PartEffect } from '@torre/contract/counters';
import { dayFromCompact, displayDay } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import { signed } from '../../platform/slot-figure.ts';
import { isNamedByHours } from './counter-table.ts';
// Whoever says effects without drawing counters needs their words too.
import './counters.texts.ts';
import type { CounterTexts } from './counter-sentence.ts';

/** Without the slots named by their hours, which repeat the ones in which they lie. */
export function shownEffects(effects: readonly CounterEffect[]): readonly CounterEffect[] {
  const named = effects.filter(({ description }) => !isNamedByHours(description));
  return named.length > 0 ? named : effects;
}

/** Falls short by the change, or falls short by more. */
export const fallsShort = ({ before, after }: Pick<PartEffect, 'before' | 'after'>): boolean =>
  after < 0 && after < before;

/** Islands and specializations to be said with a counter: all that move where it stays in all, else those that fall short. */
function shownParts({ before, after, parts }: CounterEffect): readonly PartEffect[] {
  return before === after ? parts : parts.filter(fallsShort);
}

/** Whether the change leaves the counter, an island or a specialization of it worse than before. */
export function losesAnywhere(effect: CounterEffect): boolean {
  return effect.after < effect.before || effect.parts.some(fallsShort);
}

/** How many counters rise, how many fall, and how many stay in all and move within, by island or specialization. */
export function movedCounters(effects: readonly CounterEffect[]): {
  readonly up: number;
  readonly down: number;
  readonly within: number;
} {
  const shown = shownEffects(effects);
  const up = shown.filter(({ before, after }) => after > before).length;
  const down = shown.filter(({ before, after }) => after < before).length;
  return { up, down, within: shown.length - up - down };
}

/** 'Sala da 0 a −1, Nord da 0 a +1' */
export function partsText(parts: readonly PartEffect[], t: CounterTexts): string {
  return parts
    .map(({ name, before, after }) => t('part', { name, before: signed(before), after: signed(after) }))
    .join(', ');
}

/** ' (Sala da 0 a −1)': what is said behind a counter of its islands and specializations; '' where nothing is. */
export function besideCounter(effect: CounterEffect, t: CounterTexts): string {
  const parts = shownParts(effect);
  return parts.length === 0 ? '' : ` (${partsText(parts, t)})`;
}

/** 'N del 17/12: da −1 a 0, M del 18/12: da +1 a 0': what a save does to the counters; says so when it does nothing. */
export function effectWords(effects: readonly CounterEffect[], t: CounterTexts): string {
  const shown = shownEffects(effects);
  if (shown.length === 0) return t('effectNone');
  return shown
    .map((effect) => {
      const { description: label, daySelected, before, after } = effect;
      const date = displayDay(dayFromCompact(daySelected) as Day).slice(0, 5);
      const values = { label, date, before: signed(before), after: signed(after) };
      return t(before === after ? 'effectStays' : 'effect', values) + besideCounter(effect, t);
    })
    .join(', ');
}
