/**
 * UUID version 7 (RFC 9562): sorts by time, so that new rows land at the end of their index. Within a millisecond those of
 * one process count on: rows and events that one save writes keep the order in which it wrote them.
 */
export { v7 as uuidv7 } from 'uuid';
