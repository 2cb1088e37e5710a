import type { DeskItem } from '@torre/contract/content';
import { describe, expect, test } from 'vitest';
import { isTyped } from '../../kit/index.ts';
import {
  EDIT_RULES,
  NO_EDITS,
  afterSave,
  editsFromKept,
  isComplete,
  keepOwn,
  saveBody,
  shownValue,
  takeOthers,
  withEdit,
  withName,
} from './item-edits.ts';
import type { ItemEdits } from './item-edits.ts';

const ITEM: DeskItem = {
  id: 'a',
  type: 'Echo_Articolo',
  state: 'DRAFT',
  version: 3,
  publishedVersion: null,
  publishAt: null,
  remark: null,
  channels: [],
  name: 'Mensa',
  fields: { titolo: 'Orari', testo: 'Uno\ndue', lista_link: ['l1'] },
  english: null,
  allowedActions: ['write'],
  blocked: [],
};
const typed = (edits: ItemEdits, item = ITEM): boolean =>
  isTyped(EDIT_RULES, { fields: edits, base: item, problem: null, tried: false, restored: false });
const titled = (value: string, edits = NO_EDITS, item = ITEM) => withEdit(edits, item, 'it', 'titolo', value);

describe('what is typed into an item', () => {
  test('is the fields that changed, over the version that was seen', () => {
    const edits = withEdit(titled('Nuovi orari'), { ...ITEM, version: 9 }, 'en', 'titolo', 'Hours');
    expect(saveBody(ITEM, edits, EDIT_RULES.versionOf(ITEM, edits)!)).toEqual({
      version: 3,
      fields: { titolo: 'Nuovi orari' },
      english: { titolo: 'Hours' },
    });
    expect(shownValue(ITEM, edits, 'it', 'testo')).toBe('Uno\ndue');
  });

  test.each([
    ['nothing', NO_EDITS, false],
    ['another title', titled('Altri'), true],
    ['the same title again', titled('Orari'), false],
    ['a blank at its end, which is not kept', titled('Orari '), false],
    ['a field that is emptied', withEdit(NO_EDITS, ITEM, 'it', 'lista_link', []), true],
    ['a field that was empty and is', withEdit(NO_EDITS, ITEM, 'it', 'abstract', ''), false],
    ['another name', { ...NO_EDITS, name: 'Menù' }, true],
    ['the same name', { ...NO_EDITS, name: ' Mensa' }, false],
  ])('is unsaved or not: %s', (_, edits, expected) => {
    expect(typed(edits)).toBe(expected);
  });

  test('an emptied field goes as null, one that says the same does not go at all', () => {
    const edits = withEdit(titled('Orari '), ITEM, 'it', 'lista_link', []);
    expect(saveBody(ITEM, edits, 3)).toEqual({ version: 3, fields: { lista_link: null } });
  });

  test('what was typed while a save was under way stays, over the version that was saved', () => {
    const sent = { version: 3, fields: { titolo: 'Nuovi' } };
    const saved = { ...ITEM, version: 4, fields: { ...ITEM.fields, titolo: 'Nuovi' } };
    const still = afterSave(withEdit(titled('Nuovi orari'), ITEM, 'it', 'testo', 'Tre'), saved, sent);
    expect([typed(still.edits, saved), still.edits.seen, still.conflicts]).toEqual([true, 4, null]);
    const done = afterSave(titled('Nuovi '), saved, sent);
    // The blank stays under the hand that types on.
    expect([typed(done.edits, saved), done.edits.seen, done.edits.it['titolo']]).toEqual([
      false,
      null,
      'Nuovi ',
    ]);
  });

  test.each([
    [
      'the text of a colleague in a field that the save did not name is shown beside the own',
      'Loro',
      'Mio',
      1,
    ],
    ['not the same text', 'Mio', 'Mio', null],
    ['nor what stood before', 'Uno\ndue', 'Mio', null],
  ])('while a save is under way: %s', (_, standing, mine, expected) => {
    const edits = withEdit(titled('Nuovi'), ITEM, 'it', 'testo', mine);
    const saved = { ...ITEM, version: 5, fields: { ...ITEM.fields, titolo: 'Nuovi', testo: standing } };
    const after = afterSave(edits, saved, { version: 3, fields: { titolo: 'Nuovi' } });
    expect(after.conflicts?.length ?? null).toBe(expected);
    if (expected !== null)
      expect(after.conflicts).toEqual([{ field: 'testo', side: 'it', wanted: mine, standing }]);
    // Chosen once, it is the own text over theirs, and the next save asks no more.
    const chosen = afterSave(keepOwn(after.edits, saved), { ...saved, version: 6 }, { version: 5 });
    expect(chosen.conflicts).toBeNull();
  });

  test('so is the name that a colleague gave meanwhile', () => {
    const edits = withName(titled('Nuovi'), ITEM, 'Menù');
    const saved = { ...ITEM, version: 5, name: 'Cucina', fields: { ...ITEM.fields, titolo: 'Nuovi' } };
    expect(afterSave(edits, saved, { version: 3, fields: { titolo: 'Nuovi' } }).conflicts).toEqual([]);
    expect(afterSave(edits, { ...saved, name: 'Mensa' }, { version: 3 }).conflicts).toBeNull();
    expect(afterSave(edits, { ...saved, name: 'Menù' }, { version: 3, name: 'Menù' }).conflicts).toBeNull();
  });

  test('of two who changed one field each text can win; other edits stay either way', () => {
    const edits = withEdit(titled('Mio'), ITEM, 'it', 'testo', 'Mio testo');
    const current = { ...ITEM, version: 5, fields: { ...ITEM.fields, titolo: 'Loro' } };
    const conflicts = [{ field: 'titolo', side: 'it', wanted: 'Mio', standing: 'Loro' }] as const;
    expect(saveBody(current, keepOwn(edits, current), 5).fields).toEqual({
      titolo: 'Mio',
      testo: 'Mio testo',
    });
    expect(saveBody(current, takeOthers(edits, current, conflicts), 5).fields).toEqual({
      testo: 'Mio testo',
    });
    const named = { ...edits, name: 'Menù' };
    expect(takeOthers(named, current, []).name).toBeUndefined();
    expect(keepOwn(named, current).name).toBe('Menù');
  });

  test.each([
    ['a title of 80', titled('x'.repeat(80)), true],
    ['a title of 81', titled('x'.repeat(81)), false],
    ['an English title of two', withEdit(NO_EDITS, ITEM, 'en', 'titolo', 'ab'), false],
    ['a name of two', { ...NO_EDITS, name: 'ab' }, false],
    ['an emptied title', titled(''), true],
  ])('is saved only where it can be kept: %s', (_, edits, expected) => {
    expect(isComplete('Echo_Articolo', edits)).toBe(expected);
  });

  test.each([null, 'x', {}, { seen: 1, it: { titolo: 3 }, en: {} }, { seen: 'x', it: {}, en: {} }])(
    'the tab gives back nothing that it did not keep: %j',
    (kept) => {
      expect(editsFromKept(kept)).toBeNull();
    },
  );

  test('the tab gives back what it kept', () => {
    const edits = titled('Mio');
    expect(editsFromKept(JSON.parse(JSON.stringify(edits)))).toEqual(edits);
  });
});
