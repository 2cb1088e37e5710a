export { SubstitutesScreen } from './substitutes-screen.tsx';
