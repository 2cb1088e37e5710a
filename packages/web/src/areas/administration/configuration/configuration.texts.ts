import { registerTexts } from '../../../platform/language.ts';
import { en } from './configuration.en.ts';
import { it } from './configuration.it.ts';

declare module '../../../platform/text-catalogue.ts' {
  interface TextCatalogue {
    configuration: typeof it;
  }
}

registerTexts('configuration', { it, en });
