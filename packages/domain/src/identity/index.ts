export { CATEGORY, categoryNamed, passesCategoryGuard } from './category.ts';
export type { Category } from './category.ts';
export { ROLE, isH35Manager, isManager } from './role.ts';
export type { Role } from './role.ts';
export { PASSWORD_MIN_LENGTH, checkPassword } from './password.ts';
