import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Day } from '@torre/domain/kernel';
import { LEAVE_STATE } from '@torre/domain/requests';
import type { JSX } from 'react';
import {
  lacksCertificate,
  NewRequestLink,
  openRequestsQuery,
  shownPeriod,
  SickButton,
  useLiveRequests,
} from '../../areas/requests/index.ts';
import { rosterDayOf, useNextShift } from '../../areas/roster/index.ts';
import { Line, Loaded, Panel, Row, Rows, Stack, Text } from '../../kit/index.ts';
import { useTexts } from '../../platform/language.ts';
import './home.texts.ts';

/** Somebody else decides next. */
const UNDECIDED: readonly number[] = [
  LEAVE_STATE.annulmentAsked,
  LEAVE_STATE.toApprove,
  LEAVE_STATE.endorsedToApprove,
  LEAVE_STATE.toEndorse,
];

/** The two ways to ask for something, what one's own requests still lack, and which of them wait. */
export function EmployeeTasks({ today }: { readonly today: Day }): JSX.Element {
  const t = useTexts('home');
  const { next } = useNextShift(today);
  useLiveRequests();
  return (
    <Panel title={t('ownRequests')} padded>
      <Stack>
        <Line>
          <NewRequestLink day={null} />
          <SickButton day={next ? rosterDayOf(next) : today} />
        </Line>
        <Loaded query={useQuery(openRequestsQuery)} rows={1}>
          {({ rows }) => {
            const lacking = rows.filter(lacksCertificate);
            const waiting = rows.filter(({ stato }) => UNDECIDED.includes(stato)).length;
            if (lacking.length === 0 && waiting === 0) return <Text tone="quiet">{t('noTasks')}</Text>;
            return (
              <Rows compact look="flush">
                {lacking.map((row) => (
                  <Row
                    key={row.id}
                    plain
                    title={
                      <Link to="/dipendente/richieste" search={{ dettaglio: row.id }}>
                        {t('certificateMissing', { cause: row.descausale })}
                      </Link>
                    }
                  >
                    <Text tone="quiet">{shownPeriod(row)}</Text>
                  </Row>
                ))}
                {waiting > 0 && (
                  <Row
                    plain
                    title={
                      <Link to="/dipendente/richieste" search={{ stato: UNDECIDED.join('|') }}>
                        {t('ownWaiting', { count: waiting })}
                      </Link>
                    }
                  />
                )}
              </Rows>
            );
          }}
        </Loaded>
      </Stack>
    </Panel>
  );
}
