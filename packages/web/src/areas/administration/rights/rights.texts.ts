import { registerTexts } from '../../../platform/language.ts';
import { en } from './rights.en.ts';
import { it } from './rights.it.ts';

declare module '../../../platform/text-catalogue.ts' {
  interface TextCatalogue {
    rights: typeof it;
  }
}

registerTexts('rights', { it, en });
