const TEXT_INPUTS = new Set([
  'text',
  'search',
  'email',
  'url',
  'tel',
  'password',
  'number',
  'date',
  'time',
  'month',
  'datetime-local',
]);

interface Target {
  readonly tagName?: string;
  readonly type?: string;
  readonly readOnly?: boolean;
  readonly disabled?: boolean;
  readonly isContentEditable?: boolean;
}

/** Whether typing there changes text: a text field that may be written to, or editable content. */
export function isEditable(target: Target | null): boolean {
  if (!target) return false;
  if (target.isContentEditable) return true;
  const writable = !target.readOnly && !target.disabled;
  if (target.tagName === 'TEXTAREA') return writable;
  return target.tagName === 'INPUT' && writable && TEXT_INPUTS.has(target.type ?? 'text');
}

/** P2.23, P2.24: Backspace outside an editable field would lead back and lose work; inside it deletes as usual. */
export function guardBackspace(event: Pick<KeyboardEvent, 'key' | 'target' | 'preventDefault'>): void {
  if (event.key === 'Backspace' && !isEditable(event.target as Target | null)) event.preventDefault();
}
