import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { DuePeople } from '@torre/contract/qualifications';
import type { JSX } from 'react';
import { DuePerson, dueQualificationsQuery } from '../../areas/organisation/index.ts';
import { Loaded, Panel, Row, Rows, Text } from '../../kit/index.ts';
import { useTexts } from '../../platform/language.ts';
import './home.texts.ts';

/** What waits for HR: who lacks a qualification, and whose ends within 60 days. `level`: 1 where it is the first panel of the home. */
export function HrTasks({ level }: { readonly level: 1 | 2 }): JSX.Element {
  const t = useTexts('home');
  const query = useQuery(dueQualificationsQuery);
  const nothing = query.data?.missing.count === 0 && query.data.expiring.count === 0;
  return (
    <Panel
      level={level}
      title={t(level === 1 ? 'waiting' : 'qualifications')}
      aside={<Link to="/personale/titoli">{t('allQualifications')}</Link>}
      padded={nothing}
    >
      <Loaded query={query} rows={4}>
        {({ missing, expiring }) =>
          nothing ? (
            <Text tone="quiet">{t('noTasks')}</Text>
          ) : (
            <Rows>
              <Due people={missing} state="manca" title={t('lacking', { count: missing.count })} />
              <Due people={expiring} state="in scadenza" title={t('expiring', { count: expiring.count })} />
            </Rows>
          )
        }
      </Loaded>
    </Panel>
  );
}

interface DueProps {
  readonly people: DuePeople;
  /** As the list filters by it. */
  readonly state: string;
  readonly title: string;
}

/** How many, with the way to all of them, and the nearest with what is missing. */
function Due({ people: { count, nearest }, state, title }: DueProps): JSX.Element | null {
  const t = useTexts('home');
  if (count === 0) return null;
  return (
    <Row
      plain
      title={
        <Link to="/personale/titoli" search={{ stato: state }}>
          {title}
        </Link>
      }
    >
      {nearest.map((person) => (
        <DuePerson key={person.employeeId} person={person} />
      ))}
      {count > nearest.length && <Text tone="quiet">{t('more', { count: count - nearest.length })}</Text>}
    </Row>
  );
}
