import { registerTexts } from '../../../platform/language.ts';
import { en } from './own-year.en.ts';
import { it } from './own-year.it.ts';

declare module '../../../platform/text-catalogue.ts' {
  interface TextCatalogue {
    ownYear: typeof it;
  }
}

registerTexts('ownYear', { it, en });
