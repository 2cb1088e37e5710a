import { registerTexts } from '../../platform/language.ts';
import { en } from './import-export.en.ts';
import { it } from './import-export.it.ts';

declare module '../../platform/text-catalogue.ts' {
  interface TextCatalogue {
    importExport: typeof it;
  }
}

registerTexts('importExport', { it, en });
