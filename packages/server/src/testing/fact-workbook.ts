import type { FactKindName, FactRow } from '@torre/domain/organisation';
import { factWorkbook } from '../areas/organisation-import/index.thread.ts';

/** A workbook that says these rows. */
export function workbookOf(
  kinds: Partial<Record<FactKindName, readonly FactRow[]>>,
): Promise<Uint8Array<ArrayBuffer>> {
  const rows = Object.entries(kinds).map(
    ([kind, own]) => [kind as FactKindName, own.map((values) => ({ values, version: 1 }))] as const,
  );
  return factWorkbook(new Map(rows), { explained: false });
}
