import type { CounterDetailRow, SpecializationDetailReply } from '@torre/contract/counters';
import type { JSX } from 'react';
import { EmptyState, ErrorState, LoadingRows } from '../../../kit/index.ts';
import { useTexts } from '../../../platform/language.ts';
import { signed } from '../../../platform/slot-figure.ts';
import { BarChart } from './bar-chart.tsx';
import { drawnBar } from './bars.ts';
import styles from './counter-cards.module.css';
import { PartCard } from './counter-cards.tsx';
import type { Part } from './counter-cards.tsx';
import { hourBars } from './counter-hours.ts';
import './detail.texts.ts';

interface HoursCardProps extends Part<CounterDetailRow> {
  /** The hour whose specializations are shown. */
  readonly hour: string | null;
  readonly onHour: (hour: string) => void;
  readonly specializations: Part<SpecializationDetailReply['specializations']>;
}

/** The room hour by hour; a press on an hour shows its specializations beside it. */
export function HoursCard({ hour, onHour, specializations, ...part }: HoursCardProps): JSX.Element {
  const t = useTexts('counterDetail');
  return (
    <PartCard {...part} name="hours" title={t('hoursGraph')} aside={<small>{t('ownHour')}</small>}>
      {(counter) => {
        const bars = hourBars(counter);
        const shown = bars.find((bar) => bar.hour === hour);
        if (bars.length === 0) return <EmptyState title={t('noHours')} />;
        return (
          <div className={styles['beside']}>
            <BarChart
              title={t('hoursGraph')}
              axisLabel={t('hoursAxis')}
              bars={bars}
              pressed={hour}
              onPress={onHour}
            />
            {shown && (
              <section className={styles['hour']} aria-live="polite">
                <h3>
                  {t('atHour', { hour: shown.label })}
                  <span>
                    {shown.employees} - {shown.chairs}
                  </span>
                </h3>
                <HourList {...specializations} />
              </section>
            )}
          </div>
        );
      }}
    </PartCard>
  );
}

/** What is missing first. */
function HourList({
  data,
  failed,
  onRetry,
}: Part<SpecializationDetailReply['specializations']>): JSX.Element {
  if (failed) return <ErrorState onRetry={onRetry} />;
  if (data === undefined) return <LoadingRows rows={4} />;
  const drawn = data
    .map((one) => ({ ...one, ...drawnBar(one) }))
    .toSorted((one, other) => one.difference - other.difference || other.lacks - one.lacks);
  return (
    <ul>
      {drawn.map(({ specializationId, name, difference, red }) => (
        <li key={specializationId} title={name}>
          {specializationId}
          <b data-tone={red < 0 ? 'short' : difference > 0 ? 'over' : 'even'}>
            {signed(difference)}
            {red < 0 && difference >= 0 && ` / ${signed(red)}`}
          </b>
        </li>
      ))}
    </ul>
  );
}
