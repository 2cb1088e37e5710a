/** The bell of notices, apart from what a screen shows of them: it stands on every screen and loads little. */
export { NoticeBell } from './notice-bell.tsx';
