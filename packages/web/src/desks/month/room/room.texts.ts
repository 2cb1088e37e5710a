import { registerTexts } from '../../../platform/language.ts';
import { en } from './room.en.ts';
import { it } from './room.it.ts';

declare module '../../../platform/text-catalogue.ts' {
  interface TextCatalogue {
    room: typeof it;
  }
}

registerTexts('room', { it, en });
