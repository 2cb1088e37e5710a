import type {
  Compared,
  CounterEffect,
  Figures,
  PartEffect,
  PreviewedCounter,
} from '@torre/contract/counters';
import { shownFigure } from '@torre/domain/counters';
import { dayFromCompact, displayDay, formatMinutes, minutesFromCompact } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import { slotHours } from '../../platform/slot-figure.ts';
import { isNamedByHours } from './counter-table.ts';

/** One line of the table 'ora → dopo'. */
export interface EffectLine {
  readonly key: string;
  readonly label: string;
  /** Hours and date beside the label. */
  readonly detail: string;
  /** An island or a specialization of the counter above it. */
  readonly isPart: boolean;
  /** The figures that the confirmation says too. */
  readonly before: number;
  readonly after: number;
  /** Chairs that stay empty though the figure suffices; 0 where the figure says it. */
  readonly missingBefore: number;
  readonly missingAfter: number;
}

/** The worst that the change does. */
export interface EffectVerdict {
  /** `within`: no counter falls in all, but an island or a specialization of one does. */
  readonly kind: 'worse' | 'within' | 'better' | 'even';
  readonly slot: string;
  /** DD/MM */
  readonly date: string;
  /** Positions without anybody, before and after the change. */
  readonly missed: number;
  readonly missing: number;
  /** What is missing: the island, or the specialization where no single island is short; '' where neither is known. */
  readonly where: string;
  /** Of `within`: the islands and specializations that fall. */
  readonly parts: readonly PartEffect[];
}

const differenceOf = ({ employees, chairs }: Figures): number => employees - chairs;
/** Positions without anybody: too few people, or too few of the right ones. */
const uncovered = (figures: Figures): number => Math.max(0, figures.missing, -differenceOf(figures));

const falls = ({ before, after }: Compared): boolean =>
  uncovered(after) > uncovered(before) ||
  (differenceOf(after) < 0 && differenceOf(after) < differenceOf(before));
const moves = ({ before, after }: Compared): boolean =>
  differenceOf(before) !== differenceOf(after) || uncovered(before) !== uncovered(after);
const clock = (text: string): string => formatMinutes(minutesFromCompact(text) ?? 0);
const dateOf = ({ daySelected }: PreviewedCounter): string =>
  displayDay(dayFromCompact(daySelected) as Day).slice(0, 5);

/** Without the slots named by their hours, which repeat the ones in which they lie. */
function shown(counters: readonly PreviewedCounter[]): readonly PreviewedCounter[] {
  const named = counters.filter(({ description }) => !isNamedByHours(description));
  return named.length > 0 ? named : counters;
}

const fallingIn = ({ islands, specializations }: PreviewedCounter) => ({
  islands: islands.filter(falls),
  specializations: specializations.filter((one) => falls(one) && one.lacking.length > 0),
});

/** What falls short with a counter that moves, and all that moves within one that does not. */
function partsOf(counter: PreviewedCounter) {
  if (moves(counter)) return fallingIn(counter);
  return {
    islands: counter.islands.filter(moves),
    specializations: counter.specializations.filter(moves),
  };
}

/** In numbers, or in the figure of the slot where only that moves. */
function inFigures({ before, after }: Compared): Pick<PartEffect, 'before' | 'after'> {
  const shown = differenceOf(before) === differenceOf(after) ? shownFigure : differenceOf;
  return { before: shown(before), after: shown(after) };
}

const namedParts = ({
  islands,
  specializations,
}: Pick<PreviewedCounter, 'islands' | 'specializations'>): readonly PartEffect[] => [
  ...islands.map((one) => ({ name: one.name, ...inFigures(one) })),
  ...specializations.map((one) => ({ name: one.specializationId, ...inFigures(one) })),
];

/** The lines of the panel: each counter that moves in all or within, below it the islands and specializations of `partsOf`. */
export function effectLines(counters: readonly PreviewedCounter[], fromWord: string): readonly EffectLine[] {
  return shown(counters).flatMap((counter): EffectLine[] => {
    const { islands, specializations } = partsOf(counter);
    if (!moves(counter) && islands.length === 0 && specializations.length === 0) return [];
    const line = (
      key: string,
      label: string,
      detail: string,
      values: Compared,
      isPart = true,
    ): EffectLine => {
      const { before, after } = inFigures(values);
      return {
        key: `${counter.counterId} ${counter.timeslotId} ${key}`,
        label,
        detail,
        isPart,
        before,
        after,
        missingBefore: before < 0 ? 0 : values.before.missing,
        missingAfter: after < 0 ? 0 : values.after.missing,
      };
    };
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

/** The worst counter that the change leaves short, in all or else within; else whether it covers one; else that the room stays as it was. */
export function effectVerdict(counters: readonly PreviewedCounter[]): EffectVerdict {
  const worst = shown(counters)
    .filter(falls)
    .toSorted(
      (one, other) =>
        uncovered(other.after) - uncovered(one.after) || differenceOf(one.after) - differenceOf(other.after),
    )[0];
  const within = shown(counters).find((counter) => namedParts(fallingIn(counter)).length > 0);
  const better = shown(counters).find(({ before, after }) => uncovered(after) < uncovered(before));
  const counter = worst ?? within ?? better;
  if (!counter) return { kind: 'even', slot: '', date: '', missed: 0, missing: 0, where: '', parts: [] };
  const { islands, specializations } = fallingIn(counter);
  const where = islands.length === 1 ? islands[0]!.name : (specializations[0]?.specializationId ?? '');
  const kind = worst ? 'worse' : within ? 'within' : 'better';
  return {
    kind,
    slot: counter.description,
    date: dateOf(counter),
    missed: uncovered(counter.before),
    missing: uncovered(counter.after),
    where,
    parts: kind === 'within' ? namedParts(fallingIn(counter)) : [],
  };
}

/** As the confirmations say it in one sentence: each counter that moves in all or within. */
export function effectsOf(counters: readonly PreviewedCounter[]): readonly CounterEffect[] {
  return counters
    .map((counter): CounterEffect => {
      const { counterId, timeslotId, daySelected, description, islands, specializations } = counter;
      const parts = namedParts({ islands, specializations }).filter(({ before, after }) => before !== after);
      return { counterId, timeslotId, daySelected, description, ...inFigures(counter), parts };
    })
    .filter(({ before, after, parts }) => before !== after || parts.length > 0);
}
