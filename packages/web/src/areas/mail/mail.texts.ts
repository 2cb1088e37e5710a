import { registerTexts } from '../../platform/language.ts';

declare module '../../platform/text-catalogue.ts' {
  interface TextCatalogue {
    mail: typeof mailTexts;
  }
}

/** Texts of `/amministrazione/posta`. */
export const mailTexts = registerTexts('mail', {
  mail: ['Posta inviata', 'Sent mail'],
  mailHint: [
    'A chi Torre ha scritto, di che cosa e con quale esito; il testo non si conserva',
    'Whom Torre wrote to, about what and how it ended; no text is kept',
  ],
  noMail: ['Nessuna mail', 'No mail'],
  noMailWhy: [
    'Torre scrive a chi non ha letto un avviso entro un minuto, se il server della posta è impostato (SMTP_URL).',
    'Torre writes to who has not read a notice within a minute, if the mail server is set (SMTP_URL).',
  ],
});
