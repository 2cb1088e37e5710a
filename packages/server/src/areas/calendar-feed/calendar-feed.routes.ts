import { createHash } from 'node:crypto';
import * as calls from '@torre/contract/calendar-feed';
import * as schema from '@torre/contract/calendar-feed/schema';
import { buildRequest } from '@torre/contract/endpoint';
import { OUTCOME } from '@torre/contract/outcome';
import type { App, AreaDeps } from '../../platform/deps.ts';
import { openRoute, route } from '../../platform/http/route.ts';
import { newThing, saveRoute } from '../../platform/http/save-route.ts';
import { requestOrigin } from '../../platform/http/same-origin.ts';
import { endCalendarFeed, makeCalendarFeed, openCalendarFeed } from './calendar-feed.actions.ts';
import { readFeed } from './calendar-feed.reads.ts';
import { calendarText } from './calendar-text.ts';
import { isKnown } from '../../platform/http/prepared-text.ts';
import { readsOwn } from '../month/index.ts';

const outcome = { code: OUTCOME.ok, messageIT: '' };

/** The own calendar for other calendar programs. */
export function registerCalendarFeed(app: App, deps: AreaDeps): void {
  route(app, calls.readCalendarFeed, {
    schema: schema.readCalendarFeedSchema,
    access: readsOwn,
    handler: async ({ principal }) => ({ outcome, feed: await readFeed(deps.db, principal.userName) }),
  });

  saveRoute(app, deps, calls.makeCalendarFeed, {
    schema: schema.makeCalendarFeedSchema,
    mayTry: readsOwn,
    answerHoldsSecret: true,
    ...newThing,
    act: makeCalendarFeed,
    done: ({ token, feed }, { request }) => {
      const { url } = buildRequest(calls.calendarContent, { path: { token } });
      return { outcome, url: `${requestOrigin(request, deps.config)}${url}`, feed };
    },
  });

  saveRoute(app, deps, calls.endCalendarFeed, {
    schema: schema.endCalendarFeedSchema,
    mayTry: readsOwn,
    ...newThing,
    act: endCalendarFeed,
    done: () => ({ outcome }),
  });

  // A HEAD is answered as its GET, and the server leaves the body away.
  for (const [call, checks] of [
    [calls.calendarContent, schema.calendarContentSchema],
    [calls.calendarContentHead, schema.calendarContentHeadSchema],
  ] as const) {
    openRoute(app, call, {
      schema: checks,
      handler: async ({ path, request, reply }) => {
        // The space is in no user name: a program that asks too often keeps its person from nothing else.
        const limit = (userName: string): void => app.limitPerson(`calendar ${userName}`, 'export');
        const { feedId, shifts } = await openCalendarFeed(deps, path.token, limit);
        const text = calendarText(feedId, shifts);
        const etag = `"${createHash('sha256').update(text).digest('base64url')}"`;
        // Programs come back every hour for what changes a few times a month: they may keep it, and ask.
        reply.header('Cache-Control', 'private, no-cache').header('ETag', etag);
        if (isKnown(request.headers['if-none-match'], etag)) return reply.code(304).send();
        return reply.type('text/calendar; charset=utf-8').send(text);
      },
    });
  }
}
