import { Button } from '@mantine/core';
import { IconArrowsExchange } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { FactBook, FactKindName, FactRow } from '@torre/domain/organisation';
import { Suspense, useEffect, useMemo, useState, type JSX, type ReactNode } from 'react';
import { BackLink, Callout, EmptyState, Loaded, Page, Panel, Stack } from '../../../kit/index.ts';
import { CallFailed, refusalWords } from '../../../platform/call-failure.ts';
import { lazyPart } from '../../../platform/lazy-with-retry.ts';
import { useLanguage, useTexts } from '../../../platform/language.ts';
import { track } from '../../../platform/track.ts';
import { choiceText } from '../facts/choice-words.ts';
import { FactTable, type FactTableProps } from '../facts/fact-table.tsx';
import { kindText } from '../facts/fact-text.ts';
import { rowsOf } from '../facts/things.ts';
import { personQuery } from '../organisation.queries.ts';
import { PersonAccount } from './person-account.tsx';
import './people.texts.ts';

const MoveDialog = lazyPart(() => import('./move-dialog.tsx'), 'MoveDialog');

const NOTHING: FactRow = {};
const PLACE = ['icao', 'unit_code', 'category', 'island_id', 'employment_condition'];

/** `/amministrazione/organizzazione/persone/{employeeId}`: where somebody works, on which days, and what the person may do. */
export function PersonScreen({ employeeId }: { readonly employeeId: string }): JSX.Element {
  const t = useTexts('organisationPeople');
  const language = useLanguage();
  const query = useQuery(personQuery(employeeId));
  const { data, error } = query;
  const [moving, setMoving] = useState(false);
  useEffect(() => track('view', 'persona'), []);
  const of = useMemo(() => ({ employee_id: employeeId }), [employeeId]);
  const person = data?.facts['employee']?.[0]?.values;
  const name = person && `${String(person['surname'])} ${String(person['name'])}`;
  const back = <BackLink to="/amministrazione/organizzazione">{t('back')}</BackLink>;
  if (error instanceof CallFailed && error.status === 404)
    return (
      <Page back={back}>
        <EmptyState heading title={refusalWords(error) ?? t('unknown')} why={employeeId} />
      </Page>
    );
  return (
    <Page
      title={name ?? t('code', { code: employeeId })}
      {...(name !== undefined && { hint: t('code', { code: employeeId }) })}
      back={back}
    >
      <Loaded query={query} rows={10}>
        {({ facts, missing }) => (
          <Stack gap="large">
            {missing.length > 0 && (
              <Callout
                tone="wait"
                title={t('missing', {
                  count: missing.length,
                  kinds: missing.map((kind) => choiceText(kind, language)).join(', '),
                })}
              >
                {t('missingWhy')}
              </Callout>
            )}
            <OfPerson
              kind="assignment"
              {...{ of, book: facts }}
              columns={PLACE}
              cell={plantCell}
              aside={
                <Button
                  variant="default"
                  size="compact-sm"
                  leftSection={<IconArrowsExchange size={16} aria-hidden />}
                  onClick={() => setMoving(true)}
                >
                  {t('move')}
                </Button>
              }
            />
            <OfPerson kind="employee_specialization" {...{ of, book: facts }} cell={plantCell} />
            <OfPerson kind="employee_cycle" {...{ of, book: facts }} cell={plantCell} />
            <PersonAccount {...{ of, book: facts }} />
            <OfPerson kind="employee" {...{ of, book: facts }} title={t('data')} table={NOTHING} closed />
            <Suspense>
              {moving && <MoveDialog book={facts} name={name!} onClose={() => setMoving(false)} />}
            </Suspense>
          </Stack>
        )}
      </Loaded>
    </Page>
  );
}

function plantCell(column: string, row: FactRow): ReactNode | undefined {
  const icao = row['icao'];
  if (column !== 'icao' || typeof icao !== 'string') return undefined;
  return (
    <Link to="/amministrazione/organizzazione/$icao" params={{ icao }}>
      {icao}
    </Link>
  );
}

interface OfPersonProps extends Omit<FactTableProps, 'kind' | 'rows'> {
  readonly kind: FactKindName;
  readonly of: { readonly employee_id: string };
  readonly book: FactBook;
  /** Columns that the table does not show, where they are not those of `of`. */
  readonly table?: FactRow;
  readonly title?: string;
  readonly aside?: ReactNode;
}

/** A panel with the rows of one kind. */
export function OfPerson({ kind, of, table = of, title, aside, ...rest }: OfPersonProps): JSX.Element {
  const language = useLanguage();
  return (
    <Panel title={title ?? kindText(kind, 'many', language)} aside={aside}>
      <FactTable kind={kind} rows={rowsOf(rest.book, kind, of)} of={table} {...rest} />
    </Panel>
  );
}
