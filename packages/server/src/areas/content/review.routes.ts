import * as calls from '@torre/contract/content';
import * as schema from '@torre/contract/content/schema';
import { contentSentence } from '@torre/contract/content/sentences';
import { OUTCOME } from '@torre/contract/outcome';
import { isReviewable } from '@torre/domain/content';
import { compactDay } from '@torre/domain/kernel';
import { allow, signedIn } from '../../platform/access/access.ts';
import { asSystem } from '../../platform/access/request-scope.ts';
import { displayInstant } from '../../platform/clock.ts';
import type { App } from '../../platform/deps.ts';
import { okOutcome, refused } from '../../platform/http/refused.ts';
import { requestedDay } from '../../platform/http/requested-day.ts';
import { route } from '../../platform/http/route.ts';
import { saveRoute } from '../../platform/http/save-route.ts';
import { worksAtDesk } from './content.access.ts';
import type { ContentDeps } from './content.routes.ts';
import { readDrafts } from './draft.reads.ts';
import { holdItem, readItem } from './item.reads.ts';
import { itemReply } from './item-reply.ts';
import { endReview, nameReviewer } from './review.actions.ts';
import { canSignIn, findReview, findReviewers, readOwnReviews, readReviews } from './review.reads.ts';

/** A draft as a colleague reads it whom the desk named, and whom it names (docs/decisions/0136). */
export function registerReviews(app: App, deps: ContentDeps): void {
  const { db, clock } = deps;

  route(app, calls.readDraft, {
    schema: schema.readDraftSchema,
    access: signedIn,
    handler: async ({ path: { id }, query: { lang = 'it' }, principal }) => {
      const gone = () => refused(404, OUTCOME.notFound, contentSentence('gone'));
      const isDesk = worksAtDesk(principal, {}) === allow;
      const own = isDesk ? [] : await readOwnReviews(db, principal.employeeId, clock.today());
      const review = own.find(({ itemId }) => itemId === id);
      if (!isDesk && review === undefined) throw gone();
      // The right is the item's: what it is made of is of the desk too.
      const items = await asSystem(() => readDrafts(db, [id], { isDraft: !isDesk }));
      const item = items.get(id);
      if (item === undefined) throw gone();
      const shown = { items, comments: new Map() };
      const side = { all: true, language: lang };
      return {
        outcome: okOutcome(),
        item: itemReply(item, shown, side),
        parts: [...items.values()]
          .filter((part) => part.id !== id && part.type !== 'Echo_Articolo')
          .map((part) => itemReply(part, shown, side)),
        until: review === undefined ? null : compactDay(review.until),
      };
    },
  });

  route(app, calls.listReviews, {
    schema: schema.listReviewsSchema,
    access: worksAtDesk,
    handler: async ({ path: { id } }) => {
      const item = await readItem(db, id);
      if (item === null) throw refused(404, OUTCOME.notFound, contentSentence('gone'));
      const reviews = await readReviews(db, id, clock.today());
      return {
        outcome: okOutcome(),
        reviews: reviews.map(
          ({ reviewId, employeeId, employeeName, employeeSurname, until, askedBy, askedAt }) => ({
            reviewId,
            employeeId,
            employeeName,
            employeeSurname,
            until: compactDay(until),
            askedBy,
            askedAt: displayInstant(askedAt),
          }),
        ),
        allowedActions: isReviewable(item) ? ['name' as const] : [],
      };
    },
  });

  route(app, calls.findReviewers, {
    schema: schema.findReviewersSchema,
    access: worksAtDesk,
    // Accounts of others are administrators' rows: that there is one is all that leaves.
    handler: async ({ principal, query: { name } }) => ({
      outcome: okOutcome(),
      people: [...(await asSystem(() => findReviewers(db, { name, self: principal.employeeId })))],
    }),
  });

  saveRoute(app, deps, calls.nameReviewer, {
    schema: schema.nameReviewerSchema,
    mayTry: worksAtDesk,
    prepare: async ({ body }) => ({
      until: requestedDay(body.until),
      isThere: await asSystem(() => canSignIn(db, body.employeeId)),
    }),
    find: (tx, { path }) => holdItem(tx, path.id),
    missing: contentSentence('gone'),
    may: () => allow,
    act: (tx, actor, item, { body: { employeeId }, prepared }) =>
      nameReviewer(tx, actor, item, { employeeId, ...prepared }, clock.today()),
    done: () => ({ outcome: okOutcome(contentSentence('reviewerNamed')) }),
  });

  saveRoute(app, deps, calls.endReview, {
    schema: schema.endReviewSchema,
    mayTry: worksAtDesk,
    // Found once the item is held: of two who end it at once one ends it.
    find: async (tx, { path }) => {
      await holdItem(tx, path.id);
      return findReview(tx, { itemId: path.id, reviewId: path.reviewId });
    },
    missing: contentSentence('reviewGone'),
    may: () => allow,
    act: (tx, actor, review) => endReview(tx, actor, review),
    done: () => ({ outcome: okOutcome(contentSentence('reviewEnded')) }),
  });
}
