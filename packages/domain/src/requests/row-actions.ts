import type { Gestdoc } from './cause.ts';
import type { Measure } from './cause-category.ts';
import type { LeaveFacts } from './leave.ts';
import { MANUAL_WAITING } from './status-labels.ts';
import type { StatusLabel } from './status-labels.ts';

/**
 * Buttons of a row (E5.17), in the order in which they stand. The last three are of an approved request: its manager annuls it (F12),
 * its owner asks for that and gives it up (F8, F11).
 */
export const ROW_ACTIONS = [
  'details',
  'approve',
  'authorize',
  'reject',
  'notApprove',
  'delete',
  'cancel',
  'ignore',
  'consider',
  'documents',
  'calendar',
  'annul',
  'askAnnulment',
  'withdraw',
] as const;

export type RowAction = (typeof ROW_ACTIONS)[number];

/** A request, shift change or trip as its buttons need it. */
export interface ActionRow extends Pick<LeaveFacts, 'isLaw104' | 'isRegistered' | 'lacksDocument'> {
  /** `handled-trip`: `trasfertaGestita`. */
  readonly kind: 'leave' | 'change' | 'trip' | 'handled-trip';
  readonly label: StatusLabel;
  /** null for what has no measure. */
  readonly measure: Measure | null;
  readonly isIgnored: boolean;
  readonly gestdoc: Gestdoc;
  /** Of an employee's shift change; null for all else. */
  readonly direction: 'SENT' | 'RECEIVED' | null;
  /** What the server lets this person do (E5.18). */
  readonly allowedActions: readonly string[];
}

export interface ActionViewer {
  readonly side: 'manager' | 'employee';
  /**
   * `first`, `second`: decides on the request, on the first level or on both. `owner`: it is an own one; `substitute`: its
   * owner is the person replaced; `reader`: it belongs to another plant.
   */
  readonly relation: 'first' | 'second' | 'owner' | 'substitute' | 'reader';
  /** A list of requests, the day dialog, or the card of the counter detail. */
  readonly place: 'list' | 'day' | 'counter';
  /** Whether the list `causali` holds something. */
  readonly hasCauses: boolean;
}

/** Why a button is shown and cannot be used. */
export type ActionReason =
  | 'own-request'
  | 'replaced-person'
  | 'other-plant'
  | 'second-level'
  | 'law-104-stands'
  | 'registered'
  | 'document-missing'
  | 'not-now';

export interface ShownAction {
  readonly action: RowAction;
  /** null: it can be used. */
  readonly reason: ActionReason | null;
}

/** The buttons of a row, in their order: what the specification shows, and whether this person may use it (M4.5.01 to M4.5.20). */
export function rowActions(row: ActionRow, viewer: ActionViewer): readonly ShownAction[] {
  const isShown = viewer.side === 'manager' ? isShownToManager : isShownToEmployee;
  return ROW_ACTIONS.filter((action) => isShown(action, row, viewer)).map((action) => ({
    action,
    reason: ALWAYS.includes(action) ? null : reasonAgainst(action, row, viewer),
  }));
}

/** They look and change nothing. */
const ALWAYS: readonly RowAction[] = ['details', 'documents', 'calendar'];

const WAITING_EMPLOYEE: StatusLabel = 'In attesa accettazione';
const WAITING_MANAGER: readonly StatusLabel[] = ['In attesa approvazione Rostering', MANUAL_WAITING];
/** M4.5.01 */
const DELETES: readonly StatusLabel[] = [
  'In attesa di annullo',
  'Da autorizzare',
  'Da approvare',
  'Da vistare',
  ...WAITING_MANAGER,
];
/** M4.5.02 */
const APPROVES: readonly StatusLabel[] = [
  'In attesa di annullo',
  'Da approvare',
  'Da vistare',
  ...WAITING_MANAGER,
];
/** M4.5.03, M4.5.04 */
const AUTHORIZES: readonly StatusLabel[] = [
  'In attesa di annullo',
  'Da autorizzare',
  'Da vistare',
  ...WAITING_MANAGER,
];

function isShownToManager(action: RowAction, row: ActionRow, viewer: ActionViewer): boolean {
  const { kind, label, measure } = row;
  if (kind === 'handled-trip') return action === 'details';
  const isTrip = kind === 'trip';
  const decidesSecond = label === 'Vistato da approvare' && viewer.relation === 'second';
  switch (action) {
    case 'details':
    case 'calendar':
      return true;
    case 'approve':
      return APPROVES.includes(label) || decidesSecond;
    case 'authorize':
      return AUTHORIZES.includes(label);
    case 'reject':
      return AUTHORIZES.includes(label) || (label === 'Da approvare' && !isTrip) || decidesSecond;
    case 'notApprove':
      return isTrip && label === 'Da approvare';
    case 'delete':
      return DELETES.includes(label) && !isTrip && viewer.hasCauses;
    case 'cancel':
      return label === WAITING_EMPLOYEE;
    case 'ignore':
    case 'consider':
      return (
        measure === 'HH' &&
        label !== MANUAL_WAITING &&
        viewer.place === 'counter' &&
        row.isIgnored === (action === 'consider')
      );
    case 'documents':
      return row.gestdoc !== '';
    case 'annul':
      return kind === 'leave' && label === 'Approvato';
    case 'askAnnulment':
    case 'withdraw':
      return false;
  }
}

function isShownToEmployee(action: RowAction, row: ActionRow, { hasCauses }: ActionViewer): boolean {
  const { kind, label, direction } = row;
  if (action === 'details') return true;
  if (action === 'documents') return row.gestdoc !== '';
  if (kind === 'change') {
    const isReceived = label === WAITING_EMPLOYEE && direction === 'RECEIVED';
    if (action === 'delete') return isReceived && hasCauses;
    if (action === 'approve' || action === 'authorize' || action === 'calendar') return isReceived;
    return action === 'cancel' && label === WAITING_EMPLOYEE && direction === 'SENT';
  }
  if (kind !== 'leave') return false;
  if (action === 'delete') return (label === 'Da approvare' || label === 'Da vistare') && hasCauses;
  if (action === 'askAnnulment') return label === 'Approvato';
  return action === 'withdraw' && label === 'In attesa di annullamento';
}

/** Annulments that somebody asked for: 104 does not stand against a rejected one (domain.md 4.1.9). */
const ANNULMENT: readonly StatusLabel[] = ['In attesa di annullo', 'In attesa di annullamento'];
const OF_RELATION = {
  owner: 'own-request',
  substitute: 'replaced-person',
  reader: 'other-plant',
} as const satisfies Partial<Record<ActionViewer['relation'], ActionReason>>;

function reasonAgainst(action: RowAction, row: ActionRow, viewer: ActionViewer): ActionReason | null {
  const { label, kind, isLaw104, isRegistered, lacksDocument } = row;
  const { side, relation } = viewer;
  if (side === 'manager' && relation !== 'first' && relation !== 'second') return OF_RELATION[relation];
  const isAnnulment = ANNULMENT.includes(label);
  if (!isAnnulment && isLaw104 && side === 'manager' && (action === 'reject' || action === 'delete'))
    return 'law-104-stands';
  if (!row.allowedActions.includes(action))
    return action === 'approve' && kind === 'leave' && label === 'Da vistare' && relation === 'first'
      ? 'second-level'
      : 'not-now';
  if (action === 'approve' && lacksDocument && !isAnnulment) return 'document-missing';
  return action === 'askAnnulment' && isRegistered ? 'registered' : null;
}
