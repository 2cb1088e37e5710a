import { registerTexts } from '../../platform/language.ts';
import { en } from './paper.en.ts';
import { it } from './paper.it.ts';

declare module '../../platform/text-catalogue.ts' {
  interface TextCatalogue {
    paper: typeof it;
  }
}

registerTexts('paper', { it, en });
