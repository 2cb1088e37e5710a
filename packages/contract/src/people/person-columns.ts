import type { Categories } from '@torre/domain/lookups';
import type { Language, ListColumns } from '../list/list.endpoint.ts';

/** What every list of people says of somebody; null: no plant, no category. */
interface ListedPerson {
  readonly employeeId: string;
  readonly nome: string;
  readonly cognome: string;
  readonly plant: string | null;
  readonly categoria: string | null;
}

/** Surname first, as lists here are read. */
export function personName({ cognome, nome }: Pick<ListedPerson, 'cognome' | 'nome'>): string {
  return `${cognome} ${nome}`.trim();
}

/** Columns of lists of people; categories in the words of the organisation. */
/* @__NO_SIDE_EFFECTS__ */
export const personColumns = (categories: Categories) =>
  ({
    nome: { words: ['Cognome e nome', 'Surname and name'], value: personName, filter: 'part', order: true },
    // No parameter of a call is called `employeeId` but where it names who is asked for (decisions.md, Calls).
    code: {
      words: ['Codice', 'Code'],
      value: ({ employeeId }: ListedPerson) => employeeId,
      filter: 'code',
      order: true,
      address: 'codice',
    },
    plant: {
      words: ['Impianto', 'Plant'],
      value: ({ plant }: ListedPerson) => plant,
      filter: 'code',
      order: true,
      address: 'impianto',
    },
    categoria: {
      words: ['Categoria', 'Category'],
      value: ({ categoria }: ListedPerson, language: Language) =>
        categoria && categories.shortName(categoria, language),
      filter: 'code',
      options: Object.fromEntries(
        categories.offered.map(({ code }) => [
          code,
          [categories.shortName(code, 'it'), categories.shortName(code, 'en')] as const,
        ]),
      ),
      order: true,
    },
  }) as const satisfies ListColumns<ListedPerson>;
