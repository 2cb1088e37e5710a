export * from './accounts.schema.ts';
export * from './audit.schema.ts';
export * from './audit-proof.schema.ts';
export * from './configuration.schema.ts';
