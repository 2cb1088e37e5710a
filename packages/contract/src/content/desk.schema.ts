import { CHANNELS, ITEM_STATES, ITEM_TYPE_NAMES } from '@torre/domain/content';
import type { Channel, CommentList, CommentState, ItemState, ItemTypeName } from '@torre/domain/content';
import Type, { type TInteger } from 'typebox';
import { callSchema } from '../call.schema.ts';
import { DaySchema, InstantSchema, Nullable, PersonNameSchema, VersionSchema } from '../fields.schema.ts';
import { pageParts } from '../list/list.schema.ts';
import { OutcomeSchema } from '../outcome/outcome.schema.ts';
import { deskList } from './desk-list.ts';

const IdSchema = Type.String({ format: 'uuid' });
const CreatedSchema = Type.Object({
  value: Type.Number({ description: 'Milliseconds since 1970 (UTC)' }),
});
const TypeSchema = Type.Unsafe<ItemTypeName>(Type.String({ enum: [...ITEM_TYPE_NAMES] }));
export const ItemStateSchema = Type.Unsafe<ItemState>(Type.String({ enum: [...ITEM_STATES] }));
const ChannelsSchema = Type.Array(Type.Unsafe<Channel>(Type.String({ enum: [...CHANNELS] })), {
  maxItems: CHANNELS.length,
  uniqueItems: true,
});
const FieldsSchema = Type.Record(Type.String(), Type.Union([Type.String(), Type.Array(Type.String())]));

/** An item in the list of the desk. */
export const DeskRowSchema = Type.Object({
  itemId: Type.String(),
  name: Type.String(),
  title: Nullable(Type.String(), { description: 'What readers see above it; null: it has none yet' }),
  type: TypeSchema,
  state: ItemStateSchema,
  isPublished: Type.Boolean({ description: 'Readers see a version of it' }),
  channels: Type.Array(Type.String()),
  savedBy: Type.String({ description: 'Surname and name' }),
  savedAt: InstantSchema,
  publishAt: Nullable(InstantSchema),
});

export const listDeskItemsSchema = callSchema(
  'listDeskItems',
  'I contenuti della redazione',
  pageParts(deskList, DeskRowSchema),
);

const TextsSchema = Type.Record(
  Type.String({ maxLength: 60 }),
  Nullable(Type.Union([Type.String(), Type.Array(IdSchema, { maxItems: 100 })])),
  { maxProperties: 40, description: 'Fields that were changed; null empties one' },
);
const OPERATIONS = ['ask', 'sendBack', 'schedule', 'unschedule', 'publish', 'withdraw'] as const;
const OperationSchema = Type.Unsafe<(typeof OPERATIONS)[number]>(Type.String({ enum: [...OPERATIONS] }));

/** An item as the desk has it: the newest version, and what readers see of it. */
export const DeskItemSchema = Type.Object({
  id: Type.String(),
  type: TypeSchema,
  state: ItemStateSchema,
  version: VersionSchema,
  publishedVersion: Nullable(Type.Integer(), { description: 'The version that readers see; null: none' }),
  publishAt: Nullable(Type.String(), { description: 'ISO 8601; of what is scheduled' }),
  remark: Nullable(Type.String(), { description: 'Of the approver who sent it back' }),
  name: Type.String(),
  fields: FieldsSchema,
  english: Nullable(FieldsSchema, {
    description: 'Texts in the place of the Italian ones; null: nobody wrote it in English',
  }),
  channels: Type.Array(Type.String(), { description: 'On whose home an article stands' }),
  allowedActions: Type.Array(
    Type.Unsafe<'write' | 'place' | (typeof OPERATIONS)[number]>(
      Type.String({ enum: ['write', 'place', ...OPERATIONS] }),
    ),
  ),
  blocked: Type.Array(Type.Object({ action: OperationSchema, reason: OutcomeSchema }), {
    description: 'Of the allowed actions, those that a rule would refuse now, and why',
  }),
});

/** An item that a field names, as the desk knows it. */
export const NamedAtDeskSchema = Type.Object({
  id: Type.String(),
  name: Type.String(),
  type: TypeSchema,
  isPublished: Type.Boolean(),
});

const DeskReplySchema = Type.Object({ outcome: OutcomeSchema, item: DeskItemSchema });

export const readDeskItemSchema = callSchema('readDeskItem', 'Un contenuto come lo ha la redazione', {
  path: Type.Object({ id: IdSchema }),
  reply: Type.Object({
    outcome: OutcomeSchema,
    item: DeskItemSchema,
    named: Type.Array(NamedAtDeskSchema, { description: 'The items that its fields name, drafts too' }),
  }),
});

export const readItemUsesSchema = callSchema('readItemUses', 'I contenuti che ne nominano un altro', {
  path: Type.Object({ id: IdSchema }),
  reply: Type.Object({
    outcome: OutcomeSchema,
    uses: Type.Array(NamedAtDeskSchema, {
      description: 'In the newest version, or in the one that readers see',
    }),
  }),
});

/** How often an article was opened on a day, by anybody. */
export const ReadsOfDaySchema = Type.Object({ day: DaySchema, reads: Type.Integer() });

export const readItemReadsSchema = callSchema(
  'readItemReads',
  'Le letture di un articolo, giorno per giorno',
  {
    path: Type.Object({ id: IdSchema }),
    reply: Type.Object({
      outcome: OutcomeSchema,
      days: Type.Array(ReadsOfDaySchema, { description: 'The last 30 days, the oldest first' }),
    }),
  },
);

