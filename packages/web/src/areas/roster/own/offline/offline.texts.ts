import { registerTexts } from '../../../../platform/language.ts';
import { en } from './offline.en.ts';
import { it } from './offline.it.ts';

declare module '../../../../platform/text-catalogue.ts' {
  interface TextCatalogue {
    offline: typeof it;
  }
}

registerTexts('offline', { it, en });
