export { registerPaper } from './paper.routes.ts';
