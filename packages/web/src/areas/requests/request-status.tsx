import { badgeStyleOf, leaveLabel, type BadgeStyle, type LabelReader } from '@torre/domain/requests';
import type { RequestRow } from '@torre/contract/requests';
import { leaveRequestList, ownRequestList } from '@torre/contract/requests';
import {
  IconArrowBackUp,
  IconBan,
  IconCircleCheck,
  IconCircleX,
  IconClock,
  IconEye,
  IconEyeCheck,
  IconProgress,
  type Icon,
} from '@tabler/icons-react';
import type { JSX } from 'react';
import { StatusBadge } from '../../kit/index.ts';
import { useLanguage } from '../../platform/language.ts';

/** Icon and tint of each style (M4.4): the word stands beside them. */
const LOOKS = {
  pending: ['wait', IconClock],
  approved: ['ok', IconCircleCheck],
  cancelled: ['void', IconBan],
  'da-vistare': ['seen', IconEye],
  'rejected-pending': ['undo', IconArrowBackUp],
  rejected: ['refused', IconCircleX],
  'vistato-da-approvare': ['seen', IconEyeCheck],
  neutral: ['void', IconProgress],
} as const satisfies Readonly<
  Record<BadgeStyle, readonly [Parameters<typeof StatusBadge>[0]['family'], Icon]>
>;

interface RequestStatusProps {
  readonly row: RequestRow;
  readonly reader: LabelReader;
}

/** The state of a request in the words of who reads it. */
export function RequestStatus({ row, reader }: RequestStatusProps): JSX.Element {
  const language = useLanguage();
  const [family, icon] = LOOKS[badgeStyleOf(leaveLabel(row.stato, reader))];
  const list = reader === 'manager' ? leaveRequestList : ownRequestList;
  return <StatusBadge family={family} icon={icon} text={list.columns.stato.value(row, language)} />;
}
