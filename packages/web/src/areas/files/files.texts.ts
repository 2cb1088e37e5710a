import { registerTexts } from '../../platform/language.ts';
import { en } from './files.en.ts';
import { it } from './files.it.ts';

declare module '../../platform/text-catalogue.ts' {
  interface TextCatalogue {
    files: typeof it;
  }
}

registerTexts('files', { it, en });
