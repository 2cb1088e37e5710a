/** The provider gave no usable answer: too late (`slow`), or not at all (`down`). Worth another try. */
export class ProviderAway extends Error {
  readonly how: 'slow' | 'down';
  constructor(how: ProviderAway['how'], cause?: unknown) {
    super(`the identity provider is ${how}`, { cause });
    this.name = 'ProviderAway';
    this.how = how;
  }
}

/** The provider answered, and its answer opens no session. `reason` is a fixed word for the trail, never a value. */
export class ExchangeRefused extends Error {
  readonly reason: string;
  constructor(reason: string, cause?: unknown) {
    super(`the identity provider's answer was refused: ${reason}`, { cause });
    this.name = 'ExchangeRefused';
    this.reason = reason;
  }
}

/** More than any provider sends; a longer answer is none. */
const LONGEST_ANSWER = 1_000_000;

interface ProviderRequest {
  readonly method: string;
  readonly headers: Record<string, string>;
  readonly body?: unknown;
  readonly redirect: 'manual';
  readonly signal?: AbortSignal;
}

/**
 * `fetch` for calls from the server to the provider. An access token goes along under the three configured names
 * (E6.03). An answer whose outcome code differs from 0 is a failure whatever its HTTP status says (P7.24).
 * Throws ProviderAway or ExchangeRefused.
 */
export function providerFetch(tokenHeaders: readonly string[]) {
  return async (url: string, request: ProviderRequest): Promise<Response> => {
    const { response, text } = await ask(url, {
      ...request,
      headers: withTokenHeaders(request.headers, tokenHeaders),
    } as RequestInit);
    if (hasFailureOutcome(text)) throw new ExchangeRefused('provider-outcome');
    if (response.status >= 500) throw new ProviderAway('down');
    const { status, headers } = response;
    // What was read is unpacked already.
    const kept = new Headers(headers);
    kept.delete('content-encoding');
    kept.delete('content-length');
    return new Response(text === '' ? null : text, { status, headers: kept });
  };
}

/** Reads the whole answer, so that one time limit covers it. */
async function ask(url: string, request: RequestInit): Promise<{ response: Response; text: string }> {
  try {
    const response = await fetch(url, request);
    const text = await response.text();
    if (text.length > LONGEST_ANSWER) throw new Error('the answer is too long');
    return { response, text };
  } catch (error) {
    const isLate = error instanceof DOMException && /^(Timeout|Abort)Error$/.test(error.name);
    throw new ProviderAway(isLate ? 'slow' : 'down', error);
  }
}

function withTokenHeaders(headers: Record<string, string>, names: readonly string[]): Record<string, string> {
  const token = /^Bearer (.+)$/i.exec(new Headers(headers).get('authorization') ?? '')?.[1];
  if (token === undefined) return headers;
  return { ...headers, ...Object.fromEntries(names.map((name) => [name, token])) };
}

function hasFailureOutcome(text: string): boolean {
  if (!text.includes('"outcome"')) return false;
  try {
    const code = (JSON.parse(text) as { outcome?: { code?: unknown } }).outcome?.code;
    return code !== undefined && Number(code) !== 0;
  } catch {
    return false;
  }
}
