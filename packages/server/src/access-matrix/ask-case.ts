import type { DeclaredRoute } from '../platform/http/declared-routes.ts';
import type { TestClient } from '../testing/index.ts';
import type { Asked, MatrixCase, MatrixWorld } from './matrix-case.ts';

/** What a client may add to widen what it gets; none of it may change an answer. */
const elevatedKeys = (foreignId: string): Readonly<Record<string, string>> => ({
  modo: 'RESP',
  role: 'ROLE_ADMIN',
  norespaut: 'true',
  employeeId: foreignId,
  personId: foreignId,
  idservizio: 'LIRR',
});

/** How a request is sent besides what its case says. */
export interface Way {
  readonly name: string;
  /** Where the `elevatedKeys` are added; in a body no schema knows them: 400 for everybody who may try. */
  readonly elevated?: 'address' | 'body';
  /** The header ID (E6.04). */
  readonly header?: 'own' | 'foreign';
}

export const PLAIN: Way = { name: 'plain' };

export const WAYS: readonly Way[] = [
  PLAIN,
  { name: 'with elevated parameters in the address', elevated: 'address' },
  { name: 'with elevated parameters in the body', elevated: 'body' },
  { name: 'with the own code in the header ID', header: 'own' },
  { name: 'with a foreign code in the header ID', header: 'foreign' },
];

export interface MatrixAsker {
  readonly client: TestClient;
  readonly cookie?: string;
  readonly employeeId: string;
  /** Somebody else's code. */
  readonly foreignId: string;
}

export interface MatrixAnswer {
  readonly status: number;
  /** Without the time of day, which some tell; empty for a stream, which would stay open. */
  readonly text: string;
}

/** Sends one case, one way. */
export async function askCase(
  route: DeclaredRoute,
  one: MatrixCase,
  world: MatrixWorld,
  { client, cookie, employeeId, foreignId }: MatrixAsker,
  way: Way = PLAIN,
): Promise<MatrixAnswer> {
  const asked: Asked = one.ask?.({ ...world, self: employeeId }) ?? {};
  const url = route.url.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(asked.path?.[name] ?? ''));
  const query = new URLSearchParams({
    ...(way.elevated === 'address' && elevatedKeys(foreignId)),
    ...asked.query,
  }).toString();
  const code = way.header === 'own' ? employeeId : foreignId;
  const body =
    way.elevated === 'body' ? { ...elevatedKeys(foreignId), ...(asked.body as object) } : asked.body;
  const response = await client.send(route.method, query === '' ? url : `${url}?${query}`, {
    headers: { ...asked.headers, ...(way.header && { ID: code }), ...(cookie && { cookie }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') ?? false;
  if (isStream) await response.body?.cancel();
  const text = isStream ? '' : await response.text();
  return { status: response.status, text: text.replace(/"now":"[^"]*"/, '') };
}

/** Whether a case sends a body of JSON, in which further keys can stand. */
export function sendsJson(one: MatrixCase, world: MatrixWorld): boolean {
  const { body, headers } = one.ask?.(world) ?? {};
  return body !== undefined && headers?.['content-type'] === undefined;
}
