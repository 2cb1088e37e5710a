import { useQuery } from '@tanstack/react-query';
import { IconCircleCheck } from '@tabler/icons-react';
import type { OperatingConfiguration, RoomPosition } from '@torre/contract/operations-room';
import { MINUTES_PER_DAY, compactDay, dayFromCompact, displayDay } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import type { Span } from '@torre/domain/operations-room';
import type { JSX } from 'react';
import { EmptyState, ErrorState, LoadingRows, Panel, StatusBadge } from '../../../kit/index.ts';
import { useTexts } from '../../../platform/language.ts';
import {
  calendarsQuery,
  configurationsQuery,
  laterPositionsQuery,
  useLiveRoom,
} from '../operations-room.queries.ts';
import { openingsByPosition, spanWords } from '../span-words.ts';
import { useDivision } from '../use-division.ts';
import styles from './configurations-view.module.css';

interface ConfigurationsViewProps {
  readonly plant: string;
  readonly day: Day;
}

/** Which position opens when and for which specialization: the configurations that are valid on a day or will be. */
export function ConfigurationsView({ plant, day }: ConfigurationsViewProps): JSX.Element {
  const t = useTexts('operationsRoom');
  const division = useDivision(plant);
  useLiveRoom(plant);
  const configurations = useQuery(configurationsQuery(division, day));
  const positions = useQuery(laterPositionsQuery(division, day));
  const calendars = useQuery(calendarsQuery(division, day));
  const parts = [configurations, positions, calendars];
  if (parts.some(({ error, data }) => error && !data)) {
    const again = (): void => parts.forEach((part) => part.error && void part.refetch());
    return <ErrorState onRetry={again} />;
  }
  if (!configurations.data || !positions.data || !calendars.data) return <LoadingRows rows={12} />;
  const shown = displayDay(day);
  if (configurations.data.length === 0) {
    return <EmptyState title={t('noConfigurations')} why={t('noConfigurationsWhy', { day: shown })} />;
  }
  const holding = new Set(
    calendars.data
      .find(({ date }) => date === compactDay(day))
      ?.configurations.map(({ configurationId }) => configurationId),
  );
  return (
    <>
      {configurations.data.map((one) => (
        <Panel
          key={one.configurationId}
          title={one.name}
          aside={
            holding.has(one.configurationId) && (
              <StatusBadge family="ok" icon={IconCircleCheck} text={t('holdsOn', { day: shown })} />
            )
          }
        >
          <Configuration configuration={one} positions={positions.data} />
        </Panel>
      ))}
    </>
  );
}

const dateOf = (compact: string): string => displayDay(dayFromCompact(compact)!);

interface ConfigurationProps {
  readonly configuration: OperatingConfiguration;
  readonly positions: readonly RoomPosition[];
}

function Configuration({ configuration, positions }: ConfigurationProps): JSX.Element {
  const t = useTexts('operationsRoom');
  const { name, dayType, validFrom, validTo, openings } = configuration;
  const open = openingsByPosition(openings);
  const opened = positions.filter(({ positionId }) => open.has(positionId));
  const from = dateOf(validFrom);
  const validity = validTo === null ? t('since', { from }) : t('sinceTo', { from, to: dateOf(validTo) });
  return (
    <>
      <p className={styles['summary']}>
        <b>{t(`dayType.${dayType}`)}</b>
        <span>{validity}</span>
        <span>{t('opensCount', { count: opened.length })}</span>
      </p>
      <table className={styles['table']} aria-label={name}>
        <thead>
          <tr>
            <th scope="col">{t('position')}</th>
            <th scope="col">{t('specialization')}</th>
            <th scope="col" className={styles['wide']}>
              {t('island')}
            </th>
            <th scope="col">{t('opens')}</th>
            <td className={styles['wide']} />
          </tr>
        </thead>
        <tbody>
          {opened.map(({ positionId, specializationId, islandName, kind }) => (
            <tr key={positionId}>
              <th scope="row">{positionId}</th>
              <td>{specializationId}</td>
              <td className={styles['wide']}>{islandName ?? (kind === 'REP' ? t('kind.REP') : '')}</td>
              <td>
                <Hours spans={open.get(positionId) ?? []} />
              </td>
              <td className={styles['wide']} aria-hidden>
                <DayBar spans={open.get(positionId) ?? []} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

/** A stretch is never broken over two lines. */
function Hours({ spans }: { readonly spans: readonly Span[] }): JSX.Element {
  return (
    <>
      {spans.map((span, index) => (
        <span key={span.begin} className={styles['hours']}>
          {spanWords([span])}
          {index < spans.length - 1 && ', '}
        </span>
      ))}
    </>
  );
}

/** The twenty-four hours as a line; the hours stand in words beside it. */
function DayBar({ spans }: { readonly spans: readonly Span[] }): JSX.Element {
  const share = (minutes: number): string => `${(minutes / MINUTES_PER_DAY) * 100}%`;
  return (
    <div className={styles['day']}>
      {spans.map(({ begin, end }) => (
        <i key={begin} style={{ left: share(begin), width: share(end - begin) }} />
      ))}
    </div>
  );
}
