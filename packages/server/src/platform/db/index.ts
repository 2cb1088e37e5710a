export { connectionConfig, openAsOwner, openDatabase } from './database.ts';
export type { Database, Queryable } from './database.ts';
export { copyRows } from './copy-rows.ts';
export { onConnection } from './on-connection.ts';
export { inTransaction } from './transaction.ts';
export type { Tx } from './transaction.ts';
export { migrate, readSchemaState } from './migrate.ts';
export { sqlDay, sqlMinute } from './sql-time.ts';
export { insteadOf } from './violation.ts';
