import { registerTexts } from '../../platform/language.ts';
import { en } from './together.en.ts';
import { it } from './together.it.ts';

declare module '../../platform/text-catalogue.ts' {
  interface TextCatalogue {
    together: typeof it;
  }
}

registerTexts('together', { it, en });
