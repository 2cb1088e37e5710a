import type { JSX } from 'react';
import { Callout, SmallTable } from '../../kit/index.ts';
import { useTexts } from '../../platform/language.ts';
import './entitlements.texts.ts';

interface StaleComparisonProps {
  readonly title: string;
  /** Fields in which both differ: what it is called, what was typed, what stands. */
  readonly rows: readonly (readonly [field: string, mine: string, theirs: string])[];
  readonly onKeep: () => void;
  readonly onTake: () => void;
}

/** Somebody else was first: what was typed beside what stands now, and the two ways on. */
export function StaleComparison({ title, rows, onKeep, onTake }: StaleComparisonProps): JSX.Element {
  const t = useTexts('entitlements');
  return (
    <Callout
      tone="wait"
      alert
      title={title}
      choices={[
        { label: t('keepMine'), run: onKeep },
        { label: t('takeTheirs'), run: onTake },
      ]}
    >
      {rows.length > 0 && (
        <SmallTable label={t('comparison')} head={[t('field'), t('mine'), t('theirs')]} rows={rows} />
      )}
    </Callout>
  );
}
