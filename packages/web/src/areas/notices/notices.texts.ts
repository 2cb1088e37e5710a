import { registerTexts } from '../../platform/language.ts';
import { en } from './notices.en.ts';
import { it } from './notices.it.ts';

declare module '../../platform/text-catalogue.ts' {
  interface TextCatalogue {
    notices: typeof it;
  }
}

registerTexts('notices', { it, en });
