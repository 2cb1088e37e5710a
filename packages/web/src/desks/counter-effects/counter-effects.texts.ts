import { registerTexts } from '../../platform/language.ts';
import { en } from './counter-effects.en.ts';
import { it } from './counter-effects.it.ts';

declare module '../../platform/text-catalogue.ts' {
  interface TextCatalogue {
    counterEffects: typeof it;
  }
}

registerTexts('counterEffects', { it, en });
