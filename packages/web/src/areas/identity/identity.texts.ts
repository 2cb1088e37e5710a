import { registerTexts } from '../../platform/language.ts';
import { en } from './identity.en.ts';
import { it } from './identity.it.ts';

declare module '../../platform/text-catalogue.ts' {
  interface TextCatalogue {
    identity: typeof it;
  }
}

registerTexts('identity', { it, en });
