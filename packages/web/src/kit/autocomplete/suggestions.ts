export interface Suggestion {
  readonly value: string;
  /** What stands beside the value: the meaning of a code. */
  readonly label: string;
}

const plain = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase('it-IT');

/** Suggestions for what was typed: the value that it is, those that begin with it, then those that hold it in value or label. */
export function suggestionsFor(all: readonly Suggestion[], typed: string, most = 50): readonly Suggestion[] {
  const wanted = plain(typed.trim());
  if (wanted === '') return all.slice(0, most);
  const isWhole = ({ value }: Suggestion): number => Number(plain(value) === wanted);
  const beginning = all
    .filter(({ value }) => plain(value).startsWith(wanted))
    .toSorted((one, other) => isWhole(other) - isWhole(one));
  const holding = all.filter(
    ({ value, label }) =>
      !plain(value).startsWith(wanted) && (plain(value).includes(wanted) || plain(label).includes(wanted)),
  );
  return [...beginning, ...holding].slice(0, most);
}
