import { registerTexts } from '../../../platform/language.ts';
import { en } from './months.en.ts';
import { it } from './months.it.ts';

declare module '../../../platform/text-catalogue.ts' {
  interface TextCatalogue {
    closedMonths: typeof it;
  }
}

registerTexts('closedMonths', { it, en });
