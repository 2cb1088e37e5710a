import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, type JSX } from 'react';
import { EmptyState, Loaded, Page, Panel, Row, Rows, Text } from '../../kit/index.ts';
import { useLanguage, useTexts } from '../../platform/language.ts';
import { romeDay } from '../../platform/rome-time.ts';
import { track } from '../../platform/track.ts';
import { articlesQuery } from './content.queries.ts';
import './content.texts.ts';

/** P9.12: the only sub-type with a name. */
const NEWS = '1';
const ROWS = 8;

interface ArticlesScreenProps {
  /** As the address says it. */
  readonly subType: string | undefined;
}

/** `/articoli`: the wrapper, which chooses the layout by the sub-type (P2.28); every other value takes the same one (P2.29). */
export function ArticlesScreen({ subType = NEWS }: ArticlesScreenProps): JSX.Element {
  switch (subType) {
    case NEWS:
    default:
      return <ArticleList />;
  }
}

function ArticleList(): JSX.Element {
  const t = useTexts('content');
  const query = useQuery(articlesQuery(useLanguage()));
  useEffect(() => track('view', 'articoli'), []);
  return (
    <Page>
      <Panel level={1} title={t('articles')} intro={t('articlesHint')}>
        <Loaded query={query} rows={ROWS}>
          {({ articles }) =>
            articles.length === 0 ? (
              <EmptyState title={t('noArticles')} why={t('noArticlesWhy')} />
            ) : (
              <Rows>
                {articles.map(({ id, language, titolo, sottotitolo, abstract, publishedDate }) => (
                  <Row
                    key={id}
                    plain
                    title={
                      <Link to="/articoli/article/$id" params={{ id }} lang={language}>
                        {titolo}
                      </Link>
                    }
                  >
                    {(abstract ?? sottotitolo) && (
                      <div lang={language}>
                        <Text tone="quiet">{abstract ?? sottotitolo}</Text>
                      </div>
                    )}
                    <Text tone="faint">{t('published', { day: romeDay(publishedDate.value) })}</Text>
                  </Row>
                ))}
              </Rows>
            )
          }
        </Loaded>
      </Panel>
    </Page>
  );
}
