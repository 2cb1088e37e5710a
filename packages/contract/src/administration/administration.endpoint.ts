/** The calls below `/administration`, one file a screen. */
export * from './accounts.endpoint.ts';
export * from './audit.endpoint.ts';
export * from './audit-proof.endpoint.ts';
export * from './configuration.endpoint.ts';
