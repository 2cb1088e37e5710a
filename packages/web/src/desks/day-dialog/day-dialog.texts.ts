import { registerTexts } from '../../platform/language.ts';
import { en } from './day-dialog.en.ts';
import { it } from './day-dialog.it.ts';

declare module '../../platform/text-catalogue.ts' {
  interface TextCatalogue {
    dayDialog: typeof it;
  }
}

registerTexts('dayDialog', { it, en });
