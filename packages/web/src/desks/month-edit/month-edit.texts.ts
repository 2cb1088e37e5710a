import { registerTexts } from '../../platform/language.ts';
import { en } from './month-edit.en.ts';
import { it } from './month-edit.it.ts';

declare module '../../platform/text-catalogue.ts' {
  interface TextCatalogue {
    monthEdit: typeof it;
  }
}

registerTexts('monthEdit', { it, en });
