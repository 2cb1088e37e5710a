export { RequestsDesk } from './requests-desk.tsx';
