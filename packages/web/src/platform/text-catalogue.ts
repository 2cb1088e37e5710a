/**
 * The texts of all areas by namespace. Each area adds its own (one file a language):
 * `declare module '../../platform/text-catalogue.ts' { interface TextCatalogue { grid: typeof gridIt } }`.
 */
export interface TextCatalogue {}

export type Namespace = Extract<keyof TextCatalogue, string>;

type Plural = 'one' | 'many' | 'other';
type Base<K> = K extends `${infer B}_${Plural}` ? B : K;
type ParameterNames<S> = S extends `${string}{{${infer P}}}${infer Rest}` ? P | ParameterNames<Rest> : never;

/** Keys of a text file; `persons_one` and `persons_other` are one key `persons` that takes `count`. */
export type TextKey<T> = Extract<Base<keyof T>, string>;

type TextOf<T, K extends string> = T[Extract<keyof T, K | `${K}_${Plural}`>];
type Values<T, K extends string> = Record<ParameterNames<TextOf<T, K>>, string | number>;

/** The translator of one namespace: a text with parameters cannot be asked for without them. */
export type Texts<T> = <K extends TextKey<T>>(
  key: K,
  ...values: [ParameterNames<TextOf<T, K>>] extends [never] ? [] : [Values<T, K>]
) => string;

/** The English file of an Italian one: same keys (P1.03); a test compares the parameters. */
export type SameKeys<T> = { readonly [K in keyof T]: string };
