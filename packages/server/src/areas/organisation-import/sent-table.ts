import type { FastifyReply } from 'fastify';
import { attachment } from '../../platform/files/index.ts';

const TYPE = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
} as const;

/** A table as an attachment. */
export function sendTable(reply: FastifyReply, bytes: Uint8Array<ArrayBuffer>, name: string): FastifyReply {
  return reply
    .headers({
      'Content-Type': TYPE[name.endsWith('.csv') ? 'csv' : 'xlsx'],
      'Content-Disposition': attachment(name.replaceAll(' ', '-')),
      'Cache-Control': 'no-store',
    })
    .send(Buffer.from(bytes.buffer));
}
