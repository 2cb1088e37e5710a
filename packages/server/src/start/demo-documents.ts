import { randomUUID } from 'node:crypto';
import type { World } from '@torre/demo';
import { addDays, dayFromIso, displayDay } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import { DEFAULT_CAUSES } from '@torre/domain/requests';
import type { FileStore } from '../platform/files/index.ts';

/** Requests of the last weeks whose causes take documents; every third owner has not handed one in yet. */
const LAST_DAYS = 30;
const MISSING_IN = 3;
const AREA = 'giustificativi';
const NAME = 'certificato.pdf';
/** Handed in on the day after, in the morning. */
const HANDED_IN = 'T09:30:00Z';

/** A world with documents, and the rows of their tables; the contents are in the store. */
export interface DocumentedWorld {
  readonly world: World;
  readonly tables: Readonly<Record<'file' | 'absence_document', readonly object[]>>;
}

/** Puts a document of each chosen request of the demo into the store, and says so in its history. */
export async function withDocuments(world: World, today: Day, store: FileStore): Promise<DocumentedWorld> {
  const takes = new Set(
    DEFAULT_CAUSES.filter(({ gestdoc }) => gestdoc !== '').map(({ idcausale }) => idcausale),
  );
  const chosen = world.absence
    .filter(({ state, cause, from_day }) => {
      const day = dayFromIso(from_day)!;
      return state === 10 && takes.has(cause) && day >= today - LAST_DAYS && day <= today - 2;
    })
    .filter((_, nth) => nth % MISSING_IN !== 0);
  const ids = new Set(chosen.map(({ absence_id }) => absence_id));
  const names = new Map(world.employee.map((row) => [row.employee_id, `${row.name} ${row.surname}`]));
  const file: object[] = [];
  const absence_document: object[] = [];
  const steps: World['absence_history'][number][] = [];
  for (const { absence_id, employee_id, from_day, to_day, version } of chosen) {
    const [first, last] = [dayFromIso(from_day)!, dayFromIso(to_day)!];
    const added_at = `${new Date(addDays(first, 1) * MS_PER_DAY).toISOString().slice(0, 10)}${HANDED_IN}`;
    const file_id = randomUUID();
    const store_key = randomUUID();
    const { size, sha256 } = await store.put(
      store_key,
      chunksOf(certificate([names.get(employee_id) ?? '', `${displayDay(first)} - ${displayDay(last)}`])),
    );
    file.push({
      file_id,
      owner_id: employee_id,
      area: AREA,
      kind: 'documento',
      original_name: NAME,
      content_type: 'application/pdf',
      size,
      received: size,
      sha256: `\\x${sha256.toString('hex')}`,
      state: 'ready',
      store_key,
      created_at: added_at,
      updated_at: added_at,
    });
    absence_document.push({ absence_id, file_id, added_at });
    steps.push({
      absence_id,
      step: version + 1,
      operation: 'addDocument',
      actor_id: employee_id,
      actor_role: 'owner',
      made_at: added_at,
      note: '',
      from_state: 10,
      to_state: 10,
    });
  }
  const absence = world.absence.map((row) =>
    ids.has(row.absence_id) ? { ...row, version: row.version + 1 } : row,
  );
  const absence_history = [...world.absence_history, ...steps];
  return { world: { ...world, absence, absence_history }, tables: { file, absence_document } };
}

const MS_PER_DAY = 86_400_000;

async function* chunksOf(content: Buffer): AsyncIterable<Uint8Array> {
  yield content;
}

/** A page of plain text. */
function certificate(lines: readonly string[]): Buffer {
  const written = ['Certificato (documento dimostrativo)', ...lines]
    .map((line) => `(${line.replaceAll(/[\\()]/g, '\\$&')}) Tj T*`)
    .join('\n');
  const text = `BT /F1 14 Tf 72 760 Td 22 TL\n${written}\nET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${Buffer.byteLength(text, 'latin1')} >>\nstream\n${text}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ];
  let body = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const at = Buffer.byteLength(body, 'latin1');
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(at).padStart(10, '0')} 00000 n \n`;
  });
  const table = Buffer.byteLength(body, 'latin1');
  body += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`;
  body += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`;
  return Buffer.from(body, 'latin1');
}
