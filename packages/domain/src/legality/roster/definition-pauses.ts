import type { Level, RuleSet } from '../../configuration/index.ts';
import { MINUTES_PER_DAY } from '../../kernel/index.ts';
import { minutesOfShift } from '../../roster/index.ts';
import type { ShiftDefinition } from '../../roster/index.ts';

/** What is asked of a definition: its class, and its hours and pause by the clock, in minutes 0–1440. */
export type JudgedDefinition = Pick<
  ShiftDefinition,
  'name' | 'shiftClass' | 'beginTime' | 'endTime' | 'beginTimeNonWorking' | 'endTimeNonWorking'
>;

/** A shift of a plant that breaks a rule whoever has it: nobody's finding but the plant's (domain.md 1.5, point 16). */
export interface DefinitionFinding {
  readonly rule: 'L66.5';
  readonly level: Level;
  /** The parameter that is broken. */
  readonly limit: 'minPausaMin';
  readonly turn: string;
  /** Minutes of pause within its hours. */
  readonly measured: number;
  readonly required: number;
}

/**
 * L66.5 of the shifts of a plant: one of class LAV that lasts longer than the rule says needs the pause in its definition
 * (points 16 and 29). The rules are those of no category: a definition is everybody's.
 */
export function judgeDefinitions(
  definitions: readonly JudgedDefinition[],
  { rules }: RuleSet,
): readonly DefinitionFinding[] {
  const { attiva, livello, oltreMinuti, minPausaMin } = rules['L66.5'];
  if (!attiva) return [];
  return definitions.flatMap((definition): DefinitionFinding[] => {
    const { name, shiftClass, beginTime, endTime } = definition;
    if (shiftClass !== 'LAV' || beginTime === null || endTime === null) return [];
    const { begin, end } = minutesOfShift({ begin: beginTime, end: endTime });
    const measured = pauseWithin(definition, begin, end);
    if (end - begin <= oltreMinuti || measured >= minPausaMin) return [];
    return [
      { rule: 'L66.5', level: livello, limit: 'minPausaMin', turn: name, measured, required: minPausaMin },
    ];
  });
}

function pauseWithin(
  { beginTimeNonWorking: from, endTimeNonWorking: to }: JudgedDefinition,
  begin: number,
  end: number,
): number {
  if (from === null || to === null) return 0;
  // Written by the clock: a pause after midnight lies before the begin of its night.
  const start = from < begin ? from + MINUTES_PER_DAY : from;
  const pause = minutesOfShift({ begin: start % MINUTES_PER_DAY, end: to });
  return Math.max(0, Math.min(end, start + pause.end - pause.begin) - start);
}
