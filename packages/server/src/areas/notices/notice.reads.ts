import type { NoticeOfPerson, ShiftNotice } from '@torre/contract/notices';
import type { Database } from '../../platform/db/index.ts';
import { displayInstant } from '../../platform/local-time.ts';

interface NoticeRow {
  readonly notice_id: string;
  readonly employee_id: string;
  readonly icao: string;
  readonly kind: ShiftNotice['kind'];
  readonly changes: ShiftNotice['changes'];
  readonly reason: string | null;
  readonly needs_acknowledgement: boolean;
  readonly made_at: number;
}

const COLUMNS =
  'n.notice_id, n.employee_id, n.icao, n.kind, n.changes, n.reason, n.needs_acknowledgement, n.made_at';

const contractNotice = (row: NoticeRow): ShiftNotice => ({
  noticeId: row.notice_id,
  kind: row.kind,
  plant: row.icao,
  changes: row.changes,
  reason: row.reason,
  needsAcknowledgement: row.needs_acknowledgement,
  madeAt: displayInstant(row.made_at),
});

/** What a person has not acknowledged yet, newest first. */
export async function readOwnNotices(db: Database, employeeId: string): Promise<readonly ShiftNotice[]> {
  const { rows } = await db.query<NoticeRow>({
    name: 'notice-own',
    text: `select ${COLUMNS} from shift_notice n
      where n.employee_id = $1 and n.acknowledged_at is null and n.changes <> '[]' order by n.made_at desc, n.notice_id desc limit 100`,
    values: [employeeId],
  });
  return rows.map(contractNotice);
}

/** Who was asked and has not acknowledged yet, in a plant, oldest first. */
export async function readWaitingNotices(db: Database, icao: string): Promise<readonly NoticeOfPerson[]> {
  const { rows } = await db.query<NoticeRow & { name: string; surname: string }>({
    name: 'notice-waiting',
    text: `select ${COLUMNS}, e.name, e.surname from shift_notice n join employee e using (employee_id)
      where n.icao = $1 and n.needs_acknowledgement and n.acknowledged_at is null and n.changes <> '[]'
      order by n.made_at, n.notice_id limit 500`,
    values: [icao],
  });
  return rows.map((row) => ({
    ...contractNotice(row),
    employeeId: row.employee_id,
    employeeName: row.name,
    employeeSurname: row.surname,
  }));
}
