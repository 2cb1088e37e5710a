import { registerTexts } from '../../platform/language.ts';
import { en } from './operations-room.en.ts';
import { it } from './operations-room.it.ts';

declare module '../../platform/text-catalogue.ts' {
  interface TextCatalogue {
    operationsRoom: typeof it;
  }
}

registerTexts('operationsRoom', { it, en });
