const SQLSTATE = { unique: '23505', foreignKey: '23503', exclusion: '23P01' } as const;

/**
 * For the `catch` of a statement: what is said instead of the violation of a constraint, which alone sees what another
 * transaction does at the same moment. Any other error stays what it is.
 */
export function insteadOf(kind: keyof typeof SQLSTATE, say: () => Error): (error: unknown) => never {
  return (error) => {
    throw (error as { code?: string }).code === SQLSTATE[kind] ? say() : error;
  };
}
