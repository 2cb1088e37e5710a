import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { OUTCOME } from '@torre/contract/outcome';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { isAnswered } from './arriving-body.ts';

const TEXT = {
  malformed: 'La richiesta non si può leggere: controlla l’indirizzo.',
  addressTooLong: 'L’indirizzo della richiesta è troppo lungo.',
  headersTooLarge: 'Indirizzo e intestazioni della richiesta sono troppo lunghi.',
  tooSlow: 'La richiesta non è arrivata per intero: riprova.',
};

/** For Fastify's option `frameworkErrors`: an address that names no call at all (400, 414), with our envelope. */
export function answerUnreadableAddress(error: FastifyError, _: FastifyRequest, reply: FastifyReply): void {
  const isTooLong = error.code === 'FST_ERR_MAX_PARAM_LENGTH';
  void reply
    .code(isTooLong ? 414 : 400)
    .header('Cache-Control', 'no-store')
    .send(envelope(isTooLong ? TEXT.addressTooLong : TEXT.malformed));
}

/**
 * For Fastify's option `clientErrorHandler`: what Node could not read as HTTP gets an answer too (400, 408, 431), and the
 * connection ends, because nobody knows where its next request begins.
 */
export function answerUnreadableRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const [status, text] = CLIENT_ERRORS[error.code ?? ''] ?? [400, TEXT.malformed];
  const body = JSON.stringify(envelope(text));
  // Whoever was refused before the end of its body got its one answer.
  if (socket.writable && !isAnswered(socket)) {
    socket.write(
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nContent-Type: application/json; charset=utf-8\r\n` +
        `Cache-Control: no-store\r\nConnection: close\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
    );
  }
  socket.destroySoon();
}

const CLIENT_ERRORS: Readonly<Record<string, readonly [status: number, text: string]>> = {
  HPE_HEADER_OVERFLOW: [431, TEXT.headersTooLarge],
  ERR_HTTP_REQUEST_TIMEOUT: [408, TEXT.tooSlow],
};

const envelope = (messageIT: string) => ({ outcome: { code: OUTCOME.malformed, messageIT } });
