import { registerTexts } from '../../platform/language.ts';
import { en } from './counter-desk.en.ts';
import { it } from './counter-desk.it.ts';

declare module '../../platform/text-catalogue.ts' {
  interface TextCatalogue {
    counterDesk: typeof it;
  }
}

registerTexts('counterDesk', { it, en });
