import { registerTexts } from '../platform/language.ts';
import { en } from './kit.en.ts';
import { it } from './kit.it.ts';

declare module '../platform/text-catalogue.ts' {
  interface TextCatalogue {
    kit: typeof it;
  }
}

registerTexts('kit', { it, en });
