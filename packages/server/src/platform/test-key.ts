/** TORRE_KEY of every test server that is given no other. */
export const TEST_KEY = '5e'.repeat(32);
