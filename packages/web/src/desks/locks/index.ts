export { LocksButton } from './locks-button.tsx';
