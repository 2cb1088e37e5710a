import * as calls from '@torre/contract/content';
import * as schema from '@torre/contract/content/schema';
import { contentSentence } from '@torre/contract/content/sentences';
import { OUTCOME } from '@torre/contract/outcome';
import { mayPlace, namedBy } from '@torre/domain/content';
import { allow, denied } from '../../platform/access/access.ts';
import type { Principal } from '../../platform/access/principal.ts';
import type { App } from '../../platform/deps.ts';
import { okOutcome, refused } from '../../platform/http/refused.ts';
import { route } from '../../platform/http/route.ts';
import { saveRoute } from '../../platform/http/save-route.ts';
import { readReads } from './article-reads.reads.ts';
import { decideComment } from './comment-step.actions.ts';
import { deskComment, holdComment, readComments } from './comment.reads.ts';
import { worksAtDesk } from './content.access.ts';
import type { ContentDeps } from './content.routes.ts';
import { deskActors, deskItem } from './desk-item.ts';
import type { DeskReader } from './desk-item.ts';
import { itemsDesk } from './desk-list.reads.ts';
import { placeItem } from './item-place.actions.ts';
import { publishDue, takeStep } from './item-step.actions.ts';
import { saveDraft } from './item.actions.ts';
import { holdItem, holdWithParts, readItem, readNamed, readUses, readVersions } from './item.reads.ts';

/** The job that publishes what is scheduled. */
export const PUBLISH_DUE = 'content.publish-due';

/** What the desk writes and publishes. */
export function registerDesk(app: App, deps: ContentDeps): void {
  const { db, clock, jobs, published, configuration } = deps;
  const items = itemsDesk(db);
  const readerOf = (principal: Principal): DeskReader => ({
    principal,
    fourEyes: configuration.read('content.fourEyes'),
  });

  route(app, calls.listDeskItems, {
    schema: schema.listDeskItemsSchema,
    access: worksAtDesk,
    handler: items.answer,
  });

  route(app, calls.listItemVersions, {
    schema: schema.listItemVersionsSchema,
    access: worksAtDesk,
    handler: async ({ path }) => {
      const versions = await readVersions(db, path.id);
      if (versions.length === 0) throw refused(404, OUTCOME.notFound, contentSentence('gone'));
      return { outcome: okOutcome(), versions };
    },
  });

  route(app, calls.readItemUses, {
    schema: schema.readItemUsesSchema,
    access: worksAtDesk,
    handler: async ({ path }) => ({ outcome: okOutcome(), uses: await readUses(db, path.id) }),
  });

  route(app, calls.readItemReads, {
    schema: schema.readItemReadsSchema,
    access: worksAtDesk,
    handler: async ({ path }) => {
      if ((await readItem(db, path.id)) === null)
        throw refused(404, OUTCOME.notFound, contentSentence('gone'));
      return { outcome: okOutcome(), days: await readReads(db, path.id, clock.today()) };
    },
  });

  route(app, calls.readDeskItem, {
    schema: schema.readDeskItemSchema,
    access: worksAtDesk,
    handler: async ({ path, principal }) => {
      const item = await readItem(db, path.id);
      if (item === null) throw refused(404, OUTCOME.notFound, contentSentence('gone'));
      const named = await readNamed(db, namedBy(item));
      return { outcome: okOutcome(), item: deskItem(item, readerOf(principal)), named };
    },
  });

  saveRoute(app, deps, calls.saveDeskItem, {
    schema: schema.saveDeskItemSchema,
    mayTry: worksAtDesk,
    find: (tx, { path }) => holdWithParts(tx, path.id),
    missing: contentSentence('gone'),
    may: () => allow,
    act: (tx, actor, item, { body }) =>
      saveDraft(tx, actor, item, body, configuration.read('content.fourEyes')),
    done: (item, { principal }) => ({
      outcome: okOutcome(contentSentence('saved')),
      item: deskItem(item, readerOf(principal)),
    }),
  });

  saveRoute(app, deps, calls.stepDeskItem, {
    schema: schema.stepDeskItemSchema,
    mayTry: worksAtDesk,
    find: (tx, { path }) => holdWithParts(tx, path.id),
    missing: contentSentence('gone'),
    may: () => allow,
    act: (tx, actor, item, { body }) =>
      takeStep(tx, actor, item, body, configuration.read('content.fourEyes')),
    done: async ({ item, changed }, { principal }) => {
      await published.refresh(changed);
      return { outcome: okOutcome(contentSentence('stepDone')), item: deskItem(item, readerOf(principal)) };
    },
  });

  saveRoute(app, deps, calls.placeDeskItem, {
    schema: schema.placeDeskItemSchema,
    mayTry: worksAtDesk,
    find: (tx, { path }) => holdItem(tx, path.id),
    missing: contentSentence('gone'),
    may: (principal, { type, publishedVersion }) =>
      mayPlace({ type, isPublished: publishedVersion !== null }, deskActors(principal))
        ? allow
        : denied(contentSentence('notPlaced')),
    act: (tx, actor, item, { body }) =>
      placeItem(tx, actor, item, body, configuration.read('content.fourEyes')),
    done: async ({ item, changed }, { principal }) => {
      await published.refresh(changed);
      return { outcome: okOutcome(contentSentence('saved')), item: deskItem(item, readerOf(principal)) };
    },
  });

  route(app, calls.listDeskComments, {
    schema: schema.listDeskCommentsSchema,
    access: worksAtDesk,
    handler: async ({ query }) => ({ outcome: okOutcome(), ...(await readComments(db, query.state)) }),
  });

  saveRoute(app, deps, calls.stepComment, {
    schema: schema.stepCommentSchema,
    mayTry: worksAtDesk,
    find: (tx, { path }) => holdComment(tx, path.id),
    missing: contentSentence('gone'),
    may: () => allow,
    act: (tx, actor, comment, { body }) => decideComment(tx, actor, comment, body),
    done: async (comment) => {
      await published.refresh([comment.listId]);
      return { outcome: okOutcome(contentSentence('stepDone')), comment: deskComment(comment) };
    },
  });

  // A publication that was missed while no process ran is made by the first minute after the start.
  jobs.every('* * * * *', PUBLISH_DUE, (job) =>
    job.finish(async (tx) => void (await publishDue(tx, clock.now()))),
  );
}
