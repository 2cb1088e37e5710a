/** The door of mail: what was sent to people. */
export { MailScreen } from './mail-screen.tsx';
