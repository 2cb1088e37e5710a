import type { ConflictingShift, GeneratedShift, GenerationReply } from '@torre/contract/cycles';
import { dayFromCompact } from '@torre/domain/kernel';
import type { JSX } from 'react';
import { losesAnywhere, movedCounters } from '../../areas/counters/index.ts';
import { LegalityChanges } from '../../areas/legality/index.ts';
import { weekdayAndDate } from '../../areas/roster/index.ts';
import { useTexts } from '../../platform/language.ts';
import { CounterEffects } from '../counter-effects/index.ts';
import styles from './planning-desk.module.css';
import './planning.texts.ts';

type PlanningTexts = ReturnType<typeof useTexts<'planning'>>;

interface GenerationPreviewProps {
  readonly reply: GenerationReply;
  readonly nameOf: (employeeId: string) => string;
}

/** What the generation would do: what is written, what is lost with it and what it spares, then the counters that fall and the rules that it breaks. */
export function GenerationPreview({ reply, nameOf }: GenerationPreviewProps): JSX.Element {
  const t = useTexts('planning');
  const { written, overwritten, kept, unknown, refused, withoutCycle, effects = [], legality } = reply;
  const [lost, spared] = [countedByReason(overwritten, t), countedByReason(kept, t)];
  const falling = effects.filter(losesAnywhere);
  const lists: readonly (readonly [title: string, cells: readonly GeneratedShift[]])[] = [
    ...lost.map(({ what, cells }) => [t('willLose', { what }), cells] as const),
    ...spared.map(({ what, cells }) => [t('willSpare', { what }), cells] as const),
    ...(unknown.length > 0 ? [[t('unknownTurns', { count: unknown.length }), unknown] as const] : []),
  ];
  const named = (groups: typeof lost): string => groups.map(({ what }) => what).join(', ');
  return (
    <>
      <p>
        <b>{t('willWrite', { count: written })}.</b>{' '}
        {lost.length > 0 ? <strong>{`${t('willLose', { what: named(lost) })}.`}</strong> : t('nothingLost')}{' '}
        {spared.length > 0 && `${t('willSpare', { what: named(spared) })}. `}
        {countersText(effects, t)}{' '}
        {withoutCycle.length > 0 && t('withoutCycle', { count: withoutCycle.length })}{' '}
        {refused.length > 0 && t('refusedCells', { count: refused.length })}
      </p>
      {lists.map(([title, cells]) => (
        <details key={title}>
          <summary>{title}</summary>
          <ul className={styles['cells']}>
            {cells.map((cell) => (
              <li key={`${cell.employeeId} ${cell.date}`}>{sentence(cell, nameOf, t)}</li>
            ))}
          </ul>
        </details>
      ))}
      {falling.length > 0 && <CounterEffects effects={falling} />}
      {legality && <LegalityChanges change={legality} nameOf={nameOf} />}
    </>
  );
}

const WORDS = {
  'on-call': 'onCall',
  manager: 'written',
  nobody: 'byNobody',
  absence: 'absenceDays',
} as const satisfies Record<ConflictingShift['reason'], string>;

/** '62 turni di reperibilità', with them; only what there is. */
function countedByReason(
  cells: readonly ConflictingShift[],
  t: PlanningTexts,
): readonly { readonly what: string; readonly cells: readonly ConflictingShift[] }[] {
  const byReason = Map.groupBy(cells, ({ reason }) => reason);
  return (['on-call', 'manager', 'nobody', 'absence'] as const).flatMap((reason) => {
    const own = byReason.get(reason);
    return own ? [{ what: t(WORDS[reason], { count: own.length }), cells: own }] : [];
  });
}

function countersText(effects: NonNullable<GenerationReply['effects']>, t: PlanningTexts): string {
  if (effects.length === 0) return t('countersSame');
  const { up, down, within } = movedCounters(effects);
  const moves = [
    up > 0 && t('countersUp', { count: up }),
    down > 0 && t('countersDown', { count: down }),
    within > 0 && t('countersWithin', { count: within }),
  ];
  return t('countersMove', { moves: moves.filter(Boolean).join(', ') });
}

function sentence(
  { employeeId, date, before, turn }: GeneratedShift,
  nameOf: (employeeId: string) => string,
  t: PlanningTexts,
): string {
  const day = dayFromCompact(date);
  const change = t('becomes', { before: before ?? t('none'), after: turn });
  return `${nameOf(employeeId)}, ${day === null ? date : weekdayAndDate(day)}: ${change}`;
}
