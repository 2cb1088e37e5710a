import { deskList } from '@torre/contract/content';
import type { DeskRow } from '@torre/contract/content';
import { displayInstant } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/index.ts';
import { ListDesk } from '../../platform/list/list-desk.ts';
import { peopleNamed } from '../../platform/list/list-source.ts';
import type { ListSource } from '../../platform/list/list-source.ts';

const WRITER = "e.surname || ' ' || e.name";
/** Links have a title that is none, and a text. */
const TITLE = "coalesce(v.fields->>'titolo', v.fields->>'title', v.fields->>'testo_alternativo')";

const SOURCE: ListSource<typeof deskList> = {
  list: deskList,
  select: `i.item_id, v.name, ${TITLE} as title, i.type, i.state, i.published_version is not null as is_published,
    i.channels, ${WRITER} as saved_by, v.saved_at, i.publish_at`,
  from: `content_item i join content_version v using (item_id, version) join employee e on e.employee_id = v.saved_by`,
  id: { sql: 'i.item_id', type: 'uuid' },
  columns: {
    title: { sql: `concat_ws(' ', v.name, ${TITLE})`, order: `coalesce(${TITLE}, v.name)` },
    type: { sql: 'i.type' },
    state: { sql: 'i.state' },
    channel: { sql: 'i.channels', where: 'i.channels && $' },
    savedBy: { sql: 'v.saved_by', lookUp: peopleNamed, order: WRITER },
    savedAt: { sql: 'v.saved_at', type: 'timestamptz' },
    publishAt: {
      sql: 'i.publish_at',
      // What has no date stands behind what has one.
      order: "coalesce(i.publish_at, 'infinity')",
      type: 'timestamptz',
    },
  },
};

interface Row extends Pick<DeskRow, 'name' | 'title' | 'type' | 'state' | 'channels'> {
  readonly item_id: string;
  readonly is_published: boolean;
  readonly saved_by: string;
  readonly saved_at: number;
  readonly publish_at: number | null;
}

/** Pages of what the desk writes. */
export const itemsDesk = (db: Database) =>
  new ListDesk(db, {
    source: SOURCE,
    rows: (raw: readonly Row[]) =>
      raw.map(({ name, title, type, state, channels, ...row }): DeskRow => ({
        itemId: row.item_id,
        name,
        title,
        type,
        state,
        channels,
        isPublished: row.is_published,
        savedBy: row.saved_by,
        savedAt: displayInstant(row.saved_at),
        publishAt: row.publish_at === null ? null : displayInstant(row.publish_at),
      })),
  });
