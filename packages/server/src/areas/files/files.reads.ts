import type { FileRow, FileState } from '@torre/contract/files';
import { FILE } from '@torre/domain/files';
import type { FileActor, FileState as StoredState } from '@torre/domain/files';
import { ROLE } from '@torre/domain/identity';
import type { Principal } from '../../platform/access/principal.ts';
import { displayInstant } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/index.ts';
import { FILE_COLUMNS } from '../../platform/files/file.store.ts';
import type { StoredFile } from '../../platform/files/file.store.ts';
import type { FileReaders } from '../../platform/files/file-readers.ts';

/** More than this is not listed: the newest count. */
const MOST = 2000;

const STATE: Readonly<Record<StoredState, FileState>> = {
  uploading: 'in arrivo',
  checking: 'in controllo',
  ready: 'pronto',
  refused: 'rifiutato',
};

type Row = StoredFile & { readonly owner: string; readonly [column: string]: unknown };

const SELECT = `select ${FILE_COLUMNS}, e.surname || ' ' || e.name as owner
  from file f join employee e on e.employee_id = f.owner_id`;

/** The person's own files, whatever their state, newest first. */
export async function readOwnFiles(
  db: Database,
  readers: FileReaders,
  principal: Principal,
): Promise<FileRow[]> {
  const { rows } = await db.query<Row>(
    `${SELECT} where f.owner_id = $1 order by f.created_at desc, f.file_id desc limit ${MOST}`,
    [principal.employeeId],
  );
  return Promise.all(rows.map((row) => fileRow(row, readers, principal)));
}

/** Every file that the row policies show: an administrator sees that it is there, not what it is called. */
export async function readFiles(
  db: Database,
  readers: FileReaders,
  principal: Principal,
): Promise<FileRow[]> {
  const { rows } = await db.query<Row>(`${SELECT} order by f.created_at desc, f.file_id desc limit ${MOST}`);
  return Promise.all(rows.map((row) => fileRow(row, readers, principal)));
}

/** A name tells as much as a content ("certificato medico"): who may not read the one does not see the other. */
async function fileRow(row: Row, readers: FileReaders, principal: Principal): Promise<FileRow> {
  const mayRead = await readers.mayRead(principal, row);
  return {
    fileId: row.fileId,
    name: mayRead ? row.name : null,
    kind: row.kind,
    area: row.area,
    size: row.size,
    received: row.received,
    state: STATE[row.state],
    refusal: mayRead ? row.refusal : null,
    owner: row.owner,
    isOwn: row.ownerId === principal.employeeId,
    createdAt: displayInstant(row.createdAt),
    allowedActions: FILE.allowed(row.state, actorsOf(row, principal, mayRead), ['download', 'delete']),
  };
}

function actorsOf(row: Row, principal: Principal, mayRead: boolean): readonly FileActor[] {
  return [
    ...(row.ownerId === principal.employeeId ? (['owner'] as const) : []),
    ...(mayRead ? (['reader'] as const) : []),
    ...(principal.roles.has(ROLE.admin) ? (['administrator'] as const) : []),
  ];
}
