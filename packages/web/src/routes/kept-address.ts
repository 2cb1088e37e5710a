const KEY = 'torre-indirizzo';

/** Keeps where the person wanted to go in this tab, on the way to the identity provider and back. */
export function keepAddress(address: string): void {
  if (address === '/') return;
  try {
    sessionStorage.setItem(KEY, address);
  } catch {
    // A browser that forbids storage starts at the home.
  }
}

/** The kept address, once. */
export function takeAddress(): string | undefined {
  try {
    const address = sessionStorage.getItem(KEY) ?? undefined;
    sessionStorage.removeItem(KEY);
    return address;
  } catch {
    return undefined;
  }
}
