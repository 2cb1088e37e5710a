import type { Item, NamedItem, NativeLink, Rendition } from '@torre/contract/content';

type Fields = Item['fields'];

/** A text field; undefined where it is empty. */
export function textOf(fields: Fields, name: string): string | undefined {
  const value = fields[name];
  return typeof value === 'string' ? value : undefined;
}

/** The item that a field names. */
export function namedBy(fields: Fields, name: string): NamedItem | undefined {
  const value = fields[name];
  return typeof value === 'object' && 'id' in value ? value : undefined;
}

/** P5.07, P5.08: where a document is read: outside of Torre, else its file; undefined: nowhere. */
export function documentUrl(fields: Fields): string | undefined {
  const file = fields['file'];
  const native =
    typeof file === 'object' && 'fields' in file && !('id' in file)
      ? file.fields.native.links[0]?.href
      : undefined;
  return textOf(fields, 'link_esterno') ?? native;
}

/** The items that a field names; empty where there are none. */
export function listedBy(fields: Fields, name: string): readonly NamedItem[] {
  return entriesOf(fields, name).filter((one) => 'id' in one);
}

/** P3.20: the sizes of a picture; empty where they are not made yet, or the field names the picture without its fields. */
export function renditionsOf(fields: Fields): readonly Rendition[] {
  return entriesOf(fields, 'renditions').filter((one) => 'formats' in one);
}

/** P3.19: from where the files of a field are played; empty where there are none. */
export function linksOf(fields: Fields, name: string): readonly NativeLink[] {
  return entriesOf(fields, name).filter((one) => 'href' in one);
}

function entriesOf(fields: Fields, name: string): readonly (NamedItem | Rendition | NativeLink)[] {
  const value = fields[name];
  return typeof value === 'object' && !('id' in value) && !('fields' in value) ? value : [];
}

/** Whether an item already carries all these fields, so that it is shown as it is (P5.03, P5.05). */
export function carries({ fields = {} }: NamedItem, names: readonly string[]): boolean {
  return names.every((name) => fields[name] !== undefined);
}
