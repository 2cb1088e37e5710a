/**
 * The texts of all areas by namespace. Each area adds its own, in the file that registers them:
 * `declare module '../../platform/text-catalogue.ts' { interface TextCatalogue { grid: typeof gridTexts } }`.
 */
export interface TextCatalogue {}

export type Namespace = Extract<keyof TextCatalogue, string>;

/** Each text in its two languages, Italian first (P1.03): `{ nobody: ['Nessuno', 'Nobody'] }`. */
export type TextTable = Readonly<Record<string, readonly [string, string]>>;

type Plural = 'one' | 'many' | 'other';
type Base<K> = K extends `${infer B}_${Plural}` ? B : K;
type ParameterNames<S> = S extends `${string}{{${infer P}}}${infer Rest}` ? P | ParameterNames<Rest> : never;

/** Keys of a table; `persons_one` and `persons_other` are one key `persons` that takes `count`. */
type TextKey<T> = Extract<Base<keyof T>, string>;

type Italian<W> = W extends readonly [infer Text, string] ? Text : never;
type ParametersOf<T, K extends string> = ParameterNames<Italian<T[Extract<keyof T, K | `${K}_${Plural}`>]>>;

type TextsIn<T> = <K extends TextKey<T>>(
  key: K,
  ...values: [ParametersOf<T, K>] extends [never] ? [] : [Record<ParametersOf<T, K>, string | number>]
) => string;

/** The translator of one namespace: a text with parameters cannot be asked for without them. */
export type Texts<N extends Namespace> = TextsIn<TextCatalogue[N]>;

/** Parameters that only one of two wordings has. */
type Unshared<A, B> =
  | Exclude<ParameterNames<A>, ParameterNames<B>>
  | Exclude<ParameterNames<B>, ParameterNames<A>>;

type Refusal<P> = [P] extends [never] ? unknown : `not in both languages: ${Extract<P, string>}`;

/** Refuses a text whose languages take different parameters, and names them. */
export type SameParameters<T extends TextTable> = {
  readonly [K in keyof T]: T[K] extends readonly [infer It, infer En] ? Refusal<Unshared<It, En>> : never;
};
