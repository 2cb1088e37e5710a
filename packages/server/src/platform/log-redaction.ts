/**
 * Keys whose values never reach the log, wherever in an object they stand. Who logs says what happened by ids, codes
 * and numbers; a name, a note or a body that was passed along by mistake stays out.
 */
const PERSONAL = new Set(
  [
    'body query params headers cookies cookie authorization url rawBody payload rows values parameters',
    'password currentPassword newPassword passwordHash token secret hash code_verifier connectionString',
    'accessToken refreshToken idToken access_token refresh_token id_token',
    'username userName user_name email mail phone iban nome cognome surname birthDate fiscalCode codiceFiscale',
    'employeeName employeeSurname firstName lastName note noteTurno note_turno reason detail where',
  ].flatMap((keys) => keys.toLowerCase().split(' ')),
);

const HIDDEN = '[hidden]';
const DEEPEST = 5;
/** Written by serializers of their own. */
const SERIALIZED = new Set(['err', 'req', 'res']);

/** The fields of a log line without personal data. */
export function withoutPersonalData(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([key, value]) => [key, SERIALIZED.has(key) ? value : shown(key, value, 0)]),
  );
}

function shown(key: string, value: unknown, depth: number): unknown {
  if (PERSONAL.has(key.toLowerCase())) return HIDDEN;
  if (typeof value !== 'object' || value === null || value instanceof Error) return value;
  if (depth >= DEEPEST) return HIDDEN;
  if (Array.isArray(value)) return value.map((one) => shown('', one, depth + 1));
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, shown(name, one, depth + 1)]));
}
