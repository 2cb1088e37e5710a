import { registerTexts } from '../../platform/language.ts';
import { en } from './month-filters.en.ts';
import { it } from './month-filters.it.ts';

declare module '../../platform/text-catalogue.ts' {
  interface TextCatalogue {
    monthFilters: typeof it;
  }
}

registerTexts('monthFilters', { it, en });
