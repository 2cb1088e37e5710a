import { useCallback, useEffect, useRef, useState } from 'react';
import { ERROR_FLAG_MS } from '../platform/notify.ts';

/** P9.18: the flag of an error on a form; it goes down by itself, the words of the error stay. */
export function useErrorFlag(): readonly [raised: boolean, raise: () => void] {
  const [raised, setRaised] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const raise = useCallback(() => {
    clearTimeout(timer.current);
    setRaised(true);
    timer.current = setTimeout(() => setRaised(false), ERROR_FLAG_MS);
  }, []);
  return [raised, raise];
}
