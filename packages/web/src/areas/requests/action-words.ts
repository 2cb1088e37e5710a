import type { RequestRow } from '@torre/contract/requests';
import type { ActionReason, RowAction as RequestAction } from '@torre/domain/requests';
import {
  IconArrowBackUp,
  IconBan,
  IconCalendarMonth,
  IconCheck,
  IconChecks,
  IconEye,
  IconEyeOff,
  IconFileOff,
  IconFileText,
  IconTrash,
  IconX,
  type Icon,
} from '@tabler/icons-react';
import type { Texts } from '../../platform/text-catalogue.ts';
import './requests.texts.ts';

/** Actions that a leave, clock-in or other request can have for its owner and for managers. */
export const REQUEST_ACTIONS = [
  'approve',
  'reject',
  'details',
  'authorize',
  'delete',
  'documents',
  'calendar',
  'annul',
  'askAnnulment',
  'withdraw',
] as const satisfies readonly RequestAction[];
/** Those of trips stand on their own screen. */
export type ListedAction = Exclude<RequestAction, 'notApprove'>;

const ICON: Readonly<Record<Exclude<ListedAction, 'documents'>, Icon>> = {
  approve: IconCheck,
  reject: IconX,
  details: IconEye,
  authorize: IconChecks,
  delete: IconTrash,
  cancel: IconBan,
  ignore: IconEyeOff,
  consider: IconArrowBackUp,
  calendar: IconCalendarMonth,
  annul: IconBan,
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
