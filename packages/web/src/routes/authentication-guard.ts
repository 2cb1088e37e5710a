/** What the authentication guard looks at. */
export interface Entering {
  /** The session's tokens exist; here: the server knows the session (P2.13, A33). */
  readonly signedIn: boolean;
  /** People sign in at the identity provider. */
  readonly externalRedirect: boolean;
  readonly hasChildRoutes: boolean;
  /** The address says that the provider sent the browser back. */
  readonly cameBack: boolean;
}

/** `pass`: to the screen; `exchange`: to the code that the address carries; `external`: to the provider. */
export type Entrance = 'pass' | 'exchange' | 'external' | 'login';

/** P2.13 to P2.15; with the external redirect off everybody without a session is sent to `login` (P2.04). */
export function entranceOf({ signedIn, externalRedirect, hasChildRoutes, cameBack }: Entering): Entrance {
  if (signedIn) return 'pass';
  if (!externalRedirect) return 'login';
  return cameBack && !hasChildRoutes ? 'exchange' : 'external';
}
