import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';

/** What all of Torre's cookies hold: 32 random bytes, base64url. */
const SECRET = /^[\w-]{43}$/;
/** Cookies of one name that are looked at: more have only been put there to make us look. */
const MOST_OF_A_NAME = 3;

type Settings = Pick<Config, 'publicUrl'>;

export const isHttps = ({ publicUrl }: Settings): boolean => publicUrl?.startsWith('https:') ?? false;

/**
 * The name under which a browser holds a cookie. Behind https it begins with `__Host-`: no page of a sister domain and no
 * answer over plain http can put one of that name beside or in the place of ours (decision 0066). Over plain http, which is
 * for trying out, browsers keep no such cookie.
 */
export function cookieName(settings: Settings, name: string): string {
  return isHttps(settings) ? `__Host-${name}` : name;
}

/**
 * What `__Host-` demands (Secure, the path /, no Domain), and hidden from scripts. `path`: where the cookie is sent over
 * plain http, where nothing demands it.
 */
export function cookieAttributes(
  settings: Settings,
  sameSite: 'strict' | 'lax',
  path = '/',
): CookieSerializeOptions {
  const secure = isHttps(settings);
  return { httpOnly: true, sameSite, path: secure ? '/' : path, secure };
}

/** The secrets that stand under this name in the request, as it is sent; usually one. */
export function cookieSecrets({ headers }: Pick<FastifyRequest, 'headers'>, name: string): string[] {
  return (headers.cookie ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(`${name}=`))
    .map((pair) => pair.slice(name.length + 1))
    .filter((secret) => SECRET.test(secret))
    .slice(0, MOST_OF_A_NAME);
}
