import * as calls from '@torre/contract/content';
import type { ReadAsk } from '@torre/contract/content';
import * as schema from '@torre/contract/content/schema';
import { contentSentence } from '@torre/contract/content/sentences';
import { OUTCOME } from '@torre/contract/outcome';
import { ROLE } from '@torre/domain/identity';
import { compactDay } from '@torre/domain/kernel';
import { allow, holderOf, manager, signedIn } from '../../platform/access/access.ts';
import { asSystem } from '../../platform/access/request-scope.ts';
import { displayInstant } from '../../platform/clock.ts';
import type { App } from '../../platform/deps.ts';
import { okOutcome, refused } from '../../platform/http/refused.ts';
import { route } from '../../platform/http/route.ts';
import { saveRoute } from '../../platform/http/save-route.ts';
import { managedPlant } from '../people/index.ts';
import { worksAtDesk } from './content.access.ts';
import type { ContentDeps } from './content.routes.ts';
import { holdItem, readItem } from './item.reads.ts';
import type { ContentLanguage } from './item-reply.ts';
import { askToRead, canAsk, endReadAsk, signRead } from './read-ask.actions.ts';
import {
  countSignatures,
  findAskOfPerson,
  readAskOf,
  readOwnAsks,
  readPlants,
  readUnsigned,
} from './read-ask.reads.ts';
import type { StandingAsk } from './read-ask.reads.ts';

/** Read and sign: what the desk asks, what a person signs, who of a plant has not yet (docs/decisions/0128). */
export function registerReadAsks(app: App, deps: ContentDeps): void {
  const { db, clock, jobs, published } = deps;
  const approves = holderOf(ROLE.approver);

  /** With its counts, which tell nobody's name. */
  async function replyOf(itemId: string): Promise<ReadAsk | null> {
    const ask = await readAskOf(db, itemId);
    if (ask === null) return null;
    const counts = await asSystem(() => countSignatures(db, ask.askId, clock.today()));
    const { askId, version, plants, categories, due, askedAt } = ask;
    const when = { due: compactDay(due), askedAt: displayInstant(askedAt) };
    return { askId, version, plants, categories, ...when, ...counts };
  }

  /** Those of articles that readers see, each with the title and the version that they see. */
  async function titled<T extends StandingAsk>(
    asks: readonly T[],
    language: ContentLanguage,
  ): Promise<readonly (T & { readonly titolo: string; readonly shown: number })[]> {
    const shown = new Map<string, { readonly titolo: string; readonly shown: number }>();
    const ids = asks.map(({ itemId }) => itemId);
    for (const { id, titolo } of await published.found(ids, language)) {
      const version = (await published.shown(id))?.version ?? null;
      if (version !== null) shown.set(id, { titolo, shown: version });
    }
    return asks.flatMap((ask) => {
      const article = shown.get(ask.itemId);
      return article === undefined ? [] : [{ ...ask, ...article }];
    });
  }

  route(app, calls.readDeskAsk, {
    schema: schema.readDeskAskSchema,
    access: worksAtDesk,
    handler: async ({ path, principal }) => {
      const item = await readItem(db, path.id);
      if (item === null) throw refused(404, OUTCOME.notFound, contentSentence('gone'));
      const ask = await replyOf(path.id);
      const mayEnd = approves(principal, {}) === allow;
      return {
        outcome: okOutcome(),
        ask,
        // What was withdrawn asks nobody anew, but who asked before can still stop.
        allowedActions: [
          ...(mayEnd && canAsk(item) ? (['ask'] as const) : []),
          ...(mayEnd && ask !== null ? (['end'] as const) : []),
        ],
        plants: await readPlants(db),
      };
    },
  });

  saveRoute(app, deps, calls.askToRead, {
    schema: schema.askToReadSchema,
    mayTry: approves,
    find: (tx, { path }) => holdItem(tx, path.id),
    missing: contentSentence('gone'),
    may: () => allow,
    act: (tx, actor, item, { body }) => askToRead(tx, actor, item, body, { today: clock.today(), jobs }),
    done: async (_, { path }) => ({
      outcome: okOutcome(contentSentence('readAsked')),
      ask: await replyOf(path.id),
    }),
  });

  saveRoute(app, deps, calls.endReadAsk, {
    schema: schema.endReadAskSchema,
    mayTry: approves,
    find: (tx, { path }) => holdItem(tx, path.id),
    missing: contentSentence('gone'),
    may: () => allow,
    act: (tx, actor, item) => endReadAsk(tx, actor, item),
    done: () => ({ outcome: okOutcome(contentSentence('readEnded')) }),
  });

  route(app, calls.ownReadAsks, {
    schema: schema.ownReadAsksSchema,
    access: signedIn,
    handler: async ({ principal, query }) => {
      const today = clock.today();
      const asks = await titled(
        await readOwnAsks(db, principal.employeeId, today, query.itemId),
        query.lang ?? 'it',
      );
      return {
        outcome: okOutcome(),
        asks: asks.map(({ askId, itemId, titolo, shown, due, signedAt }) => ({
          askId,
          itemId,
          titolo,
          version: shown,
          due: compactDay(due),
          isLate: today > due,
          signedAt: signedAt === null ? null : displayInstant(signedAt),
        })),
      };
    },
  });

  saveRoute(app, deps, calls.signRead, {
    schema: schema.signReadSchema,
    mayTry: signedIn,
    // Whom it asks follows from who signs.
    find: async (_, { path }) => ({ askId: path.askId }),
    missing: contentSentence('readNotAsked'),
    may: () => allow,
    act: async (tx, actor, { askId }, { body }) => {
      const ask = await findAskOfPerson(tx, askId, actor.employeeId, clock.today());
      const shown = ask && ((await published.shown(ask.itemId))?.version ?? null);
      if (ask === null || shown === null)
        throw refused(404, OUTCOME.notFound, contentSentence('readNotAsked'));
      await signRead(tx, actor, ask, { version: body.version, shown });
    },
    done: () => ({ outcome: okOutcome(contentSentence('readSigned')) }),
  });

  route(app, calls.listUnsigned, {
    schema: schema.listUnsignedSchema,
    access: manager,
    handler: async ({ principal, query }) => {
      const icao = await managedPlant(db, principal, query.division);
      const rows = await asSystem(() => readUnsigned(db, icao, clock.today()));
      const articles = await titled(rows, query.lang ?? 'it');
      return {
        outcome: okOutcome(),
        articles: articles.map(({ askId, itemId, titolo, due, asked, people }) => ({
          askId,
          itemId,
          titolo,
          due: compactDay(due),
          asked,
          people,
        })),
      };
    },
  });
}
