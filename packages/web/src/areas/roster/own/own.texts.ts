import { registerTexts } from '../../../platform/language.ts';
import { en } from './own.en.ts';
import { it } from './own.it.ts';

declare module '../../../platform/text-catalogue.ts' {
  interface TextCatalogue {
    own: typeof it;
  }
}

registerTexts('own', { it, en });
