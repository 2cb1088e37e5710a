import { registerTexts } from '../../platform/language.ts';
import { en } from './home.en.ts';
import { it } from './home.it.ts';

declare module '../../platform/text-catalogue.ts' {
  interface TextCatalogue {
    home: typeof it;
  }
}

registerTexts('home', { it, en });
