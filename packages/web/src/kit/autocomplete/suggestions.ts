import { plainText } from '../../platform/name-search.ts';

export interface Suggestion {
  readonly value: string;
  /** What stands beside the value: the meaning of a code. */
  readonly label: string;
}

/** Suggestions for what was typed: the value that it is, those that begin with it, then those that hold it in value or label. */
export function suggestionsFor(all: readonly Suggestion[], typed: string, most = 50): readonly Suggestion[] {
  const wanted = plainText(typed.trim());
  if (wanted === '') return all.slice(0, most);
  const isWhole = ({ value }: Suggestion): number => Number(plainText(value) === wanted);
  const beginning = all
    .filter(({ value }) => plainText(value).startsWith(wanted))
    .toSorted((one, other) => isWhole(other) - isWhole(one));
  const holding = all.filter(
    ({ value, label }) =>
      !plainText(value).startsWith(wanted) &&
      (plainText(value).includes(wanted) || plainText(label).includes(wanted)),
  );
  return [...beginning, ...holding].slice(0, most);
}
