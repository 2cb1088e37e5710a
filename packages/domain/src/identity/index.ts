export { deviceOf } from './device.ts';
export type { Device } from './device.ts';
export { ROLE, isH35Manager, isManager } from './role.ts';
export type { Role } from './role.ts';
export { ROLES, roleLabel } from './role-label.ts';
export { decideRightsChange } from './rights.ts';
export type { ManagedPlant, Rights, RightsRefusals } from './rights.ts';
export { PASSWORD_MIN_LENGTH, checkPassword } from './password.ts';
export type { PasswordRefusals } from './password.ts';
