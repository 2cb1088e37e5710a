import { registerTexts } from '../../platform/language.ts';

declare module '../../platform/text-catalogue.ts' {
  interface TextCatalogue {
    presence: typeof presenceTexts;
  }
}

/** Texts of who else is here. */
export const presenceTexts = registerTexts('presence', {
  here: ['Chi altro ha aperto questo mese', 'Who else has this month open'],
  edits: ['{{who}} modifica {{cell}}', '{{who}} is editing {{cell}}'],
  andOthers_one: ['{{who}} e un’altra persona', '{{who}} and one more person'],
  andOthers_other: ['{{who}} e altre {{count}} persone', '{{who}} and {{count}} more people'],
});
