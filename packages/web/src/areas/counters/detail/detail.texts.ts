import { registerTexts } from '../../../platform/language.ts';
import { en } from './detail.en.ts';
import { it } from './detail.it.ts';

declare module '../../../platform/text-catalogue.ts' {
  interface TextCatalogue {
    counterDetail: typeof it;
  }
}

registerTexts('counterDetail', { it, en });
