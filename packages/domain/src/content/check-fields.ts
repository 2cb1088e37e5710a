import { accept, refuse, visibleName } from '../kernel/index.ts';
import type { Decision } from '../kernel/index.ts';
import { CONTENT_LIMITS, ITEM_TYPES, contentField } from './item-type.ts';
import type { ContentField, FieldValue, ItemFields, ItemTypeName } from './item-type.ts';

/** Why what the desk wrote cannot be kept; `field` as the specification names it. */
export interface FieldRefusals {
  readonly 'unknown-field': { readonly field: string };
  readonly 'wrong-kind': { readonly field: string };
  readonly 'too-short': { readonly field: string; readonly least: number };
  readonly 'too-long': { readonly field: string; readonly most: number };
  readonly 'not-http': { readonly field: string };
}

/** One that a browser opens without doing anything else (P5.10). */
const HTTP =
  /^https?:\/\/(?:[\p{L}\p{M}\p{N}_-]+(?:\.[\p{L}\p{M}\p{N}_-]+)*\.?|\[[\da-f:.]+\])(?::(?<port>\d{1,5}))?(?:[/?#][^\s\\\p{Cc}]*)?$/iu;
const LAST_PORT = 65_535;

/** Two whole numbers from 0 to 100. */
const POINT = /^(?:100|[1-9]?\d) (?:100|[1-9]?\d)$/;

/** Whether a text is the address of a page, http or https. */
export function isHttpUrl(text: string): boolean {
  const address = HTTP.exec(text);
  return address !== null && Number(address.groups!['port'] ?? 0) <= LAST_PORT;
}

/**
 * Text as it is kept (P2.40, P3.03): line ends as one sign, nothing before and after it. Markup is text like any other.
 */
export function plainText(given: string): string {
  return given.replaceAll(/\r\n?/g, '\n').trim();
}

/** The paragraphs of a text: what stands between its line breaks, without empty ones (P2.40). */
export function paragraphsOf(text: string): readonly string[] {
  return text
    .split(/\r\n|\r|\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
}

/** Characters as a person counts them: an emoji of two code units is one. */
export function lengthOf(text: string): number {
  return [...text].length;
}

/** Characters that somebody can read: signs without width are none. */
const readableLength = (text: string): number => lengthOf(visibleName(text));

/** The fields as they are kept: texts trimmed, empty ones left out; or the first that does not fit its type (P5.18). */
export function checkFields(type: ItemTypeName, given: ItemFields): Decision<ItemFields, FieldRefusals> {
  const kept: [string, FieldValue][] = [];
  for (const [field, value] of Object.entries(given)) {
    const declared = contentField(type, field);
    if (declared === undefined) return refuse('unknown-field', { field });
    const checked = checkField(field, declared, value);
    if (!checked.ok) return checked;
    if (checked.value.length > 0) kept.push([field, checked.value]);
  }
  return accept(Object.fromEntries(kept));
}

function checkField(
  field: string,
  declared: ContentField,
  value: FieldValue,
): Decision<FieldValue, FieldRefusals> {
  if (declared.kind === 'items')
    return typeof value === 'string' ? refuse('wrong-kind', { field }) : accept(value);
  if (typeof value !== 'string') return refuse('wrong-kind', { field });
  if (declared.kind === 'item') return accept(value);
  const text = plainText(value);
  if (declared.kind === 'point')
    return text === '' || POINT.test(text) ? accept(text) : refuse('wrong-kind', { field });
  if (declared.kind !== 'lines' && text.includes('\n')) return refuse('wrong-kind', { field });
  if (text === '') return accept(text);
  const most = CONTENT_LIMITS[declared.limit];
  if (readableLength(text) < CONTENT_LIMITS.minimum)
    return refuse('too-short', { field, least: CONTENT_LIMITS.minimum });
  if (lengthOf(text) > most) return refuse('too-long', { field, most });
  if (declared.kind === 'url' && !isHttpUrl(text)) return refuse('not-http', { field });
  return accept(text);
}

/** The field that a reader would miss: null where the item may be seen. */
export function missingField(type: ItemTypeName, fields: ItemFields): string | null {
  const { needs } = ITEM_TYPES[type];
  return needs === null || fields[needs] !== undefined ? null : needs;
}

/** P5.15: the name under which the desk keeps an item, one line. */
export function checkItemName(given: string): Decision<string, FieldRefusals> {
  const name = plainText(given);
  if (name.includes('\n')) return refuse('wrong-kind', { field: 'name' });
  if (readableLength(name) < CONTENT_LIMITS.minimum)
    return refuse('too-short', { field: 'name', least: CONTENT_LIMITS.minimum });
  if (lengthOf(name) > CONTENT_LIMITS.draftTitle)
    return refuse('too-long', { field: 'name', most: CONTENT_LIMITS.draftTitle });
  return accept(name);
}
