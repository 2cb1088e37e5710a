import type { DeskItem, DeskSave } from '@torre/contract/content';
import { checkFields, checkItemName, plainText } from '@torre/domain/content';
import type { FieldRefusals, FieldValue, ItemTypeName } from '@torre/domain/content';
import type { FormRules } from '../../kit/index.ts';

export type Side = 'it' | 'en';
type Edited = Readonly<Record<string, FieldValue | null>>;

/** What somebody typed in an item: the fields that they changed, nothing else. */
export interface ItemEdits {
  /** The version over which they were begun; null: nothing was typed. */
  readonly seen: number | null;
  /** undefined: not touched. */
  readonly name?: string | undefined;
  readonly it: Edited;
  readonly en: Edited;
  /** What stood where they were begun: who changed it since is not the hand that types on. Not known of what an older release kept. */
  readonly begun?: Begun | undefined;
}

interface Begun {
  readonly name?: string | undefined;
  readonly it: Edited;
  readonly en: Edited;
}

/** Two who changed the same field: what each of them wants. */
export interface EditConflict {
  readonly field: string;
  readonly side: Side;
  readonly wanted: FieldValue | null;
  readonly standing: FieldValue | null;
}

export const NO_EDITS: ItemEdits = { seen: null, it: {}, en: {} };
const NOTHING_BEGUN: Begun = { it: {}, en: {} };
const SIDES = ['it', 'en'] as const;

/** The form is its edits over what stands: equal to it where none of them says anything else. */
export const EDIT_RULES: FormRules<ItemEdits, DeskItem> = {
  fieldsOf: (standing, at = NO_EDITS) => without(at, standing),
  versionOf: (standing, { seen }) => seen ?? standing.version,
  isSame: (one, other) =>
    one.name === other.name &&
    SIDES.every((side) => JSON.stringify(one[side]) === JSON.stringify(other[side])),
};

/** What stands of a field on one side; '' or no items where it is empty. */
function standingValue(item: DeskItem, side: Side, field: string): FieldValue | null {
  return (side === 'it' ? item.fields : (item.english ?? {}))[field] ?? null;
}

/** What the form shows of a field: what was typed, else what stands. */
export function shownValue(item: DeskItem, edits: ItemEdits, side: Side, field: string): FieldValue | null {
  return Object.hasOwn(edits[side], field) ? edits[side][field]! : standingValue(item, side, field);
}

/** The edits with one more. */
export function withEdit(
  edits: ItemEdits,
  item: DeskItem,
  side: Side,
  field: string,
  value: FieldValue | null,
): ItemEdits {
  const { begun = NOTHING_BEGUN } = edits;
  const known = Object.hasOwn(begun[side], field)
    ? begun
    : { ...begun, [side]: { ...begun[side], [field]: standingValue(item, side, field) } };
  return {
    ...edits,
    seen: edits.seen ?? item.version,
    [side]: { ...edits[side], [field]: value },
    begun: known,
  };
}

/** The edits with another name. */
export function withName(edits: ItemEdits, item: DeskItem, name: string): ItemEdits {
  const { begun = NOTHING_BEGUN } = edits;
  return {
    ...edits,
    seen: edits.seen ?? item.version,
    name,
    begun: { ...begun, name: begun.name ?? item.name },
  };
}

/** Those that say what stands already, as it is kept: a blank that was typed at the end is none. */
function without(edits: ItemEdits, item: DeskItem): ItemEdits {
  const kept = (side: Side): Edited =>
    Object.fromEntries(
      Object.entries(edits[side]).filter(
        ([field, value]) => keptText(value) === keptText(standingValue(item, side, field)),
      ),
    );
  const isSameName = edits.name !== undefined && edits.name.trim() === item.name;
  return { seen: null, it: kept('it'), en: kept('en'), ...(isSameName && { name: edits.name }) };
}

const keptText = (value: FieldValue | null): string =>
  JSON.stringify(typeof value === 'string' ? plainText(value) || null : value?.length ? value : null);

/** What a save leaves to be done. */
interface AfterSave {
  readonly edits: ItemEdits;
  /** Fields that somebody else changed while one typed on in them; null: none, and not the name either. */
  readonly conflicts: readonly EditConflict[] | null;
}

/**
 * After a save: what was typed meanwhile stays, over the version that was saved. `sent`: the body of the save. A field that it did
 * not name and that says something else than where typing began was changed by somebody else: both texts are shown.
 */
