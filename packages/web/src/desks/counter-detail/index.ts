export { CounterDesk } from './counter-desk.tsx';
