import { registerTexts } from '../platform/language.ts';
import { en } from './guards.en.ts';
import { it } from './guards.it.ts';

declare module '../platform/text-catalogue.ts' {
  interface TextCatalogue {
    guards: typeof it;
  }
}

registerTexts('guards', { it, en });
