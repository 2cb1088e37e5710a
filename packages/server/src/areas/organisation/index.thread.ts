/** What a work thread may know of the organisation: no route is loaded with it. */
export { faultSentence } from './fault-reply.ts';
export { inWriteOrder } from './write-order.ts';
export { readColumn, versionColumn } from './stored-columns.ts';
