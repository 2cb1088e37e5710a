import { Server, ServerResponse } from 'node:http';

/**
 * Imported into the product's process by `E2E_LATE_MS` (product.ts): every request waits up to so many milliseconds before
 * it is read, and its answer before it ends, each for itself, most of them shortly. So do networks; streams of events go on.
 */
const MOST_MS = Number(process.env.E2E_LATE_MS);
const pause = (): number => Math.random() ** 2 * MOST_MS;

// oxlint-disable-next-line typescript/unbound-method -- called below with the object that it is called on
const emit = Server.prototype.emit;
Server.prototype.emit = function (name: string | symbol, ...args: unknown[]): boolean {
  if (name !== 'request') return emit.call(this, name, ...args);
  setTimeout(() => emit.call(this, name, ...args), pause());
  return true;
};

// oxlint-disable-next-line typescript/unbound-method -- called below with the object that it is called on
const end = ServerResponse.prototype.end;
ServerResponse.prototype.end = function (this: ServerResponse, ...args: unknown[]) {
  setTimeout(() => Reflect.apply(end, this, args), pause());
  return this;
} as typeof end;
