import { registerTexts } from '../../platform/language.ts';
import { en } from './presence.en.ts';
import { it } from './presence.it.ts';

declare module '../../platform/text-catalogue.ts' {
  interface TextCatalogue {
    presence: typeof it;
  }
}

registerTexts('presence', { it, en });
