import Type from 'typebox';
import { callSchema } from '../call.schema.ts';
import { PersonNameSchema, VersionSchema } from '../fields.schema.ts';
import { ItemStateSchema } from './desk.schema.ts';
import { OutcomeReplySchema, OutcomeSchema } from '../outcome/outcome.schema.ts';

const TabPathSchema = Type.Object({
  id: Type.String({ format: 'uuid' }),
  tabId: Type.String({ format: 'uuid' }),
});

/** Somebody who has an item of the desk open, in one tab or several. */
export const PresentAtItemSchema = Type.Object({
  employeeId: Type.String(),
  ...PersonNameSchema.properties,
  isWriting: Type.Boolean({ description: 'One of the tabs holds text that is not saved' }),
});

export const bePresentAtItemSchema = callSchema(
  'bePresentAtItem',
  'Segnala chi ha aperto un contenuto della redazione',
  {
    path: TabPathSchema,
    body: Type.Object({ isWriting: Type.Boolean() }, { additionalProperties: false }),
    reply: Type.Object({
      outcome: OutcomeSchema,
      present: Type.Array(PresentAtItemSchema),
      version: VersionSchema,
      state: ItemStateSchema,
    }),
  },
);

export const leaveItemSchema = callSchema('leaveItem', 'Segnala che il contenuto è stato chiuso', {
  path: TabPathSchema,
  reply: OutcomeReplySchema,
});
