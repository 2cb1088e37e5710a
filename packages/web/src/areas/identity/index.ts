/** The door of identity: who comes in, and with which password. */
export { InitScreen } from './init-screen.tsx';
export { OneTimeLinkScreen } from './one-time-link-screen.tsx';
export { PasswordScreen } from './password-screen.tsx';
export { SignInScreen } from './sign-in-screen.tsx';
