import { registerTexts } from '../../platform/language.ts';
import { en } from './administration.en.ts';
import { it } from './administration.it.ts';

declare module '../../platform/text-catalogue.ts' {
  interface TextCatalogue {
    administration: typeof it;
  }
}

registerTexts('administration', { it, en });
