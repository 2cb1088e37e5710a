import { LogController } from 'fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * One line a request, when it was answered: method, pattern, status and time. Only a stream, which may stay open for
 * hours, says already that it begins. A line costs as much as the rest of a small call (a write that the process waits
 * for), and before the answer the caller would wait for it too.
 */
export class LogAnswers extends LogController {
  override incomingRequest(request: FastifyRequest, reply: FastifyReply): void {
    if (request.routeOptions.config?.declared?.load === 'stream') super.incomingRequest(request, reply);
  }

  override requestCompleted(
    error: Error | null | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): void {
    const line = { req: request, res: reply, responseTime: reply.elapsedTime };
    if (error) reply.log.error({ ...line, err: error }, 'request errored');
    else reply.log.info(line, 'request completed');
  }
}
