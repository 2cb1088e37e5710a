import type { LegalityFinding } from '@torre/contract/legality';
import type { JSX } from 'react';
import { useTexts } from '../../platform/language.ts';
import { serverWords } from '../../platform/server-words.ts';
import { findingDays } from './finding-words.ts';
import './legality.texts.ts';
import styles from './legality.module.css';

interface FindingCardProps {
  readonly finding: LegalityFinding;
  /** Whose roster it is; null where all are one person's. */
  readonly who: string | null;
}

/** What a rule says: whether it blocks, its id, the days, the sentence and who asks for it. */
export function FindingCard({ finding, who }: FindingCardProps): JSX.Element {
  const t = useTexts('legality');
  return (
    <li className={styles['card']}>
      <p className={styles['top']}>
        <b>{t(`level_${finding.level}`)}</b> <span>{finding.rule}</span>
        {who !== null && <span className={styles['who']}>{who}</span>}
        <span className={styles['days']}>{findingDays(finding, t)}</span>
      </p>
      <p>{serverWords(finding)}</p>
      <small>{finding.source}</small>
    </li>
  );
}
