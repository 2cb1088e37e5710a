import { useState } from 'react';
import { readRemembered, remember } from '../../platform/remembered.ts';

type MenuWidth = 'rail' | 'menu';

/** The roster wants the width for itself and starts with the rail; each kind of screen remembers its own choice. */
const KINDS = {
  roster: { key: 'menu-calendario', fallback: 'rail' },
  other: { key: 'menu', fallback: 'menu' },
} as const;

export function useMenuWidth(pathname: string): { readonly rail: boolean; readonly toggle: () => void } {
  const { key, fallback } = KINDS[pathname === '/responsabile/calendario' ? 'roster' : 'other'];
  const [chosen, setChosen] = useState<Readonly<Record<string, MenuWidth>>>({});
  const stored = readRemembered(key);
  const width = chosen[key] ?? (stored === 'rail' || stored === 'menu' ? stored : fallback);
  const toggle = (): void => {
    const next = width === 'rail' ? 'menu' : 'rail';
    remember(key, next);
    setChosen({ ...chosen, [key]: next });
  };
  return { rail: width === 'rail', toggle };
}
