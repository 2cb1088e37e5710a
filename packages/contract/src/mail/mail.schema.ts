import Type from 'typebox';
import { callSchema } from '../call.schema.ts';
import { InstantSchema, Nullable } from '../fields.schema.ts';
import { exportParts, pageParts } from '../list/list.schema.ts';
import { mailList } from './mail-list.ts';
import { MAIL_KINDS, MAIL_STATES } from './mail.endpoint.ts';

export const MailRowSchema = Type.Object({
  mailId: Type.String({ format: 'uuid', description: 'Also the Message-ID, whatever the attempt' }),
  recipient: Type.String({ description: 'Surname and name' }),
  kind: Type.Enum(MAIL_KINDS),
  state: Type.Enum(MAIL_STATES),
  attempts: Type.Integer(),
  problem: Nullable(Type.String(), {
    description: 'Answer code of the mail server, or the kind of the failure',
  }),
  madeAt: InstantSchema,
  endedAt: Nullable(InstantSchema),
});

export const listMailSchema = callSchema('listMail', 'Posta inviata', pageParts(mailList, MailRowSchema));
export const exportMailSchema = callSchema('exportMail', 'La posta inviata come file', exportParts(mailList));
