import Type from 'typebox';
import { callSchema } from '../call.schema.ts';
import { Nullable } from '../fields.schema.ts';
import { OutcomeSchema } from '../outcome/outcome.schema.ts';

const IdPath = Type.Object({ id: Type.String({ format: 'uuid' }) });

export const getDocumentSchema = callSchema('getDocument', 'Il file di un documento del portale', {
  path: IdPath,
  reply: Type.String({ description: 'The file itself, to be kept: never a page' }),
});

export const DeskDocumentSchema = Type.Object({
  name: Type.String({ description: 'Of the file' }),
  size: Type.Integer({ description: 'Bytes' }),
  reading: Type.Unsafe<'WAITING' | 'READ' | 'FAILED'>(
    Type.String({
      enum: ['WAITING', 'READ', 'FAILED'],
      description:
        'Whether the search knows its text; FAILED: it cannot be read, and is found by its title alone',
    }),
  ),
});

export const readDeskDocumentSchema = callSchema(
  'readDeskDocument',
  'Il file di un documento della redazione, e se la ricerca ne conosce il testo',
  {
    path: IdPath,
    reply: Type.Object({
      outcome: OutcomeSchema,
      file: Nullable(DeskDocumentSchema, { description: 'null: it has none' }),
    }),
  },
);

export const attachDocumentSchema = callSchema('attachDocument', 'Dà a un documento in bozza il suo file', {
  path: IdPath,
  body: Type.Object(
    {
      fileId: Type.String({
        format: 'uuid',
        description: 'A pdf, docx or txt sent to the area `redazione`, checked',
      }),
    },
    { additionalProperties: false },
  ),
  reply: Type.Object({ outcome: OutcomeSchema }),
});
