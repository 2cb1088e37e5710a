import Type from 'typebox';
import { callSchema } from '../call.schema.ts';
import { Nullable } from '../fields.schema.ts';
import { OutcomeSchema } from '../outcome/outcome.schema.ts';

export const FoundArticleSchema = Type.Object({
  id: Type.String(),
  titolo: Type.String(),
  abstract: Type.Optional(Type.String()),
});

export const FoundDocumentSchema = Type.Object({
  id: Type.String(),
  titolo: Type.String(),
  excerpt: Nullable(Type.String(), {
    description: 'What stands around the words; null: it has no text that is known',
  }),
  url: Nullable(Type.String(), { description: 'Where it is read; null: nowhere yet' }),
});

export const FoundPersonSchema = Type.Object({
  employeeId: Type.String(),
  employeeName: Type.String(),
  employeeSurname: Type.String(),
  icao: Type.String({ description: 'A plant of who asks, in whose roster the person stands today' }),
});

export const searchEverythingSchema = callSchema(
  'searchEverything',
  'Cerca negli articoli pubblicati, nei loro documenti e, per i responsabili, tra le persone dei loro impianti',
  {
    query: Type.Object({
      text: Type.String({ minLength: 1, maxLength: 80 }),
      lang: Type.Optional(Type.Union([Type.Literal('it'), Type.Literal('en')])),
    }),
    reply: Type.Object({
      outcome: OutcomeSchema,
      articles: Type.Array(FoundArticleSchema, { description: 'The best first, at most 10' }),
      documents: Type.Array(FoundDocumentSchema, {
        description: 'Of published articles, the best first, at most 10',
      }),
      suggestions: Type.Array(FoundArticleSchema, {
        description: 'Where no article has the words: those whose titles look alike, at most 3',
      }),
      people: Type.Array(FoundPersonSchema, { description: 'By name, at most 10; for managers alone' }),
    }),
  },
);
