import { registerTexts } from '../../platform/language.ts';
import { en } from './planning.en.ts';
import { it } from './planning.it.ts';

declare module '../../platform/text-catalogue.ts' {
  interface TextCatalogue {
    planning: typeof it;
  }
}

registerTexts('planning', { it, en });
