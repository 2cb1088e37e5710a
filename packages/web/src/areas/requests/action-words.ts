import type { RequestRow } from '@torre/contract/requests';
import type { ActionReason, RowAction as RequestAction } from '@torre/domain/requests';
import {
  IconArrowBackUp,
  IconCalendarMonth,
  IconCheck,
  IconChecks,
  IconEye,
  IconFileOff,
  IconFileText,
  IconTrash,
  IconX,
  type Icon,
} from '@tabler/icons-react';
import type { Texts } from '../../platform/text-catalogue.ts';
import './requests.texts.ts';

/** Actions that a leave, clock-in or other request can have outside the counter detail. */
export const REQUEST_ACTIONS = [
  'approve',
  'reject',
  'details',
  'authorize',
  'delete',
  'documents',
  'calendar',
  'askAnnulment',
  'withdraw',
] as const satisfies readonly RequestAction[];
export type ListedAction = (typeof REQUEST_ACTIONS)[number];

const ICON: Readonly<Record<Exclude<ListedAction, 'documents'>, Icon>> = {
  approve: IconCheck,
  reject: IconX,
  details: IconEye,
  authorize: IconChecks,
  delete: IconTrash,
  calendar: IconCalendarMonth,
  askAnnulment: IconArrowBackUp,
  withdraw: IconArrowBackUp,
};

/** M4.5.15: whether documents exist is seen on the icon. */
export const iconOf = (action: ListedAction, { documenti }: Pick<RequestRow, 'documenti'>): Icon =>
  action === 'documents' ? (documenti > 0 ? IconFileText : IconFileOff) : ICON[action];

export const labelOf = (
  action: ListedAction,
  { documenti }: Pick<RequestRow, 'documenti'>,
  t: Texts<'requests'>,
): string => (action === 'documents' ? t('documents', { count: documenti }) : t(action));

const OFF = {
  'own-request': 'offOwn',
  'replaced-person': 'offReplaced',
  'other-plant': 'offPlant',
  'second-level': 'offSecondLevel',
  'law-104-stands': 'offLaw104',
  registered: 'offRegistered',
  'document-missing': 'offDocument',
  'not-now': 'offNow',
} as const satisfies Record<ActionReason, string>;

/** Why an action is shown and off; a reason of a newer server: that it is not possible now. */
export const offText = (reason: string, t: Texts<'requests'>): string =>
  t(Object.hasOwn(OFF, reason) ? OFF[reason as ActionReason] : 'offNow');