export function afterSave(edits: ItemEdits, saved: DeskItem, sent: DeskSave): AfterSave {
  const idle = without(edits, saved);
  const { begun = NOTHING_BEGUN } = edits;
  const conflicts = SIDES.flatMap((side) => {
    const named = (side === 'it' ? sent.fields : sent.english) ?? {};
    return Object.entries(edits[side]).flatMap(([field, wanted]): EditConflict[] => {
      const standing = standingValue(saved, side, field);
      const isMine = Object.hasOwn(named, field) || Object.hasOwn(idle[side], field);
      return isMine ||
        !Object.hasOwn(begun[side], field) ||
        keptText(begun[side][field]!) === keptText(standing)
        ? []
        : [{ field, side, wanted, standing }];
    });
  });
  const isOtherName =
    edits.name !== undefined &&
    sent.name === undefined &&
    idle.name === undefined &&
    begun.name !== undefined &&
    begun.name !== saved.name;
  const rest = beginningAt({ ...edits, seen: saved.version }, saved);
  return {
    edits: EDIT_RULES.isSame(rest, idle) ? { ...rest, seen: null } : rest,
    conflicts: conflicts.length > 0 || isOtherName ? conflicts : null,
  };
}

/** The same edits over what stands now. */
function beginningAt(edits: ItemEdits, item: DeskItem): ItemEdits {
  const standing = (side: Side): Edited =>
    Object.fromEntries(Object.keys(edits[side]).map((field) => [field, standingValue(item, side, field)]));
  return {
    ...edits,
    begun: { it: standing('it'), en: standing('en'), ...(edits.name !== undefined && { name: item.name }) },
  };
}

/** What goes to the server: the edits that change something, and the version over which they were typed. */
export function saveBody(item: DeskItem, edits: ItemEdits, version: number): DeskSave {
  const idle = without(edits, item);
  const changed = (side: Side): Edited =>
    Object.fromEntries(
      Object.entries(edits[side])
        .filter(([field]) => !Object.hasOwn(idle[side], field))
        .map(([field, value]) => [field, value === null || value.length === 0 ? null : value]),
    );
  const [it, en] = [changed('it'), changed('en')];
  return {
    version,
    ...(edits.name !== undefined && idle.name === undefined && { name: edits.name }),
    ...(Object.keys(it).length > 0 && { fields: it }),
    ...(Object.keys(en).length > 0 && { english: en }),
  };
}

/** The own text against that of others: what stands now is the version that was seen. */
export function keepOwn(edits: ItemEdits, current: DeskItem): ItemEdits {
  return beginningAt({ ...edits, seen: current.version }, current);
}

/** Gives up the fields in which others were first; the other edits stay. */
export function takeOthers(
  edits: ItemEdits,
  current: DeskItem,
  conflicts: readonly EditConflict[],
): ItemEdits {
  const left = (side: Side): Edited =>
    Object.fromEntries(
      Object.entries(edits[side]).filter(
        ([field]) => !conflicts.some((one) => one.side === side && one.field === field),
      ),
    );
  // Without a field in question it was the name.
  const { name: _name, ...rest } = edits;
  const kept = { ...(conflicts.length > 0 ? edits : rest), it: left('it'), en: left('en') };
  return beginningAt({ ...kept, seen: current.version }, current);
}

type Fault = {
  readonly [K in keyof FieldRefusals]: { code: K; details: FieldRefusals[K] };
}[keyof FieldRefusals];

/** Why what was typed in a field cannot be kept; null: it can. */
export function editFault(type: ItemTypeName, field: string, value: FieldValue | null): Fault | null {
  if (value === null || value.length === 0) return null;
  const checked = checkFields(type, { [field]: value });
  return checked.ok ? null : (checked as Fault);
}

/** Everything that was typed can be kept. */
export function isComplete(type: ItemTypeName, edits: ItemEdits): boolean {
  return (
    (edits.name === undefined || checkItemName(edits.name).ok) &&
    SIDES.every((side) =>
      Object.entries(edits[side]).every(([field, value]) => editFault(type, field, value) === null),
    )
  );
}

/** What a tab kept; null for anything else. */
export function editsFromKept(value: unknown): ItemEdits | null {
  const kept = (value ?? {}) as Partial<Record<keyof ItemEdits, unknown>>;
  const isFields = (fields: unknown): boolean =>
    typeof fields === 'object' &&
    fields !== null &&
    Object.values(fields).every(
      (one) =>
        one === null ||
        typeof one === 'string' ||
        (Array.isArray(one) && one.every((id) => typeof id === 'string')),
    );
  const isBegun = (begun: unknown): boolean => {
    if (begun === undefined) return true;
    const { name, it, en } = (begun ?? {}) as Partial<Record<'name' | Side, unknown>>;
    return (name === undefined || typeof name === 'string') && isFields(it) && isFields(en);
  };
  const isWhole =
    (kept.seen === null || typeof kept.seen === 'number') &&
    (kept.name === undefined || typeof kept.name === 'string') &&
    isFields(kept.it) &&
    isFields(kept.en) &&
    isBegun(kept.begun);
  return isWhole ? (value as ItemEdits) : null;
}
