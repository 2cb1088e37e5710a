import { registerTexts } from '../../platform/language.ts';
import { en } from './jobs.en.ts';
import { it } from './jobs.it.ts';

declare module '../../platform/text-catalogue.ts' {
  interface TextCatalogue {
    jobs: typeof it;
  }
}

registerTexts('jobs', { it, en });
