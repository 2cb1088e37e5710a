import { registerTexts } from '../../platform/language.ts';
import { en } from './month.en.ts';
import { it } from './month.it.ts';

declare module '../../platform/text-catalogue.ts' {
  interface TextCatalogue {
    month: typeof it;
  }
}

registerTexts('month', { it, en });
