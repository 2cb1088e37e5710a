import type { Compared, CounterEffect, PreviewedCounter } from '@torre/contract/counters';
import { dayFromCompact, displayDay, formatMinutes, minutesFromCompact } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import { isNamedByHours, shownValue, slotHours } from './counter-table.ts';

/** One line of the table 'ora → dopo'. */
export interface EffectLine {
  readonly key: string;
  readonly label: string;
  /** Hours and date beside the label. */
  readonly detail: string;
  /** An island or a specialization of the counter above it. */
  readonly isPart: boolean;
  readonly before: number;
  readonly after: number;
}

/** The worst that the change does. */
export interface EffectVerdict {
  readonly kind: 'worse' | 'better' | 'even';
  readonly slot: string;
  /** DD/MM */
  readonly date: string;
  /** People missing after the change. */
  readonly missing: number;
  /** What is missing: the island, or the specialization where no single island is short; '' where neither is known. */
  readonly where: string;
}

const falls = ({ before, after }: Compared): boolean =>
  shownValue(after) < 0 && shownValue(after) < shownValue(before);
const moves = ({ before, after }: Compared): boolean => shownValue(before) !== shownValue(after);

const clock = (text: string): string => formatMinutes(minutesFromCompact(text) ?? 0);
const dateOf = ({ daySelected }: PreviewedCounter): string =>
  displayDay(dayFromCompact(daySelected) as Day).slice(0, 5);

/** Without the slots named by their hours, which repeat the ones in which they lie. */
function told(counters: readonly PreviewedCounter[]): readonly PreviewedCounter[] {
  const named = counters.filter(({ description }) => !isNamedByHours(description));
  return named.length > 0 ? named : counters;
}

const partsOf = ({ islands, specializations }: PreviewedCounter) => ({
  islands: islands.filter(falls),
  specializations: specializations.filter((one) => falls(one) && one.lacking.length > 0),
});

/** The lines of the panel: each counter that moves, below it the islands and specializations that it leaves short. */
export function effectLines(counters: readonly PreviewedCounter[], fromWord: string): readonly EffectLine[] {
  return told(counters).flatMap((counter): EffectLine[] => {
    const { islands, specializations } = partsOf(counter);
    if (!moves(counter) && islands.length === 0 && specializations.length === 0) return [];
    const line = (
      key: string,
      label: string,
      detail: string,
      values: Compared,
      isPart = true,
    ): EffectLine => ({
      key: `${counter.counterId} ${counter.timeslotId} ${key}`,
      label,
      detail,
      isPart,
      before: shownValue(values.before),
      after: shownValue(values.after),
    });
    return [
      line('', counter.description, `${slotHours(counter)} ${fromWord} ${dateOf(counter)}`, counter, false),
      ...islands.map((one) => line(`island ${one.islandId}`, one.name, '', one)),
      ...specializations.map((one) =>
        line(
          `specialization ${one.specializationId}`,
          one.specializationId,
          one.lacking.map(({ from, to }) => `${clock(from)}–${clock(to)}`).join(', '),
          one,
        ),
      ),
    ];
  });
}

/** The worst counter that the change leaves short; else whether it covers one; else that the room stays as it was. */
export function effectVerdict(counters: readonly PreviewedCounter[]): EffectVerdict {
  const worst = told(counters)
    .filter(falls)
    .toSorted((one, other) => shownValue(one.after) - shownValue(other.after))[0];
  const better = told(counters).find(
    ({ before, after }) => shownValue(before) < 0 && shownValue(after) > shownValue(before),
  );
  const counter = worst ?? better;
  if (!counter) return { kind: 'even', slot: '', date: '', missing: 0, where: '' };
  const { islands, specializations } = partsOf(counter);
  const where = islands.length === 1 ? islands[0]!.name : (specializations[0]?.specializationId ?? '');
  return {
    kind: worst ? 'worse' : 'better',
    slot: counter.description,
    date: dateOf(counter),
    missing: Math.max(0, -shownValue(counter.after)),
    where,
  };
}

/** As the confirmations say it in one sentence: the difference of each counter that moves. */
export function effectsOf(counters: readonly PreviewedCounter[]): readonly CounterEffect[] {
  return counters.filter(moves).map(({ counterId, timeslotId, daySelected, description, before, after }) => ({
    counterId,
    timeslotId,
    daySelected,
    description,
    before: shownValue(before),
    after: shownValue(after),
  }));
}
