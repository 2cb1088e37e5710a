import { buffer } from 'node:stream/consumers';
import { buildWorld } from '@torre/demo';
import { dayOf } from '@torre/domain/kernel';
import { expect, test } from 'vitest';
import { contentMatches } from '../platform/files/content-check.ts';
import { MemoryStore } from '../testing/memory-store.ts';
import { withDocuments } from './demo-documents.ts';

test('requests of the last weeks carry their document, a PDF in the store, and say so as their last step', async () => {
  const store = new MemoryStore();
  const bare = buildWorld('small', dayOf(2026, 11, 14));
  const { world, tables } = await withDocuments(bare, dayOf(2026, 11, 14), store);
  const files = tables.file as readonly { readonly store_key: string; readonly size: number }[];
  expect(files.length).toBeGreaterThan(5);
  expect(tables.absence_document).toHaveLength(files.length);
  for (const { store_key, size } of files) {
    const content = await buffer(await store.open(store_key));
    expect(content).toHaveLength(size);
    expect(await contentMatches(content, 'pdf')).toBe(true);
  }
  const steps = Map.groupBy(world.absence_history, ({ absence_id }) => absence_id);
  const documented = tables.absence_document as readonly { readonly absence_id: string }[];
  const rows = new Map(world.absence.map((row) => [row.absence_id, row]));
  for (const { absence_id } of documented) {
    const own = steps.get(absence_id)!;
    const [row, last] = [rows.get(absence_id)!, own.at(-1)!];
    expect([row.state, row.version, last.operation]).toEqual([10, own.length, 'addDocument']);
    expect(own.map(({ made_at }) => made_at)).toEqual(own.map(({ made_at }) => made_at).toSorted());
  }
  expect(world.absence.length).toBe(bare.absence.length);
});
