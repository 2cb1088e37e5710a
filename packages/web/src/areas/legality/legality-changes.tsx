import type { LegalityChange, LegalityFinding } from '@torre/contract/legality';
import { useId, type JSX } from 'react';
import { useTexts } from '../../platform/language.ts';
import { FindingCard } from './finding-card.tsx';
import { byLevel, findingKey } from './finding-words.ts';
import './legality.texts.ts';
import styles from './legality.module.css';

/** Findings that stand there before the rest is folded away. */
const SHOWN = 3;
/** More are counted, not written: nobody reads hundreds. */
const MOST_WRITTEN = 100;

interface LegalityChangesProps {
  readonly change: LegalityChange;
  /** 'Ferrari Luca'; null where the change is of one person's day. */
  readonly nameOf: ((employeeId: string) => string) | null;
}

/** The rules that a change breaks, or breaks worse than before, and those that it breaks no more; null where there are none. */
export function LegalityChanges({
  change: { added, ended },
  nameOf,
}: LegalityChangesProps): JSX.Element | null {
  const t = useTexts('legality');
  const title = useId();
  if (added.length + ended.length === 0) return null;
  return (
    <section className={styles['changes']} aria-labelledby={title}>
      <h3 id={title}>
        {t('rules')}
        {added.length > 0 && <b data-tone="added">{t('added', { count: added.length })}</b>}
        {ended.length > 0 && <b data-tone="ended">{t('ended', { count: ended.length })}</b>}
      </h3>
      <Findings findings={byLevel(added)} nameOf={nameOf} />
      {ended.length > 0 && (
        <details className={styles['more']}>
          <summary>{t('ended', { count: ended.length })}</summary>
          <Cards findings={ended.slice(0, MOST_WRITTEN)} nameOf={nameOf} isEnded />
        </details>
      )}
    </section>
  );
}

interface FindingsProps extends Pick<LegalityChangesProps, 'nameOf'> {
  readonly findings: readonly LegalityFinding[];
}

function Findings({ findings, nameOf }: FindingsProps): JSX.Element | null {
  const t = useTexts('legality');
  if (findings.length === 0) return null;
  const rest = findings.slice(SHOWN);
  return (
    <>
      <Cards findings={findings.slice(0, SHOWN)} nameOf={nameOf} />
      {rest.length > 0 && (
        <details className={styles['more']}>
          <summary>{t('more', { count: rest.length })}</summary>
          <Cards findings={rest.slice(0, MOST_WRITTEN)} nameOf={nameOf} />
          {rest.length > MOST_WRITTEN && (
            <p className={styles['quiet']}>{t('more', { count: rest.length - MOST_WRITTEN })}</p>
          )}
        </details>
      )}
    </>
  );
}

function Cards({
  findings,
  nameOf,
  isEnded = false,
}: FindingsProps & { readonly isEnded?: boolean }): JSX.Element {
  return (
    <ul className={styles['cards']} data-ended={isEnded || undefined}>
      {findings.map((finding) => (
        <FindingCard
          key={findingKey(finding)}
          finding={finding}
          who={nameOf === null ? null : nameOf(finding.employeeId)}
        />
      ))}
    </ul>
  );
}
