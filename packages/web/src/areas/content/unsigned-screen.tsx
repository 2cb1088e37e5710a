import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { UnsignedArticle } from '@torre/contract/content';
import { dayFromCompact, displayDay } from '@torre/domain/kernel';
import { useEffect, useMemo, type JSX } from 'react';
import {
  DataTable,
  EmptyState,
  Loaded,
  Page,
  Panel,
  Row,
  Rows,
  Text,
  type DataColumn,
  type TableScreenProps,
} from '../../kit/index.ts';
import { useLanguage, useTexts } from '../../platform/language.ts';
import { useSession } from '../../platform/session.ts';
import { track } from '../../platform/track.ts';
import './content.texts.ts';
import { unsignedQuery, useReadAsksAgain } from './read-ask.queries.ts';

interface UnsignedScreenProps extends TableScreenProps {
  /** Whose people; '' where the plant has no division. */
  readonly division: string;
  readonly plant: string;
}

/** `/responsabile/firme`: who of a plant has not signed the articles that ask for it. */
export function UnsignedScreen({ division, plant, ...table }: UnsignedScreenProps): JSX.Element {
  const t = useTexts('content');
  const query = useQuery({ ...unsignedQuery(division, useLanguage()), enabled: division !== '' });
  useReadAsksAgain();
  useEffect(() => track('view', 'firme'), []);
  const nothing = <EmptyState title={t('allSigned')} why={t('allSignedWhy')} />;
  return (
    <Page title={t('signatures', { plant })} hint={t('signaturesHint')}>
      {division === '' ? (
        nothing
      ) : (
        <Loaded query={query} rows={8}>
          {({ articles }) => (articles.length === 0 ? nothing : <Unsigned {...{ articles }} {...table} />)}
        </Loaded>
      )}
    </Page>
  );
}

/** A person and an article that they have not signed. */
interface MissingSignature {
  readonly key: string;
  readonly person: string;
  readonly article: string;
  readonly due: string;
}

interface UnsignedProps extends TableScreenProps {
  readonly articles: readonly UnsignedArticle[];
}

function Unsigned({ articles, address, onAddress }: UnsignedProps): JSX.Element {
  const t = useTexts('content');
  const today = dayFromCompact(useSession().today)!;
  const rows = useMemo(() => articles.flatMap(missingOf), [articles]);
  const columns: readonly DataColumn<MissingSignature>[] = [
    { id: 'persona', header: t('person'), value: ({ person }) => person, meta: { filter: 'text' } },
    { id: 'articolo', header: t('article'), value: ({ article }) => article, meta: { filter: 'select' } },
    { id: 'entro', header: t('due'), value: ({ due }) => due, meta: { filter: 'date', width: 160 } },
  ];
  return (
    <>
      <Panel title={t('askedArticles')}>
        <Rows label={t('askedArticles')}>
          {articles.map(({ askId, itemId, titolo, due, asked, people }) => (
            <Row
              key={askId}
              plain
              title={
                <Link to="/articoli/article/$id" params={{ id: itemId }}>
                  {titolo}
                </Link>
              }
              value={<b>{t('unsignedOf', { count: people.length, asked })}</b>}
            >
              <Text tone={dayFromCompact(due)! < today ? 'danger' : 'quiet'}>
                {t(dayFromCompact(due)! < today ? 'dueLate' : 'dueBy', { day: dayText(due) })}
              </Text>
            </Row>
          ))}
        </Rows>
      </Panel>
      <Panel title={t('notSigned')}>
        <DataTable
          label={t('missingSignatures')}
          {...{ columns, rows, today, address, onAddress }}
          rowId={({ key }) => key}
          nameOf={({ person, article }) => `${person}, ${article}`}
          phoneRow={({ person, article, due }) => ({
            title: person,
            detail: `${article} · ${t('dueBy', { day: due })}`,
          })}
          empty={<EmptyState title={t('allSigned')} why={t('allSignedWhy')} />}
        />
      </Panel>
    </>
  );
}

const dayText = (compact: string): string => displayDay(dayFromCompact(compact)!);

const missingOf = ({ askId, titolo, due, people }: UnsignedArticle): readonly MissingSignature[] =>
  people.map(({ employeeId, employeeName, employeeSurname }) => ({
    key: `${askId} ${employeeId}`,
    person: `${employeeSurname} ${employeeName}`,
    article: titolo,
    due: dayText(due),
  }));
