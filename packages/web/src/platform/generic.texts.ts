import { en } from './generic.en.ts';
import { it } from './generic.it.ts';
import { registerTexts } from './language.ts';

declare module './text-catalogue.ts' {
  interface TextCatalogue {
    generic: typeof it;
  }
}

registerTexts('generic', { it, en });
