/** The door of identity: who comes in, and with which password. */
export { isBack } from './authentication-state.ts';
export { ExternalSignInScreen } from './external-sign-in-screen.tsx';
export { signInOptionsQuery } from './identity.queries.ts';
export { InitScreen } from './init-screen.tsx';
export { OneTimeLinkScreen } from './one-time-link-screen.tsx';
export { PasswordScreen } from './password-screen.tsx';
export { SignInScreen } from './sign-in-screen.tsx';
export { SessionsScreen } from './sessions-screen.tsx';
export { SignedOutScreen } from './signed-out-screen.tsx';
