/** How long what was focused may still be waited for: a list is read again after the action. */
const WATCHED_MS = 5000;
/** Frames that a button which is only busy gets to be drawn as ready again. */
const READY_FRAMES = 10;
const FOCUSABLE = 'a[href], button, input, select, textarea, [tabindex]';
const WINDOWS = '[role=dialog], [role=alertdialog]';

/** Where the focus was when something began that can take the focused element away. */
export interface FocusPlace {
  readonly from: HTMLElement | null;
  /** From the innermost to the outermost. */
  readonly around: readonly HTMLElement[];
  readonly row: RowPlace | null;
}

/** The line of a list or table, and which of its buttons had the focus. */
interface RowPlace {
  readonly row: HTMLElement;
  readonly after: readonly Element[];
  readonly before: readonly Element[];
  readonly nth: number;
  readonly label: string;
  /** The line itself had it. */
  readonly isRow: boolean;
}

export interface FocusReturn {
  /** `asker`: only to what had the focus, as before something that is still under way. */
  readonly to?: 'asker' | 'alert';
}

/** The last one counts: what ends later knows better where the focus belongs. */
let watching = 0;
/** Whom this module gave the focus instead of what had it: not the choice of the person. */
let standIn: Element | null = null;

export function focusPlace(): FocusPlace {
  const active = document.activeElement;
  const from = active instanceof HTMLElement && active !== document.body ? active : null;
  const around: HTMLElement[] = [];
  for (let one = from?.parentElement ?? null; one && one !== document.body; one = one.parentElement)
    around.push(one);
  return { from, around, row: from && rowPlace(from) };
}

function rowPlace(from: HTMLElement): RowPlace | null {
  const row = from.closest<HTMLElement>('li, tbody > tr');
  if (!row) return null;
  const siblings = [...(row.parentElement?.children ?? [])];
  const at = siblings.indexOf(row);
  return {
    row,
    after: siblings.slice(at + 1),
    before: siblings.slice(0, at).toReversed(),
    nth: [...row.querySelectorAll(FOCUSABLE)].indexOf(from),
    label: buttonName(from),
    isRow: from === row,
  };
}

/**
 * Where the focus fell to the page because what had it is gone or switched off, it goes back: to what had it; where that is
 * gone, to a button of its line, to the same button of the next line, or to the heading or list around it. After a failure
 * (`to: 'alert'`) first to the sentence that tells it. Whoever moved on is left alone.
 */
export function returnFocus(place: FocusPlace, { to }: FocusReturn = {}): void {
  const { from, around } = place;
  const itsWindow = around.findLast((one) => one.matches(WINDOWS));
  // A window that is gone gives the focus back itself.
  if (!from || (itsWindow && !isThere(itsWindow))) return;
  const own = (watching += 1);
  const until = performance.now() + WATCHED_MS;
  let frames = 0;
  const stop = (): void => {
    if (watching === own) watching += 1;
  };
  const look = (): void => {
    if (watching !== own || performance.now() > until) return end();
    frames += 1;
    if (isLost(to === 'alert')) {
      const next = target(place, to, frames > READY_FRAMES);
      if (next) give(next, to !== 'alert' && next === from);
    }
    requestAnimationFrame(look);
  };
  const end = (): void => document.removeEventListener('pointerdown', stop, true);
  document.addEventListener('pointerdown', stop, { capture: true, once: true });
  requestAnimationFrame(look);
}

function isLost(orStandsIn: boolean): boolean {
  const active = document.activeElement;
  return active === null || active === document.body || (orStandsIn && active === standIn);
}

function target(place: FocusPlace, to: FocusReturn['to'], isLate: boolean): HTMLElement | null {
  const { from, row, around } = place;
  const alert = to === 'alert' ? alertIn(around) : null;
  if (alert) return alert;
  if (from && canFocus(from)) return from;
  if (to === 'asker') return null;
  // What is only busy, or whose sentence is still being drawn, is waited for.
  if (!isLate && (to === 'alert' || (from && isThere(from)))) return null;
  return (row && inRows(row)) ?? landmark(around);
}

function alertIn(around: readonly HTMLElement[]): HTMLElement | null {
  const scope = around.find((one) => isThere(one) && one.matches('form, main, [role=dialog]'));
  const alerts = scope?.querySelectorAll<HTMLElement>('[role=alert]') ?? [];
  return [...alerts].find((one) => isVisible(one)) ?? null;
}

function inRows({ row, after, before, nth, label, isRow }: RowPlace): HTMLElement | null {
  // Keys pressed on a line go on on the next one, whose place among the tabs does not matter.
  if (isRow) return [row, ...after, ...before].filter(isLine).find(isVisible) ?? null;
  if (isThere(row)) return [...row.querySelectorAll<HTMLElement>(FOCUSABLE)].findLast(canFocus) ?? null;
  for (const other of [...after, ...before]) {
    if (!isThere(other)) continue;
    const buttons = [...other.querySelectorAll<HTMLElement>(FOCUSABLE)];
    const same = buttons.find((one) => buttonName(one) === label && canFocus(one)) ?? buttons[nth];
    if (same && canFocus(same)) return same;
  }
  return null;
}

/** What is drawn on it: the names for readers differ from line to line. */
function buttonName(button: HTMLElement): string {
  return button.textContent || (button.getAttribute('aria-label') ?? '');
}

function landmark(around: readonly HTMLElement[]): HTMLElement | null {
  for (const one of around) {
    if (!isThere(one)) continue;
    if (one.matches('main, [role=region][tabindex]')) return one;
    const found = [...one.querySelectorAll<HTMLElement>('h1, h2, h3, [role=region][tabindex]')].find(
      isVisible,
    );
    if (found) return found;
  }
  return null;
}

function give(element: HTMLElement, isAsker: boolean): void {
  if (!element.matches(FOCUSABLE)) element.tabIndex = -1;
  element.focus();
  if (!isAsker) standIn = element;
}

const isLine = (element: Element): element is HTMLElement =>
  element instanceof HTMLElement && isThere(element) && element.hasAttribute('tabindex');
const isThere = (element: Element): boolean => element.isConnected;
const isVisible = (element: HTMLElement): boolean =>
  element.checkVisibility({ visibilityProperty: true }) && element.closest('[inert]') === null;
const canFocus = (element: HTMLElement): boolean =>
  isThere(element) && isVisible(element) && !element.matches(':disabled') && element.tabIndex >= 0;
