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
import { allow, mustChangePasswordFirst } from '../access/access.ts';
import type { Access } from '../access/access.ts';
import { inRequestScope } from '../access/request-scope.ts';
import type { Principal } from '../access/principal.ts';
import type { App } from '../deps.ts';
import { BODY_LIMITS } from '../limits/body-budget.ts';
import { addressReader } from './address-values.ts';
import { bringsBody } from './arriving-body.ts';
import { FORM_TYPE } from './form-bodies.ts';
import { checkReply } from './check-reply.ts';
import { declareRoute } from './declared-routes.ts';
import { refusedAccess, requireAccess } from './refused.ts';
import { refuseMissing } from './required-parameters.ts';
import { refuseUnstorable } from './coerced-input.ts';

/** What a call's address says, checked against its schemas. */
export interface AddressValues<E> {
  readonly path: PathOf<E>;
  readonly query: QueryOf<E>;
}

export interface CallValues<E> extends AddressValues<E> {
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
  /** Who may try: decided before a byte of the body is read, and again when it has come. */
  readonly access: (principal: Principal, address: AddressValues<E>) => Access;
  readonly handler: (context: Context<E>) => Promise<Answer<E>>;
  /** Also served to a session whose password must be changed first. */
  readonly whilePasswordMustChange?: boolean;
  /** Bytes of a body that is larger or smaller than those of other calls by its nature; without it `BODY_LIMITS.ordinary`. */
  readonly bodyLimit?: number;
  /** The body may also come as a form, whose fields are texts; for a call that takes a file of somebody else's program. */
  readonly takesForm?: boolean;
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
  const { bodyLimit = BODY_LIMITS.ordinary, whilePasswordMustChange = false } = options;
  const readAddress = addressReader(call, options.schema);
  const mayAsk = ({ mustChangePassword }: Principal): Access =>
    mustChangePassword && !whilePasswordMustChange ? mustChangePasswordFirst : allow;

  const admit = async (request: FastifyRequest, isCounted: boolean): Promise<void> => {
    const principal = (request.principal = await app.readPrincipal(request));
    if (principal === null) throw refusedAccess(await app.refuseSession(request));
    readAddress(request);
    if (isCounted) app.limitPerson(principal.userName, loadOf(call));
    requireAccess(mayAsk(principal));
    requireAccess(await app.judgeNamedPerson(request, principal));
    requireAccess(options.access(principal, addressOf<E>(request)));
  };

  register(app, call, { ...options, bodyLimit, access: 'session', admit }, async (values, request, reply) => {
    const principal = request.principal!;
    const judge = (asking: Principal): Access => {
      const asked = mayAsk(asking);
      return asked === allow ? options.access(asking, values) : asked;
    };
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
  const readAddress = addressReader(call, options.schema);
  const admit = async (request: FastifyRequest): Promise<void> => {
    request.principal = await app.readPrincipal(request);
    readAddress(request);
  };
  const registration = { ...options, bodyLimit: BODY_LIMITS.open, access: 'open', admit } as const;
  register(app, call, registration, async (values, request, reply) => {
    const { principal } = request;
    return inRequestScope(principal, () => options.handler({ ...values, principal, request, reply }));
  });
}

type Serve<E> = (values: CallValues<E>, request: FastifyRequest, reply: FastifyReply) => Promise<Answer<E>>;

interface Registration {
  readonly schema: CallSchema;
  readonly bodyLimit: number;
  readonly takesForm?: boolean;
  readonly access: 'session' | 'open';
  /** Judges who asks and what the address says; `isCounted` the first time. */
  readonly admit: (request: FastifyRequest, isCounted: boolean) => Promise<void>;
}

function register<E extends Endpoint>(
  app: App,
  call: E,
  { schema, bodyLimit, takesForm = false, access, admit }: Registration,
  serve: Serve<E>,
): void {
  // Where one loop registers several calls, the compiler cannot see which schema is whose.
  if (schema.id !== call.id) throw new Error(`${call.id} is registered with the schema of ${schema.id}`);
  const url = `/api${call.path.replace(/\{(\w+)\}/g, ':$1')}`;
  const isJudgedBefore = (request: FastifyRequest): boolean =>
    access === 'session' && call.method !== 'GET' && bringsBody(request);
  app.route({
    method: call.method,
    url,
    bodyLimit,
    config: declareRoute(app, {
      id: call.id,
      method: call.method,
      url,
      access,
      load: loadOf(call),
      inBackground: call.inBackground,
      takesForm,
    }),
    schema: {
      operationId: call.id,
      summary: schema.summary,
      ...(takesForm && { consumes: ['application/json', FORM_TYPE] }),
      ...(schema.path && { params: schema.path }),
      ...(schema.query && { querystring: schema.query }),
      ...(schema.body && { body: schema.body }),
      response: { 200: schema.reply },
    },
    // Who has no session gets 401 and who may not 403 before the body is read, whatever else is wrong with it.
    ...(call.method !== 'GET' && {
      onRequest: async (request: FastifyRequest) => {
        if (isJudgedBefore(request)) await admit(request, true);
      },
    }),
    // Again when the body has come and the call's turn: rights may be gone meanwhile. Before validation, so that a missing
    // parameter gets its specified text (E8.14) and not a schema's.
    preValidation: async (request: FastifyRequest) => {
      await admit(request, !isJudgedBefore(request));
      refuseMissing(call, request);
      refuseUnstorable(request.body);
    },
    handler: async (request: FastifyRequest, reply: FastifyReply) => {
      const values = { ...addressOf<E>(request), body: request.body as BodyOf<E> };
      const answer = await serve(values, request, reply);
      if (answer === reply) return reply;
      if (app.checksReplies) checkReply(call, schema.reply, answer);
      if (Buffer.isBuffer(answer)) reply.type('application/json; charset=utf-8');
      return answer;
    },
  });
}

function addressOf<E>({ params, query }: FastifyRequest): AddressValues<E> {
  return { path: params as PathOf<E>, query: query as QueryOf<E> };
}
