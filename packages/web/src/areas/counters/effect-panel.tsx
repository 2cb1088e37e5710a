import type { PreviewedCounter } from '@torre/contract/counters';
import { IconArrowRight } from '@tabler/icons-react';
import { useId, type JSX } from 'react';
import { useTexts } from '../../platform/language.ts';
import { signed } from '../../platform/slot-figure.ts';
import './counters.texts.ts';
import { effectLines, effectVerdict } from './effect-lines.ts';
import { partsText } from './effect-words.ts';
import styles from './effect-panel.module.css';

interface EffectPanelProps {
  /** What would differ; null while nothing is wished, undefined while it is being counted. */
  readonly counters: readonly PreviewedCounter[] | null | undefined;
  readonly failed: boolean;
}

/** 'Se salvi': what a change would do to the counters, before anything is saved. */
export function EffectPanel({ counters, failed }: EffectPanelProps): JSX.Element {
  const t = useTexts('counters');
  const title = useId();
  return (
    <section className={styles['panel']} aria-labelledby={title}>
      <h3 id={title}>{t('ifSaved')}</h3>
      <p aria-live="polite">
        {failed ? t('failed') : counters === undefined ? t('waiting') : <Verdict counters={counters} />}
      </p>
      {counters && !failed && <Lines counters={counters} />}
    </section>
  );
}

function Verdict({ counters }: { readonly counters: readonly PreviewedCounter[] | null }): JSX.Element {
  const t = useTexts('counters');
  if (counters === null) return <>{t('chooseTurn')}</>;
  const { kind, where, missed, parts, ...named } = effectVerdict(counters);
  if (kind === 'even') return <>{t('roomStays')}</>;
  if (kind === 'within') return <>{t('slotWithin', { ...named, parts: partsText(parts, t) })}</>;
  if (kind === 'better') {
    return (
      <>
        {named.missing === 0 ? t('slotCovered', named) : t('slotBetter', { ...named, count: named.missing })}
      </>
    );
  }
  // What was uncovered before is not this change's doing: the place that is named is what it adds.
  const deeper = missed > 0 && named.missing > missed;
  const left = deeper
    ? t('slotDeeper', { ...named, before: missed })
    : t('slotLeft', { ...named, count: named.missing });
  const place = where === '' || (missed > 0 && !deeper) ? '' : t(deeper ? 'inMore' : 'there', { where });
  return <strong>{`${left}${place}.`}</strong>;
}

function Lines({ counters }: { readonly counters: readonly PreviewedCounter[] }): JSX.Element | null {
  const t = useTexts('counters');
  const lines = effectLines(counters, t('of'));
  if (lines.length === 0) return null;
  return (
    <table className={styles['table']}>
      <thead>
        <tr>
          <th scope="col">{t('counters')}</th>
          <th scope="col">{t('now')}</th>
          <td />
          <th scope="col">{t('afterwards')}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ key, label, detail, isPart, before, after, missingBefore, missingAfter }) => (
          <tr key={key} data-part={isPart || undefined}>
            <th scope="row">
              {label} <small>{detail}</small>
            </th>
            <Value value={before} missing={missingBefore} />
            <td aria-hidden>
              <IconArrowRight size={14} />
            </td>
            <Value value={after} missing={missingAfter} isAfter />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Value({
  value,
  missing,
  isAfter = false,
}: {
  readonly value: number;
  readonly missing: number;
  readonly isAfter?: boolean;
}): JSX.Element {
  const t = useTexts('counters');
  const tone = value < 0 || missing > 0 ? 'short' : value > 0 ? 'over' : 'even';
  return (
    <td data-tone={tone} data-after={isAfter || undefined}>
      <span>{signed(value)}</span>
      {missing > 0 && <small> {t('butLacks', { count: missing })}</small>}
    </td>
  );
}
