import { expect, test } from 'vitest';
import { mayPlace } from './channel.ts';
import type { ItemActor } from './item-state.ts';

test.each<[string, boolean, readonly ItemActor[], boolean]>([
  ['Echo_Articolo', false, ['editor'], true],
  ['Echo_Articolo', false, ['approver'], true],
  ['Echo_Articolo', true, ['approver'], true],
  ['Echo_Articolo', true, ['editor'], false],
  ['Echo_Articolo', true, ['editor', 'approver'], true],
  ['Echo_Articolo', false, [], false],
  ['Echo_Link', false, ['approver'], false],
])('%s, published %s, by %j: placed %s', (type, isPublished, actors, may) => {
  expect(mayPlace({ type: type as 'Echo_Articolo', isPublished }, actors)).toBe(may);
});
