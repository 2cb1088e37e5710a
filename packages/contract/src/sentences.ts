/**
 * What the server says to a person, in both languages (decision 0053): each area declares its sentences once, by key, with
 * `{{name}}` where a value goes (`{{name|month}}`: YYYYMM, written as the language writes a month). `name_one` and `name_other` are one key `name` that takes `count`.
 */
export interface Wording {
  readonly it: string;
  readonly en: string;
}

/** A sentence on its way: `messageIT` for who reads Italian and for other clients, key and values for the rest. */
export interface Sentence {
  /** `area.key` */
  readonly key: string;
  readonly values: SentenceValues;
  readonly messageIT: string;
}

/** Days, codes, names and counts, as people there write them: the same in both languages. */
export type SentenceValues = Readonly<Record<string, SentenceValue>>;

/** A sentence may hold another one: why one of many was refused. */
export type SentenceValue = string | number | Sentence;

export type WordingTable = Readonly<Record<string, Wording>>;

type Plural = 'one' | 'many' | 'other';
type WithoutPlural<K> = K extends `${infer B}_${Plural}` ? B : K;
type ParameterNames<S> = S extends `${string}{{${infer P}}}${infer Rest}`
  ? (P extends `${infer Name}|month` ? Name : P) | ParameterNames<Rest>
  : never;

export type SentenceKey<T> = Extract<WithoutPlural<keyof T>, string>;
type WordingOf<T, K extends string> = T[Extract<keyof T, K | `${K}_${Plural}`>];
type ParametersOf<T, K extends string> =
  WordingOf<T, K> extends infer W ? (W extends Wording ? ParameterNames<W['it'] | W['en']> : never) : never;

/** Says a sentence of one area: one with parameters cannot be said without them. */
export interface Sentences<T extends WordingTable> {
  <K extends SentenceKey<T>>(
    key: K,
    ...values: [ParametersOf<T, K>] extends [never]
      ? []
      : [Readonly<Record<ParametersOf<T, K>, SentenceValue>>]
  ): Sentence;
  readonly area: string;
  readonly table: T;
}

/** The words that a rule's refusals need: a key of the rules without words does not compile. */
export type WordsOf<Refusals> = { readonly [K in keyof Refusals]: Wording };

/** Declares the sentences of an area: `export const lockSentences = sentences('locks', { … })`. */
export function sentences<const T extends WordingTable>(area: string, table: T): Sentences<T> {
  const say = (key: string, values: SentenceValues = {}): Sentence => ({
    key: `${area}.${key}`,
    values,
    messageIT: filledIn(table, 'it', key, values) ?? '',
  });
  return Object.assign(say, { area, table }) as Sentences<T>;
}

const PARAMETER = /\{\{(\w+)(\|month)?\}\}/g;

/** The words of a key without its area; null where the table has none. */
export function filledIn(
  table: WordingTable,
  language: keyof Wording,
  key: string,
  values: SentenceValues,
  inWords: (sentence: Sentence) => string = ({ messageIT }) => messageIT,
): string | null {
  const count = values['count'];
  const plural = typeof count === 'number' ? new Intl.PluralRules(language).select(count) : 'other';
  const wording = table[`${key}_${plural}`] ?? table[`${key}_other`] ?? table[key];
  if (wording === undefined) return null;
  return wording[language].replace(PARAMETER, (whole, name: string, month: string | undefined) => {
    const value = values[name];
    if (value === undefined) return whole;
    if (typeof value === 'object') return inWords(value);
    return month === undefined ? String(value) : monthName(language, String(value));
  });
}

/** 'dicembre 2026' or 'December 2026' of YYYYMM. */
function monthName(language: keyof Wording, month: string): string {
  const first = Date.UTC(Number(month.slice(0, 4)), Number(month.slice(4)) - 1, 1);
  return new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(first);
}
