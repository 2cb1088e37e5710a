import { fileList } from '@torre/contract/files';
import type { FileRow, FileState } from '@torre/contract/files';
import { FILE } from '@torre/domain/files';
import type { FileActor, FileState as StoredState } from '@torre/domain/files';
import { ROLE } from '@torre/domain/identity';
import type { Principal } from '../../platform/access/principal.ts';
import { displayInstant } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/index.ts';
import { storedRefusal } from '../../platform/files/file-sentences.ts';
import { FILE_COLUMNS } from '../../platform/files/file.store.ts';
import type { StoredFile } from '../../platform/files/file.store.ts';
import { wordsOf } from '../../platform/http/refused.ts';
import type { FileReaders } from '../../platform/files/file-readers.ts';
import { ListDesk } from '../../platform/list/list-desk.ts';
import { peopleNamed } from '../../platform/list/list-source.ts';
import type { ListSource } from '../../platform/list/list-source.ts';

const STATE: Readonly<Record<StoredState, FileState>> = {
  uploading: 'in arrivo',
  checking: 'in controllo',
  ready: 'pronto',
  refused: 'rifiutato',
};

type Row = StoredFile & { readonly owner: string; readonly [column: string]: unknown };

const STATE_SQL = `case f.state ${Object.entries(STATE)
  .map(([stored, shown]) => `when '${stored}' then '${shown}'`)
  .join(' ')} end`;

/** `$1`: who asks; `$2`: areas whose files they may read; `$3`: whose files alone, null: everybody's. */
const SOURCE: ListSource<typeof fileList> = {
  list: fileList,
  select: `${FILE_COLUMNS}, e.surname || ' ' || e.name as owner, $1::text, $2::text[], $3::text`,
  from: 'file f join employee e on e.employee_id = f.owner_id',
  where: '$3::text is null or f.owner_id = $3',
  id: { sql: 'f.file_id', type: 'uuid' },
  columns: {
    // As fileRow tells it: a filter or an order by what is hidden would tell it too.
    name: {
      sql: `case when f.owner_id = $1 or f.state = 'ready' and f.area = any($2::text[]) then f.original_name end`,
    },
    state: { sql: STATE_SQL },
    owner: { sql: 'f.owner_id', lookUp: peopleNamed, order: "e.surname || ' ' || e.name" },
    area: { sql: 'f.area' },
    size: { sql: 'f.size', type: 'bigint' },
    createdAt: { sql: 'f.created_at', type: 'timestamptz' },
  },
};

const desk = (db: Database, readers: FileReaders, ownerOf: (principal: Principal) => string | null) =>
  new ListDesk(db, {
    source: SOURCE,
    given: (principal) => [principal.employeeId, readers.areasOf(principal), ownerOf(principal)],
    rows: (raw: readonly Row[], principal) => raw.map((row) => fileRow(row, readers, principal)),
  });

/** The person's own files, whatever their state. */
export const ownFileDesk = (db: Database, readers: FileReaders) =>
  desk(db, readers, ({ employeeId }) => employeeId);

/** Every file that the row policies show: an administrator sees that it is there, not what it is called. */
export const fileDesk = (db: Database, readers: FileReaders) => desk(db, readers, () => null);

/** A name tells as much as a content ("certificato medico"): who may not read the one does not see the other. */
function fileRow(row: Row, readers: FileReaders, principal: Principal): FileRow {
  const mayRead = readers.mayRead(principal, row);
  return {
    fileId: row.fileId,
    name: mayRead ? row.name : null,
    kind: row.kind,
    area: row.area,
    size: row.size,
    received: row.received,
    state: STATE[row.state],
    ...refusalOf(mayRead ? row : null),
    owner: row.owner,
    isOwn: row.ownerId === principal.employeeId,
    createdAt: displayInstant(row.createdAt),
    allowedActions: FILE.allowed(row.state, actorsOf(row, principal, mayRead), ['download', 'delete']),
  };
}

function refusalOf(row: Row | null): Pick<FileRow, 'refusal' | 'refusalText'> {
  if (!row || row.refusal === null) return { refusal: null };
  const { messageIT, text } = wordsOf(storedRefusal(row.refusal, row.name));
  return { refusal: messageIT, ...(text && { refusalText: text }) };
}

function actorsOf(row: Row, principal: Principal, mayRead: boolean): readonly FileActor[] {
  return [
    ...(row.ownerId === principal.employeeId ? (['owner'] as const) : []),
    ...(mayRead ? (['reader'] as const) : []),
    ...(principal.roles.has(ROLE.admin) ? (['administrator'] as const) : []),
  ];
}
