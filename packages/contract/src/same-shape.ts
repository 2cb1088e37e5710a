/**
 * `true` when a schema's static type and an endpoint's type can stand in for each other; `readonly` does not count.
 * A schema file writes `const check: SameShape<Static<typeof ShiftSchema>, Shift> = true`, so drift stops the compiler.
 */
export type SameShape<A, B> = [Frozen<A>] extends [Frozen<B>]
  ? [Frozen<B>] extends [Frozen<A>]
    ? true
    : false
  : false;

type Frozen<T> = T extends readonly (infer E)[]
  ? readonly Frozen<E>[]
  : T extends object
    ? { readonly [K in keyof T]: Frozen<T[K]> }
    : T;
