import { kindOf } from '@torre/domain/organisation';
import type { FactKindName, FactRow } from '@torre/domain/organisation';
import type { Language } from '../../../platform/language.ts';
import { kindText, valueText } from './fact-text.ts';

/** What a thing is called in titles and names of buttons: what names it among the rows of the screen. */
export function thingName(kind: FactKindName, row: FactRow, of: FactRow, language: Language): string {
  const { key, states } = kindOf(kind);
  const named = (states?.of ?? key).filter((column) => !Object.hasOwn(of, column));
  const columns = named.length > 0 ? named : key.filter((column) => !Object.hasOwn(of, column));
  const words = columns.map((column) => valueText(kind, column, row[column], language)).filter(Boolean);
  return words.length > 0 ? words.join(' ') : kindText(kind, 'one', language);
}
