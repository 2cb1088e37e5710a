import { trackEvent } from '@torre/contract/shell';
import { call } from './call.ts';
import { currentLanguage } from './language.ts';
import { callWhenIdle } from './when-idle.ts';

/** Route pattern of the screen in view, never its address: search and path values may name people. */
let screen = '/';

export function nameScreen(pattern: string): void {
  screen = pattern;
}

/**
 * Counts a view or an action. `name` is one of our own words ('calendario', 'salva turno'), never a person's data.
 * A lost event is no fault of the person's: failures stay silent, and nobody waits.
 */
export function track(kind: 'view' | 'action', name: string): void {
  const viewport = window.innerWidth < 768 ? 'mobile' : 'desktop';
  const body = { context: { screen, language: currentLanguage(), viewport }, event: { kind, name } };
  callWhenIdle(() => void call(trackEvent, { body }, { keepsSession: true }).catch(() => undefined));
}
