import { registerTexts } from '../../platform/language.ts';
import { en } from './counters.en.ts';
import { it } from './counters.it.ts';

declare module '../../platform/text-catalogue.ts' {
  interface TextCatalogue {
    counters: typeof it;
  }
}

registerTexts('counters', { it, en });
