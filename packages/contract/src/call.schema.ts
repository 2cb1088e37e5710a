import type { TSchema } from 'typebox';

/** The parts of a call as they go over the wire. */
interface CallParts {
  readonly path?: TSchema;
  readonly query?: TSchema;
  /** `Type.Optional(…)`: the call may also come without one. */
  readonly body?: TSchema;
  /** A body that the call checks itself, because it may come another way: in no route and no API description. */
  readonly selfCheckedBody?: TSchema;
  readonly reply: TSchema;
}

/** What the server checks and the API description shows; the types of the call are derived from it (`TypesOf`). */
export interface CallSchema extends CallParts {
  /** The `id` of the call, so that `route()` tells the schemas of two calls with the same fields apart. */
  readonly id: string;
  /** Italian summary for the API description: no screen needs it, so it stays out of the browser. */
  readonly summary: string;
}

/** Declares the schema of the call `id`; for the call `approve` it is exported as `approveSchema`. */
export function callSchema<const Id extends string, P extends CallParts>(
  id: Id,
  summary: string,
  parts: P,
): { readonly id: Id; readonly summary: string } & P {
  return { id, summary, ...parts };
}
