import { registerTexts } from '../../../platform/language.ts';
import { en } from './calendar-feed.en.ts';
import { it } from './calendar-feed.it.ts';

declare module '../../../platform/text-catalogue.ts' {
  interface TextCatalogue {
    calendarFeed: typeof it;
  }
}

registerTexts('calendarFeed', { it, en });
