import type { Categories } from '@torre/domain/lookups';
import { FACT_KINDS, kindOf, spanOfFact } from '@torre/domain/organisation';
import type { FactBook, FactKindName, FactReference, FactRow } from '@torre/domain/organisation';
import type { Language } from '../../../platform/language.ts';
import { choiceText, numberChoices } from './choice-words.ts';

export interface Choice {
  readonly value: string;
  readonly label: string;
}

/** What can be chosen for a column, in this row, from `from` (YYYY-MM-DD) on; null: it is typed. */
export function choicesOf(
  kind: FactKindName,
  column: string,
  row: FactRow,
  parts: { book: FactBook; categories: Categories; from: string; language: Language },
): readonly Choice[] | null {
  const { book, categories, from, language } = parts;
  const described = kindOf(kind).columns[column]!;
  if (described.type === 'choice')
    return described.choices!.map((value) => ({ value, label: choiceText(value, language) }));
  if (described.type === 'integer') return numberChoices(column, language);
  if (column === 'category')
    return categories.offered.map(({ code }) => ({
      value: code,
      label: categories.shortName(code, language),
    }));
  const reference = (kindOf(kind).references ?? []).find(({ at }) => at === column);
  return reference ? namedRows(reference, row, book, from) : null;
}

/** Rows that the reference may name: of the same plant, not ended before the day; the one that is named now stays. */
function namedRows(
  { kind: named, columns, at }: FactReference,
  row: FactRow,
  book: FactBook,
  from: string,
): readonly Choice[] {
  const kind = named as FactKindName;
  const theirs = Object.entries(columns).find(([, ours]) => ours === at)![0];
  const shared = Object.entries(columns).filter(([, ours]) => ours !== at);
  const choices = new Map<string, Choice>();
  for (const { values } of book[kind] ?? []) {
    const code = String(values[theirs]);
    if (shared.some(([their, ours]) => values[their] !== row[ours])) continue;
    if (spanOfFact(kind, values).to < from && row[at] !== code) continue;
    const name = 'name' in FACT_KINDS[kind].columns ? values['name'] : null;
    choices.set(code, { value: code, label: name && name !== code ? `${code} · ${String(name)}` : code });
  }
  return [...choices.values()];
}
