import { events, health, trackEvent } from '@torre/contract/shell';
import { eventsSchema, healthSchema, trackEventSchema } from '@torre/contract/shell/schema';
import { signedIn } from '../../platform/access/access.ts';
import type { App, AreaDeps } from '../../platform/deps.ts';
import { openEventStream } from '../../platform/events/open-event-stream.ts';
import { openRoute, route } from '../../platform/http/route.ts';
import { BODY_LIMITS } from '../../platform/limits/body-budget.ts';
import { readHealth } from './shell.reads.ts';

export function shellRoutes(app: App, deps: AreaDeps): void {
  openRoute(app, health, {
    schema: healthSchema,
    handler: async ({ reply }) => {
      const answer = await readHealth(deps.db);
      if (answer.status !== 'ok') reply.code(503).header('Retry-After', '5');
      return answer;
    },
  });

  route(app, events, {
    schema: eventsSchema,
    access: signedIn,
    handler: async ({ request, reply, principal, query }) =>
      openEventStream(deps.hub, request, reply, principal, query.position ?? null),
  });

  route(app, trackEvent, {
    schema: trackEventSchema,
    access: signedIn,
    bodyLimit: BODY_LIMITS.open,
    handler: async ({ request, body }) => {
      request.log.info(
        { screen: body.context.screen, kind: body.event.kind, name: body.event.name },
        'analytics',
      );
      return { accepted: true as const };
    },
  });
}
