import { useEffect, useEffectEvent, useState } from 'react';

const REST_MS = 400;

/** The value once it has not changed for a moment: what is asked of the server while somebody types. */
export function useRested<T>(value: T): T {
  const [rested, setRested] = useState(value);
  const rest = useEffectEvent(() => setRested(value));
  const key = JSON.stringify(value);
  useEffect(() => {
    const timer = setTimeout(() => rest(), REST_MS);
    return () => clearTimeout(timer);
  }, [key]);
  return rested;
}
