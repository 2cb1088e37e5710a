import { registerTexts } from '../../../platform/language.ts';
import { en } from './audit.en.ts';
import { it } from './audit.it.ts';

declare module '../../../platform/text-catalogue.ts' {
  interface TextCatalogue {
    audit: typeof it;
  }
}

registerTexts('audit', { it, en });
