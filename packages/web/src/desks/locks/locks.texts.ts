import { registerTexts } from '../../platform/language.ts';
import { en } from './locks.en.ts';
import { it } from './locks.it.ts';

declare module '../../platform/text-catalogue.ts' {
  interface TextCatalogue {
    locks: typeof it;
  }
}

registerTexts('locks', { it, en });
