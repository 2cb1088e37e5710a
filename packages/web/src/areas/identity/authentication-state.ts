/** Where sign-in at the identity provider stands (P4.17). */
export type AuthenticationState = 'waiting' | 'ok' | 'ko';

/** Of the exchange of the code: under way (P4.17), refused or without an answer (P4.18), done (P4.21). */
const STATE = {
  pending: 'waiting',
  error: 'ko',
  success: 'ok',
} as const satisfies Record<string, AuthenticationState>;

export function authenticationState(exchange: keyof typeof STATE): AuthenticationState {
  return STATE[exchange];
}

/** What the browser came back with from the provider, as the address of the root says it. */
export interface CameBack {
  readonly code: string | undefined;
  readonly state: string | undefined;
  readonly iss: string | undefined;
  /** The provider let nobody in, or the person gave up there. */
  readonly error: string | undefined;
}

/** Whether the address is one to which the provider sent the browser back. */
export function isBack({ code, error }: Pick<CameBack, 'code' | 'error'>): boolean {
  return Boolean(code ?? error);
}
