import { useQuery } from '@tanstack/react-query';
import type { RequestRow } from '@torre/contract/requests';
import { displayDay } from '@torre/domain/kernel';
import type { JSX } from 'react';
import { dayOfSlashed } from '../../areas/requests/index.ts';
import { awayQuery, peopleFactsQuery } from '../../areas/roster/index.ts';
import { Disclosure, ErrorState, LoadingRows, Row, Rows, Text } from '../../kit/index.ts';
import { useTexts } from '../../platform/language.ts';
import { useLive } from '../../platform/live.ts';
import { useSession } from '../../platform/session.ts';
import { awayBeside, type AwayPerson } from './away-beside.ts';
import './requests-card.texts.ts';

/** Those that stand there before the rest is folded away. */
const SHOWN = 5;

interface AlsoAwayProps {
  readonly request: RequestRow;
  readonly plant: string;
}

/** Who else of the plant is away, or has asked to be, on the days of a request: the own island first. */
export function AlsoAway({ request, plant }: AlsoAwayProps): JSX.Element | null {
  const t = useTexts('requestsCard');
  const { divisionList } = useSession();
  const division = divisionList.find(({ icao }) => icao === plant)?.divisionId ?? '';
  const [from, to] = [dayOfSlashed(request.datainizio), dayOfSlashed(request.datafine)];
  const away = useQuery({ ...awayQuery(plant, from, to), enabled: division !== '' });
  const people = useQuery({ ...peopleFactsQuery(division, from, to), enabled: division !== '' });
  useLive('away', (patch) => {
    if (patch.plant === plant) void away.refetch();
  });
  if (division === '') return null;
  const days = { from: displayDay(from), to: displayDay(to) };
  const title = from === to ? t('awayOn', { day: days.from }) : t('awayFromTo', days);
  const failed = [away, people].filter(({ isError }) => isError);
  if (failed.length > 0)
    // M8.73: the failed read is registered under its own name.
    return (
      <>
        <h3>{title}</h3>
        <ErrorState text={t('awayFailed')} onRetry={() => failed.forEach(({ refetch }) => void refetch())} />
      </>
    );
  if (!away.data || !people.data)
    return (
      <>
        <h3>{title}</h3>
        <LoadingRows rows={2} />
      </>
    );
  const found = awayBeside(request.numindividuale, away.data.away, people.data.employees);
  return (
    <>
      <h3>{title}</h3>
      {found.people.length === 0 ? (
        <Text tone="quiet">{t('nobodyAway')}</Text>
      ) : (
        <>
          <Text tone="quiet">{awaySummary(found, t)}</Text>
          <AwayRows people={found.people.slice(0, SHOWN)} />
          {found.people.length > SHOWN && (
            <Disclosure title={t('awayMore', { count: found.people.length - SHOWN })}>
              <AwayRows people={found.people.slice(SHOWN)} />
            </Disclosure>
          )}
        </>
      )}
    </>
  );
}

function awaySummary(
  { people, island }: ReturnType<typeof awayBeside>,
  t: ReturnType<typeof useTexts<'requestsCard'>>,
): string {
  const all = t('awayPeople', { count: people.length });
  const own = people.filter(({ isOwnIsland }) => isOwnIsland).length;
  return island === null || own === 0 ? all : `${all}, ${t('awayOfIsland', { count: own, island })}`;
}

function AwayRows({ people }: { readonly people: readonly AwayPerson[] }): JSX.Element {
  const t = useTexts('requestsCard');
  return (
    <Rows compact look="flush">
      {people.map(({ employeeId, name, island, days, isAsked }) => (
        <Row
          key={employeeId}
          plain
          title={name}
          note={island ?? undefined}
          actions={
            <Text as="span" tone="quiet">
              {isAsked ? t('awayAsked', { days }) : days}
            </Text>
          }
        />
      ))}
    </Rows>
  );
}
