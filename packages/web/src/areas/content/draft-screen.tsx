import { useQuery } from '@tanstack/react-query';
import type { readDraft } from '@torre/contract/content';
import type { ReplyOf } from '@torre/contract/endpoint';
import { dayFromCompact, displayDay } from '@torre/domain/kernel';
import { useEffect, useMemo, type JSX } from 'react';
import { BackLink, Callout, ErrorState, LoadingRows, Page, Stack } from '../../kit/index.ts';
import { useLanguage, useTexts } from '../../platform/language.ts';
import { track } from '../../platform/track.ts';
import { ArticleView } from './article-screen.tsx';
import './content.texts.ts';
import { draftQuery, useDraftsAgain } from './draft.queries.ts';
import { KnownParts } from './known-parts.ts';

const ROWS = 6;

/** `/articoli/article/{id}?revisione=bozza`: a draft for the colleague who was named to read it, and for the desk. */
export function DraftScreen({ id }: { readonly id: string }): JSX.Element {
  const t = useTexts('content');
  const query = useQuery(draftQuery(id, useLanguage()));
  useDraftsAgain();
  useEffect(() => track('view', 'bozza'), []);
  // What was taken back meanwhile does not stay on the screen.
  const isThere = query.data !== undefined && !query.isError;
  return (
    <Page back={<BackLink to="/articoli">{t('articles')}</BackLink>} {...(!isThere && { title: t('draft') })}>
      {isThere ? (
        <Draft reply={query.data} />
      ) : query.isError ? (
        <ErrorState text={t('draftGone')} onRetry={() => void query.refetch()} />
      ) : (
        <LoadingRows rows={ROWS} />
      )}
    </Page>
  );
}

function Draft({
  reply: { item, parts, until },
}: {
  readonly reply: ReplyOf<typeof readDraft>;
}): JSX.Element {
  const t = useTexts('content');
  const known = useMemo(() => new Map(parts.map((one) => [one.id, one])), [parts]);
  const last = until === null ? null : dayFromCompact(until);
  return (
    <Stack>
      <Callout tone="wait" title={t('draft')}>
        {last === null ? t('draftAtDesk') : t('draftUntil', { day: displayDay(last) })}
      </Callout>
      <KnownParts value={known}>
        <ArticleView article={item} comments={null} />
      </KnownParts>
    </Stack>
  );
}
