import type { GapReply } from '@torre/contract/qualifications';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useMemo, type JSX } from 'react';
import { BackLink, Callout, EmptyState, Loaded, Page, Panel, Stack, Text } from '../../../kit/index.ts';
import { CallFailed, refusalWords } from '../../../platform/call-failure.ts';
import { useLanguage, useTexts } from '../../../platform/language.ts';
import { track } from '../../../platform/track.ts';
import { FactTable } from '../facts/fact-table.tsx';
import { kindText } from '../facts/fact-text.ts';
import { rowsOf } from '../facts/things.ts';
import { personQualificationsQuery } from '../organisation.queries.ts';
import { gapWords } from './gap-words.ts';
import './qualifications.texts.ts';

/** `/personale/titoli/{employeeId}`: what one person lacks and holds, on a line of time. */
export function PersonQualificationsScreen({ employeeId }: { readonly employeeId: string }): JSX.Element {
  const t = useTexts('qualifications');
  const language = useLanguage();
  const query = useQuery(personQualificationsQuery(employeeId));
  const { data, error } = query;
  useEffect(() => track('view', 'titoli di una persona'), []);
  const of = useMemo(() => ({ employee_id: employeeId }), [employeeId]);
  const person = data?.facts['employee']?.[0]?.values;
  const back = <BackLink to="/personale/titoli">{t('back')}</BackLink>;
  if (error instanceof CallFailed && error.status === 404)
    return (
      <Page back={back}>
        <EmptyState heading title={refusalWords(error) ?? t('unknown')} why={employeeId} />
      </Page>
    );
  return (
    <Page
      title={person ? `${String(person['surname'])} ${String(person['name'])}` : t('qualifications')}
      hint={t('code', { code: employeeId })}
      back={back}
    >
      <Loaded query={query} rows={6}>
        {({ facts, gaps }) => (
          <Stack gap="large">
            <Gaps gaps={gaps} />
            <Panel
              title={kindText('qualification', 'many', language)}
              aside={
                <Link to="/personale/spettanze/$persona" params={{ persona: employeeId }}>
                  {t('entitlements')}
                </Link>
              }
            >
              <FactTable
                kind="qualification"
                rows={rowsOf(facts, 'qualification', of)}
                book={facts}
                of={of}
                addText={t('add')}
              />
            </Panel>
          </Stack>
        )}
      </Loaded>
    </Page>
  );
}

/** What is missing, or will be soon, and what follows in the counters. */
function Gaps({ gaps }: { readonly gaps: readonly GapReply[] }): JSX.Element {
  const t = useTexts('qualifications');
  if (gaps.length === 0) return <Text tone="quiet">{t('inOrder')}</Text>;
  const isNow = gaps.some((gap) => gap.isNow);
  return (
    <Callout tone={isNow ? 'danger' : 'wait'} title={t(isNow ? 'notInOrder' : 'expiringSoon')}>
      {gaps.map((gap) => {
        const words = gapWords(t, gap);
        return <Text key={words}>{words}</Text>;
      })}
    </Callout>
  );
}
