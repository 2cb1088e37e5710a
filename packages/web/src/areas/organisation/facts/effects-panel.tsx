import type { FactKindName } from '@torre/domain/organisation';
import type { JSX } from 'react';
import { useTexts } from '../../../platform/language.ts';
import '../organisation.texts.ts';
import styles from './fact-dialog.module.css';
import { FactEffects } from './fact-effects.tsx';
import type { FactPreview } from './use-fact-form.ts';

interface EffectsPanelProps {
  readonly preview: FactPreview;
  /** Of the edits, in their order. */
  readonly kinds: readonly FactKindName[];
  /** Columns that have a field, where their faults stand. */
  readonly columns?: readonly string[];
}

/** 'Che cosa cambia', above the buttons of a window; nothing while there is nothing to say. */
export function EffectsPanel({ preview, ...rest }: EffectsPanelProps): JSX.Element | null {
  const t = useTexts('organisation');
  if (preview.reply === null && !preview.isWaiting && preview.error === null) return null;
  return (
    <section className={styles['effects']}>
      <h3>{t('effects')}</h3>
      <FactEffects preview={preview} {...rest} />
    </section>
  );
}