/** A version as it was saved; none ever changes. */
export const ItemVersionSchema = Type.Object({
  version: VersionSchema,
  name: Type.String(),
  fields: FieldsSchema,
  english: Nullable(FieldsSchema),
  savedAt: InstantSchema,
  savedBy: Type.String({ description: 'Surname and name' }),
});

export const listItemVersionsSchema = callSchema(
  'listItemVersions',
  'Le versioni di un contenuto, dalla più recente',
  {
    path: Type.Object({ id: IdSchema }),
    reply: Type.Object({
      outcome: OutcomeSchema,
      versions: Type.Array(ItemVersionSchema, { description: 'At most 50' }),
    }),
  },
);

export const saveDeskItemSchema = callSchema(
  'saveDeskItem',
  'Salva i campi cambiati di un contenuto; quelli cambiati da altri restano',
  {
    path: Type.Object({ id: IdSchema }),
    body: Type.Object(
      {
        version: VersionSchema,
        state: Type.Optional({
          ...ItemStateSchema,
          description: 'As it was seen: 412 where it is another one now',
        }),
        name: Type.Optional(Type.String({ maxLength: 200 })),
        fields: Type.Optional(TextsSchema),
        english: Type.Optional(TextsSchema),
      },
      { additionalProperties: false },
    ),
    reply: DeskReplySchema,
  },
);

export const stepDeskItemSchema = callSchema(
  'stepDeskItem',
  'Chiede la pubblicazione di un contenuto, lo pubblica, lo programma o ne annulla il giorno, lo rimanda o lo ritira',
  {
    path: Type.Object({ id: IdSchema }),
    body: Type.Object(
      {
        version: VersionSchema,
        operation: OperationSchema,
        state: Type.Optional({
          ...ItemStateSchema,
          description: 'As it was seen: 412 where it is another one now',
        }),
        remark: Type.Optional(Type.String({ maxLength: 500, description: 'Needed to send back' })),
        publishAt: Type.Optional(Type.String({ format: 'date-time', description: 'Needed to schedule' })),
      },
      { additionalProperties: false },
    ),
    reply: DeskReplySchema,
  },
);

export const placeDeskItemSchema = callSchema(
  'placeDeskItem',
  'Dice su quali pagine iniziali sta un articolo',
  {
    path: Type.Object({ id: IdSchema }),
    body: Type.Object(
      {
        seen: Type.Array(Type.String({ maxLength: 60 }), {
          maxItems: 20,
          description: 'The channels over which it was decided',
        }),
        channels: ChannelsSchema,
      },
      { additionalProperties: false },
    ),
    reply: DeskReplySchema,
  },
);

const COMMENT_OPERATIONS = ['publish', 'keep', 'refuse', 'withdraw'] as const;
const CommentStateSchema = Type.Unsafe<CommentState>(
  Type.String({ enum: ['WAITING', 'PUBLISHED', 'REFUSED', 'WITHDRAWN'] }),
);

const COMMENT_LISTS = ['WAITING', 'REPORTED', 'PUBLISHED', 'REFUSED', 'WITHDRAWN'] as const;
const countOf = (): TInteger => Type.Integer({ minimum: 0 });

/** A comment as the desk sees it, with who wrote it. */
export const DeskCommentSchema = Type.Object({
  id: Type.String(),
  articleId: Type.String(),
  articleName: Type.String(),
  state: CommentStateSchema,
  version: VersionSchema,
  text: Type.String(),
  reason: Nullable(Type.String(), { description: 'Why it was refused or taken back' }),
  createdDate: CreatedSchema,
  reports: Type.Integer({ description: 'Readers who reported it since the desk last kept it' }),
  author: Nullable(PersonNameSchema, { description: 'For the desk alone' }),
  allowedActions: Type.Array(
    Type.Unsafe<(typeof COMMENT_OPERATIONS)[number]>(Type.String({ enum: [...COMMENT_OPERATIONS] })),
  ),
});

export const listDeskCommentsSchema = callSchema(
  'listDeskComments',
  'I commenti in uno stato, o i pubblicati che qualcuno ha segnalato: dai più segnalati, poi dal più vecchio',
  {
    query: Type.Object({
      state: Type.Unsafe<CommentList>(
        Type.String({
          enum: [...COMMENT_LISTS],
          description: 'REPORTED: published, reported by readers and not kept since',
        }),
      ),
    }),
    reply: Type.Object({
      outcome: OutcomeSchema,
      comments: Type.Array(DeskCommentSchema, { description: 'At most 200' }),
      total: Type.Integer({ description: 'Of all in this list' }),
      counts: Type.Object(
        {
          WAITING: countOf(),
          REPORTED: countOf(),
          PUBLISHED: countOf(),
          REFUSED: countOf(),
          WITHDRAWN: countOf(),
        },
        { description: 'How many there are in each list' },
      ),
    }),
  },
);

export const stepCommentSchema = callSchema(
  'stepComment',
  'Pubblica, rifiuta o ritira un commento, o lo tiene dopo una segnalazione',
  {
    path: Type.Object({ id: IdSchema }),
    body: Type.Object(
      {
        version: VersionSchema,
        operation: Type.Unsafe<(typeof COMMENT_OPERATIONS)[number]>(
          Type.String({ enum: [...COMMENT_OPERATIONS] }),
        ),
        reason: Type.Optional(Type.String({ maxLength: 500, description: 'Needed to refuse or take back' })),
      },
      { additionalProperties: false },
    ),
    reply: Type.Object({ outcome: OutcomeSchema, comment: DeskCommentSchema }),
  },
);
