import type { FastifyReply, FastifyRequest } from 'fastify';
import { loadOf } from '@torre/contract/endpoint';
import type {
  BodyOf,
  CallSchema,
  Endpoint,
  PathOf,
  QueryOf,
  ReplyOf,
  SchemaOf,
} from '@torre/contract/endpoint';
import { mustChangePasswordFirst } from '../access/access.ts';
import type { Access } from '../access/access.ts';
import { inRequestScope } from '../access/request-scope.ts';
import type { Principal } from '../access/principal.ts';
import type { App } from '../deps.ts';
import { checkReply } from './check-reply.ts';
import { declareRoute } from './declared-routes.ts';
import { refusedAccess } from './refused.ts';
import { refuseMissing } from './required-parameters.ts';
import { refuseBentValues } from './unbent-values.ts';

export interface CallValues<E> {
  readonly path: PathOf<E>;
  readonly query: QueryOf<E>;
  readonly body: BodyOf<E>;
}

export interface Context<E, P = Principal> extends CallValues<E> {
  readonly principal: P;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** A prepared JSON text or buffer stands for the reply where building objects would cost too much. */
export type Answer<E> = ReplyOf<E> | Buffer | FastifyReply;

export interface RouteOptions<E> {
  /** The call's own, from the area's `*.schema.ts`; the schema of another call does not compile. */
  readonly schema: SchemaOf<E>;
  readonly access: (principal: Principal, args: CallValues<E>) => Access;
  readonly handler: (context: Context<E>) => Promise<Answer<E>>;
  /** Also served to a session whose password must be changed first. */
  readonly whilePasswordMustChange?: boolean;
  /** Bytes of a body that is larger than those of other calls by its nature. */
  readonly bodyLimit?: number;
  /** The answer opens something (a link): no store keeps it, not even for a repetition with the same key. */
  readonly answerHoldsSecret?: boolean;
}

export interface OpenRouteOptions<E> {
  readonly schema: SchemaOf<E>;
  readonly handler: (context: Context<E, Principal | null>) => Promise<Answer<E>>;
}

/**
 * Registers a call that needs a session (401 without one) and whose access rule allows it.
 * There is no other way into the server but this and `openRoute`.
 */
export function route<E extends Endpoint>(app: App, call: E, options: RouteOptions<E>): void {
  register(app, call, options, 'session', async (values, request, reply) => {
    const principal = request.principal!;
    app.limitPerson(principal.userName, loadOf(call));
    const mustChangeFirst = (asking: Principal): boolean =>
      asking.mustChangePassword && !options.whilePasswordMustChange;
    if (mustChangeFirst(principal)) throw refusedAccess(mustChangePasswordFirst);
    const named = await app.judgeNamedPerson(request, principal);
    if (named !== 'allow') throw refusedAccess(named);
    const access = options.access(principal, values);
    if (access !== 'allow') throw refusedAccess(access);
    const judge = (asking: Principal): Access =>
      mustChangeFirst(asking) ? mustChangePasswordFirst : options.access(asking, values);
    const handle = () =>
      app.withRights(principal, judge, () =>
        inRequestScope(principal, () => options.handler({ ...values, principal, request, reply })),
      );
    if (call.method === 'GET' || loadOf(call) === 'read') return handle();
    const answerHoldsSecret = options.answerHoldsSecret ?? false;
    const keyed = { id: call.id, answerHoldsSecret, principal, request, reply };
    return app.answerOnce(keyed, handle) as Promise<Answer<E>>;
  });
}

/** Registers one of the few calls that need no session: health, sign-in, its options, one-time links. */
export function openRoute<E extends Endpoint>(app: App, call: E, options: OpenRouteOptions<E>): void {
  register(app, call, options, 'open', async (values, request, reply) => {
    const { principal } = request;
    return inRequestScope(principal, () => options.handler({ ...values, principal, request, reply }));
  });
}

type Serve<E> = (values: CallValues<E>, request: FastifyRequest, reply: FastifyReply) => Promise<Answer<E>>;

function register<E extends Endpoint>(
  app: App,
  call: E,
  { schema, bodyLimit }: { readonly schema: CallSchema; readonly bodyLimit?: number },
  access: 'session' | 'open',
  serve: Serve<E>,
): void {
  // Where one loop registers several calls, the compiler cannot see which schema is whose.
  if (schema.id !== call.id) throw new Error(`${call.id} is registered with the schema of ${schema.id}`);
  const url = `/api${call.path.replace(/\{(\w+)\}/g, ':$1')}`;
  app.route({
    method: call.method,
    url,
    ...(bodyLimit !== undefined && { bodyLimit }),
    config: declareRoute(app, {
      id: call.id,
      method: call.method,
      url,
      access,
      load: loadOf(call),
      inBackground: call.inBackground,
    }),
    schema: {
      operationId: call.id,
      summary: schema.summary,
      ...(schema.path && { params: schema.path }),
      ...(schema.query && { querystring: schema.query }),
      ...(schema.body && { body: schema.body }),
      response: { 200: schema.reply },
    },
    // Before validation, so that a missing parameter gets its specified text (E8.14) and not a schema's; and who has no
    // session gets 401, whatever else is wrong with the call.
    preValidation: async (request: FastifyRequest) => {
      request.principal = await app.readPrincipal(request);
      if (access === 'session' && request.principal === null)
        throw refusedAccess(await app.refuseSession(request));
      refuseMissing(call, request);
      refuseBentValues(schema.query, request);
    },
    handler: async (request: FastifyRequest, reply: FastifyReply) => {
      const values = { path: request.params, query: request.query, body: request.body } as CallValues<E>;
      const answer = await serve(values, request, reply);
      if (answer === reply) return reply;
      if (app.checksReplies) checkReply(call, schema.reply, answer);
      if (Buffer.isBuffer(answer)) reply.type('application/json; charset=utf-8');
      return answer;
    },
  });
}
