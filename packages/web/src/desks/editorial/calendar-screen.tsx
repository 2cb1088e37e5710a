import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, type JSX } from 'react';
import { BackLink, EmptyState, Loaded, Page, Panel, Row, Rows, Text } from '../../kit/index.ts';
import { useTexts } from '../../platform/language.ts';
import { track } from '../../platform/track.ts';
import { scheduledQuery } from './editorial.queries.ts';
import './editorial.texts.ts';

/** Characters of DD/MM/YYYY; the time stands behind it. */
const DAY = 10;

/** `/redazione/calendario`: what comes out when, day by day. */
export function CalendarScreen(): JSX.Element {
  const t = useTexts('editorial');
  const query = useQuery(scheduledQuery);
  useEffect(() => track('view', 'calendario-redazione'), []);
  return (
    <Page
      back={<BackLink to="/redazione">{t('desk')}</BackLink>}
      title={t('calendar')}
      hint={t('calendarHint')}
    >
      <Loaded query={query} rows={6}>
        {({ rows, total }) => {
          const days = [...Map.groupBy(rows, ({ publishAt }) => (publishAt ?? '').slice(0, DAY))];
          if (days.length === 0) return <EmptyState title={t('noScheduled')} why={t('noScheduledWhy')} />;
          return (
            <>
              {days.map(([day, items]) => (
                <Panel key={day} title={day}>
                  <Rows label={day}>
                    {items.map((item) => (
                      <Row
                        key={item.itemId}
                        plain
                        lead={(item.publishAt ?? '').slice(DAY).trim()}
                        title={
                          <Link to="/redazione/$id" params={{ id: item.itemId }}>
                            {item.title ?? item.name}
                          </Link>
                        }
                        note={item.savedBy}
                      />
                    ))}
                  </Rows>
                </Panel>
              ))}
              {typeof total === 'number' && total > rows.length && (
                <Text tone="quiet">{t('commentsShown', { count: rows.length, total })}</Text>
              )}
            </>
          );
        }}
      </Loaded>
    </Page>
  );
}
