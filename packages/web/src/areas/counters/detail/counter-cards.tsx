import type { CounterDetailRow, SpecializationCategoriesReply } from '@torre/contract/counters';
import type { JSX, ReactNode } from 'react';
import { EmptyState, ErrorState, LoadingRows, Panel } from '../../../kit/index.ts';
import { useTexts } from '../../../platform/language.ts';
import { slotHours } from '../../../platform/slot-figure.ts';
import { BarChart } from './bar-chart.tsx';
import styles from './counter-cards.module.css';
import { rangesOf } from './detail-words.ts';
import './detail.texts.ts';

/** What a card draws from: its own data, or that they could not be read (M8.05, M8.06). */
export interface Part<T> {
  readonly data: T | undefined;
  readonly failed: boolean;
  readonly onRetry: () => void;
}

interface CardProps<T> extends Part<T> {
  readonly title: string;
  readonly aside?: ReactNode;
  readonly name: string;
  readonly children: (data: T) => ReactNode;
}

/** A titled card that loads, fails and shows by itself. */
export function PartCard<T>({
  title,
  aside,
  name,
  data,
  failed,
  onRetry,
  children,
}: CardProps<T>): JSX.Element {
  return (
    <Panel title={title} aside={aside} className={styles[name] ?? ''}>
      {failed ? (
        <ErrorState onRetry={onRetry} />
      ) : data === undefined ? (
        <LoadingRows rows={4} />
      ) : (
        children(data)
      )}
    </Panel>
  );
}

type Detail = Pick<CounterDetailRow, 'employees' | 'chairs' | 'lacks' | 'timeSlot'>;

export function TotalsCard(part: Part<Detail>): JSX.Element {
  const t = useTexts('counterDetail');
  return (
    <PartCard {...part} name="totals" title={t('totals')}>
      {({ employees, chairs, lacks, timeSlot }) => {
        const label = slotHours(timeSlot);
        return (
          <BarChart
            title={t('totals')}
            axisSide="y"
            axisLabel={t('totalsAxis')}
            bars={[{ key: 'totals', label, name: label, employees, chairs, lacks }]}
            note={(bar) => t('totalsLabel', bar)}
          />
        );
      }}
    </PartCard>
  );
}

export function IslandsCard(part: Part<CounterDetailRow['islands']>): JSX.Element {
  const t = useTexts('counterDetail');
  return (
    <PartCard {...part} name="islands" title={t('islands')}>
      {(islands) =>
        islands.length === 0 ? (
          <EmptyState title={t('noIslands')} />
        ) : islands.every(({ chairs }) => chairs === 0) ? (
          // Whom a place of no island waits for is of one nevertheless: against nothing every island would have too many.
          <EmptyState title={t('placesOfNoIsland')} />
        ) : (
          <BarChart
            title={t('islands')}
            axisLabel={t('islandsAxis')}
            bars={islands.map((island) => ({ ...island, key: island.name, label: island.name, lacks: 0 }))}
          />
        )
      }
    </PartCard>
  );
}

export function SpecializationsGraph(part: Part<CounterDetailRow['specializations']>): JSX.Element {
  const t = useTexts('counterDetail');
  return (
    <PartCard {...part} name="graph" title={t('specializationsGraph')}>
      {(specializations) =>
        specializations.length === 0 ? (
          <EmptyState title={t('noSpecializations')} />
        ) : (
          <BarChart
            title={t('specializationsGraph')}
            axisLabel={t('specializationsAxis')}
            bars={specializations.map(({ specializationId, missing, ...one }) => ({
              ...one,
              lacks: missing,
              key: specializationId,
              label: specializationId,
            }))}
          />
        )
      }
    </PartCard>
  );
}

export function SpecializationsCard(
  part: Part<SpecializationCategoriesReply['specializations']>,
): JSX.Element {
  const t = useTexts('counterDetail');
  return (
    <PartCard {...part} name="list" title={t('specializations')}>
      {({ lacking, abundant }) => {
        if (lacking.length === 0 && abundant.length === 0) {
          return (
            <p role="status" className={styles['warning']}>
              {t('neither')}
            </p>
          );
        }
        return (
          <div className={styles['ranges']}>
            <Ranges title={t('lacking')} tone="short" all={lacking} />
            {lacking.length === 0 ? (
              <Ranges title={t('abundant')} tone="over" all={abundant} />
            ) : (
              <p>{t('abundantLater')}</p>
            )}
          </div>
        );
      }}
    </PartCard>
  );
}

interface RangesProps {
  readonly title: string;
  readonly tone: 'short' | 'over';
  readonly all: SpecializationCategoriesReply['specializations']['lacking' | 'abundant'];
}

function Ranges({ title, tone, all }: RangesProps): JSX.Element {
  const t = useTexts('counterDetail');
  return (
    <>
      <h3>{title}</h3>
      {all.length === 0 ? (
        <p>{t('noneLacking')}</p>
      ) : (
        <ul data-tone={tone}>
          {all.map((one) => (
            <li key={one.specializationId}>
              <b title={one.name}>{one.specializationId}</b>
              <span>{rangesOf(one)}</span>
              {'absent' in one && one.absent.length > 0 && (
                <small>
                  {t('absent', {
                    who: one.absent
                      .map(({ employeeSurname, employeeName }) => `${employeeSurname} ${employeeName}`)
                      .join(', '),
                  })}
                </small>
              )}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
