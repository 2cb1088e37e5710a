import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { listReviews, Review } from '@torre/contract/content';
import type { ReplyOf } from '@torre/contract/endpoint';
import { dayFromCompact, displayDay } from '@torre/domain/kernel';
import { useState, type JSX } from 'react';
import { Line, Loaded, Panel, Row, Rows, Text, useActions } from '../../kit/index.ts';
import { useTexts } from '../../platform/language.ts';
import { EDITORIAL } from './editorial.queries.ts';
import './editorial.texts.ts';
import { reviewsQuery, takeReviewBack } from './review.queries.ts';
import { ReviewDialog } from './review-dialog.tsx';

/** Which colleagues read the draft of an article, until when; one more is named, or one of them reads it no more. */
export function ItemReviews({ id }: { readonly id: string }): JSX.Element {
  const t = useTexts('editorial');
  return (
    <Panel title={t('review')} padded>
      <Loaded query={useQuery(reviewsQuery(id))} rows={2}>
        {(reply) => <Standing id={id} reply={reply} />}
      </Loaded>
    </Panel>
  );
}

function Standing({
  id,
  reply: { reviews, allowedActions },
}: {
  readonly id: string;
  readonly reply: ReplyOf<typeof listReviews>;
}): JSX.Element {
  const t = useTexts('editorial');
  const { run, busy, element } = useActions();
  const [isNaming, setNaming] = useState(false);
  const mayName = allowedActions.includes('name');
  const end = (review: Review): void =>
    void run({
      ask: {
        title: t('endReviewQuestion', { person: nameOf(review) }),
        text: t('endReviewEffect'),
        yes: t('endReviewYes'),
        tone: 'danger',
      },
      track: 'fine-revisione',
      act: (options) => takeReviewBack(id, review.reviewId, options),
      done: t('reviewEnded'),
      failed: t('reviewNotEnded'),
      refresh: EDITORIAL,
    });
  return (
    <>
      {reviews.length === 0 ? (
        <Text tone="quiet">{t(mayName ? 'noReviews' : 'noDraft')}</Text>
      ) : (
        <Rows>
          {reviews.map((review) => (
            <Row
              key={review.reviewId}
              title={nameOf(review)}
              actions={
                <Button
                  variant="default"
                  disabled={busy}
                  aria-label={t('endReviewOf', { person: nameOf(review) })}
                  onClick={() => end(review)}
                >
                  {t('endReview')}
                </Button>
              }
            >
              <Text tone="quiet">
                {t('reviewSince', {
                  until: displayDay(dayFromCompact(review.until)!),
                  by: review.askedBy,
                  when: review.askedAt,
                })}
              </Text>
            </Row>
          ))}
        </Rows>
      )}
      {mayName && (
        <Line>
          <Button variant="default" disabled={busy} onClick={() => setNaming(true)}>
            {t('nameReviewer')}
          </Button>
          <Link to="/articoli/article/$id" params={{ id }} search={{ revisione: 'bozza' }}>
            {t('asReviewer')}
          </Link>
        </Line>
      )}
      {isNaming && <ReviewDialog id={id} onClose={() => setNaming(false)} />}
      {element}
    </>
  );
}

const nameOf = ({ employeeSurname, employeeName }: Review): string => `${employeeSurname} ${employeeName}`;
