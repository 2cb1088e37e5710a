import { registerTexts } from '../../platform/language.ts';
import { en } from './shell.en.ts';
import { it } from './shell.it.ts';

declare module '../../platform/text-catalogue.ts' {
  interface TextCatalogue {
    shell: typeof it;
  }
}

registerTexts('shell', { it, en });
