import { registerTexts } from '../../../platform/language.ts';
import { en } from './calendar-link.en.ts';
import { it } from './calendar-link.it.ts';

declare module '../../../platform/text-catalogue.ts' {
  interface TextCatalogue {
    calendarLink: typeof it;
  }
}

registerTexts('calendarLink', { it, en });
