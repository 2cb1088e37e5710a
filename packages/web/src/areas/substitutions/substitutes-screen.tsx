import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Substitution } from '@torre/contract/substitutions';
import { dayFromCompact, displayDay } from '@torre/domain/kernel';
import { IconPlus } from '@tabler/icons-react';
import { useEffect, useState, type JSX } from 'react';
import { EmptyState, Line, Loaded, Page, Panel, Row, Rows, Text, useActions } from '../../kit/index.ts';
import { useTexts } from '../../platform/language.ts';
import { track } from '../../platform/track.ts';
import { SubstituteDialog } from './substitute-dialog.tsx';
import { end, substitutionsKey, substitutionsQuery, useLiveSubstitutions } from './substitutions.queries.ts';
import './substitutions.texts.ts';

interface SubstitutesScreenProps {
  /** A manager's own ones, or everybody's. */
  readonly as: 'manager' | 'administrator';
}

const STATES = ['current', 'coming', 'over'] as const;

/** `/responsabile/sostituti` and `/amministrazione/sostituti`: who stands in for whom; names substitutes and ends their time. */
export function SubstitutesScreen({ as }: SubstitutesScreenProps): JSX.Element {
  const t = useTexts('substitutions');
  const query = useQuery(substitutionsQuery);
  const { run, element } = useActions();
  const [isNaming, setNaming] = useState(false);
  useEffect(() => track('view', 'sostituti'), []);
  useLiveSubstitutions();
  const plants = query.data?.plants ?? [];
  const endOne = ({ substitutionId, plant, ...people }: Substitution): void => {
    const words = { giver: nameOf(people.giver), substitute: nameOf(people.substitute), plant };
    void run({
      ask: { title: t('endTitle'), text: t('endWhy', words), yes: t('end') },
      act: (options) => end(substitutionId, options),
      track: 'termina sostituzione',
      done: t('ended'),
      failed: t('endFailed'),
      refresh: substitutionsKey,
    });
  };
  const add = (
    <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setNaming(true)}>
      {t('add')}
    </Button>
  );
  return (
    <Page title={t('title')} hint={t('hint')}>
      {(as === 'administrator' || plants.length > 0) && <Line>{add}</Line>}
      <Loaded query={query} rows={4}>
        {({ substitutions }) =>
          substitutions.length === 0 ? (
            <EmptyState title={t('none')} why={t(as === 'manager' ? 'noneWhy' : 'noneWhyAdmin')} />
          ) : (
            <>
              {STATES.map((state) => {
                const those = substitutions.filter((one) => one.state === state);
                return (
                  those.length > 0 && (
                    <Panel key={state} title={t(state)}>
                      <Rows label={t(state)}>
                        {those.map((one) => (
                          <SubstitutionRow key={one.substitutionId} substitution={one} onEnd={endOne} />
                        ))}
                      </Rows>
                    </Panel>
                  )
                );
              })}
            </>
          )
        }
      </Loaded>
      {isNaming && <SubstituteDialog as={as} plants={plants} onClose={() => setNaming(false)} />}
      {element}
    </Page>
  );
}

const nameOf = ({ employeeName, employeeSurname }: Substitution['giver']): string =>
  `${employeeSurname} ${employeeName}`;
const dayText = (compact: string): string => displayDay(dayFromCompact(compact)!);

interface SubstitutionRowProps {
  readonly substitution: Substitution;
  readonly onEnd: (substitution: Substitution) => void;
}

function SubstitutionRow({ substitution, onEnd }: SubstitutionRowProps): JSX.Element {
  const t = useTexts('substitutions');
  const { plant, from, to, endedAt, state, holds, allowedActions } = substitution;
  const [giver, substitute] = [nameOf(substitution.giver), nameOf(substitution.substitute)];
  return (
    <Row
      title={t('standsIn', { substitute, giver })}
      actions={
        allowedActions.includes('end') && (
          <Button variant="default" aria-label={t('endOf', { giver })} onClick={() => onEnd(substitution)}>
            {t('end')}
          </Button>
        )
      }
    >
      <Text tone="quiet">
        {t('period', { plant, from: dayText(from), to: dayText(to) })}
        {endedAt !== null && `, ${t('endedAt', { at: endedAt })}`}
      </Text>
      {state === 'current' && !holds && <Text tone="danger">{t('holdsNothing', { plant })}</Text>}
    </Row>
  );
}
