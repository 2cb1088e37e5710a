/** More came than the upload announced. */
export class TooManyBytes extends Error {}

/**
 * The bytes of a request as far as they come: a connection that breaks is an end, for what has arrived counts.
 * Throws TooManyBytes as soon as more than `most` have come.
 */
export async function* arrivingBytes(
  request: AsyncIterable<Buffer>,
  most: number,
): AsyncGenerator<Buffer, void, undefined> {
  let received = 0;
  const chunks = request[Symbol.asyncIterator]();
  for (;;) {
    const next = await chunks.next().catch(() => ({ done: true, value: undefined }) as const);
    if (next.done) return;
    received += next.value.length;
    if (received > most) throw new TooManyBytes('more bytes than announced');
    yield next.value;
  }
}
