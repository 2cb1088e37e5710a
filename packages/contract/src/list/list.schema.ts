import Type from 'typebox';
import { Nullable } from '../fields.schema.ts';
import { OutcomeSchema } from '../outcome/outcome.schema.ts';
import { LIST_FORMATS, LIST_PLACE } from './list.endpoint.ts';
import type { AnyList, FilteredColumn, ListFilter } from './list.endpoint.ts';

const FILTER: Readonly<Record<ListFilter, Type.TSchemaOptions>> = {
  part: { maxLength: 100, description: 'Part of it, without regard to case' },
  code: { maxLength: 1000, description: 'One of these, separated by |' },
  day: { pattern: '^\\d{8}$', description: 'YYYYMMDD' },
  since: { pattern: '^\\d{8}$', description: 'YYYYMMDD, from that day on' },
  until: { pattern: '^\\d{8}$', description: 'YYYYMMDD, that day included' },
};

type Filters<L extends AnyList> = { [K in FilteredColumn<L>]: Type.TOptional<Type.TString> };

function filtersOf<L extends AnyList>({ columns }: L): Filters<L> {
  const filters = Object.entries(columns).flatMap(([name, { filter }]) =>
    filter ? [[name, Type.Optional(Type.String(FILTER[filter]))]] : [],
  );
  return Object.fromEntries(filters) as Filters<L>;
}

const orderOf = ({ columns }: AnyList) => {
  const names = Object.keys(columns).filter((name) => columns[name]!.order);
  return Type.Optional(
    Type.String({ pattern: `^-?(${names.join('|')})$`, description: 'A column; - before it: descending' }),
  );
};

/** The parts of the call that reads a page: filters, order and from where it goes on; the rows. */
export const pageParts = <L extends AnyList, R extends Type.TSchema>(list: L, row: R) => ({
  query: Type.Object({
    ...filtersOf(list),
    order: orderOf(list),
    beyond: Type.Optional(
      Type.String({ maxLength: LIST_PLACE, description: '`beyond` of the page before: what lies beyond it' }),
    ),
  }),
  reply: Type.Object({
    outcome: OutcomeSchema,
    rows: Type.Array(row),
    beyond: Nullable(Type.String({ maxLength: LIST_PLACE }), {
      description: 'From where the next page goes on; null at the end',
    }),
    total: Type.Optional(
      Nullable(Type.Integer(), {
        description: 'Rows that pass the filters, with the first page; null: more than 10000',
      }),
    ),
  }),
});

/** The parts of the call that exports exactly what is filtered, in the same order. */
export const exportParts = <L extends AnyList>(list: L) => ({
  query: Type.Object({
    ...filtersOf(list),
    order: orderOf(list),
    format: Type.Enum(LIST_FORMATS),
    language: Type.Optional(
      Type.Enum(['it', 'en'], { description: 'Of heads and words; without it Italian' }),
    ),
  }),
  reply: Type.String(),
});
