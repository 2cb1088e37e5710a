import Type from 'typebox';
import { callSchema } from '../call.schema.ts';
import { DaySchema, InstantSchema, Nullable, PersonNameSchema } from '../fields.schema.ts';
import { OutcomeReplySchema, OutcomeSchema } from '../outcome/outcome.schema.ts';
import { ItemSchema } from './item.schema.ts';

const IdSchema = Type.String({ format: 'uuid' });
const ItemPathSchema = Type.Object({ id: IdSchema });

/** A colleague who was named to read a draft. */
export const ReviewSchema = Type.Object({
  reviewId: Type.String(),
  employeeId: Type.String(),
  ...PersonNameSchema.properties,
  until: DaySchema,
  askedBy: Type.String({ description: 'Surname and name' }),
  askedAt: InstantSchema,
});

export const listReviewsSchema = callSchema('listReviews', 'I colleghi che possono leggere una bozza', {
  path: ItemPathSchema,
  reply: Type.Object({
    outcome: OutcomeSchema,
    reviews: Type.Array(ReviewSchema),
    allowedActions: Type.Array(Type.Literal('name'), { description: 'Empty: there is no draft to read' }),
  }),
});

/** Somebody who can be named. */
export const ReviewerSchema = Type.Object({ employeeId: Type.String(), ...PersonNameSchema.properties });

export const findReviewersSchema = callSchema(
  'findReviewers',
  'Cerca un collega a cui far leggere una bozza',
  {
    query: Type.Object({ name: Type.String({ minLength: 2, maxLength: 80 }) }),
    reply: Type.Object({ outcome: OutcomeSchema, people: Type.Array(ReviewerSchema) }),
  },
);

export const nameReviewerSchema = callSchema('nameReviewer', 'Fa leggere una bozza a un collega', {
  path: ItemPathSchema,
  body: Type.Object(
    {
      employeeId: Type.String({ minLength: 1, maxLength: 40 }),
      until: Type.String({ pattern: '^\\d{8}$', description: 'YYYYMMDD, the last day' }),
    },
    { additionalProperties: false },
  ),
  reply: OutcomeReplySchema,
});

export const endReviewSchema = callSchema('endReview', 'Smette di far leggere una bozza a un collega', {
  path: Type.Object({ id: IdSchema, reviewId: IdSchema }),
  reply: OutcomeReplySchema,
});

export const readDraftSchema = callSchema(
  'readDraft',
  'La versione più nuova di un contenuto, com’è scritta',
  {
    path: ItemPathSchema,
    query: Type.Object({
      lang: Type.Optional(Type.Union([Type.Literal('it'), Type.Literal('en')])),
    }),
    reply: Type.Object({
      outcome: OutcomeSchema,
      item: ItemSchema,
      parts: Type.Array(ItemSchema, {
        description:
          'What it is made of, as readers would see it once the item is published; other articles apart',
      }),
      until: Nullable(DaySchema, { description: 'Until when who asks may read it; null: at the desk' }),
    }),
  },
);
