export { CalendarScreen } from './calendar-screen.tsx';
export { CommentDeskScreen, isCommentList } from './comment-desk-screen.tsx';
export { EditorialScreen } from './editorial-screen.tsx';
export { ItemScreen } from './item-screen.tsx';
