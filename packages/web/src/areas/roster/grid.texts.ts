import { registerTexts } from '../../platform/language.ts';
import { en } from './grid.en.ts';
import { it } from './grid.it.ts';

declare module '../../platform/text-catalogue.ts' {
  interface TextCatalogue {
    grid: typeof it;
  }
}

registerTexts('grid', { it, en });
