import { registerTexts } from '../../../platform/language.ts';
import { en } from './day.en.ts';
import { it } from './day.it.ts';

declare module '../../../platform/text-catalogue.ts' {
  interface TextCatalogue {
    day: typeof it;
  }
}

registerTexts('day', { it, en });
