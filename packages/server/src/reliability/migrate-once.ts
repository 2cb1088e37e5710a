/** A process that only migrates the database in its second argument with the files of the folder in its first; tests kill it. */
import { openAsOwner, migrate } from '../platform/db/index.ts';

const db = openAsOwner(process.argv[3]!);
await migrate(db, { info: () => undefined }, new URL(process.argv[2]!));
await db.close();
