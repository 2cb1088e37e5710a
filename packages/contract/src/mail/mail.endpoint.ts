import type { Static } from 'typebox';
import { endpoint, EXPORT } from '../endpoint.ts';
import type { Frozen } from '../endpoint.ts';
import type * as schema from './mail.schema.ts';

export { mailList } from './mail-list.ts';

/** In the order of a mail's life. */
export const MAIL_STATES = ['waiting', 'sent', 'refused'] as const;
export type MailState = (typeof MAIL_STATES)[number];
/** What a mail is about. */
export const MAIL_KINDS = ['SHIFTS', 'REQUESTS', 'SUBSTITUTIONS', 'WAITING', 'ABSENCES'] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

export type MailRow = Frozen<Static<typeof schema.MailRowSchema>>;

export const listMail = endpoint<typeof schema.listMailSchema>({
  id: 'listMail',
  method: 'GET',
  path: '/administration/mail',
});

export const exportMail = endpoint<typeof schema.exportMailSchema>({
  id: 'exportMail',
  path: '/administration/mail/export',
  ...EXPORT,
});
