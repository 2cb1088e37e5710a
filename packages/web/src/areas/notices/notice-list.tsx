import type { ShiftNotice } from '@torre/contract/notices';
import type { JSX } from 'react';
import { NoticeItem } from './notice-item.tsx';
import { useAcknowledge } from './use-acknowledge.tsx';

interface NoticeListProps {
  readonly notices: readonly ShiftNotice[];
  readonly onLeave?: () => void;
}

/** Own notices, each until the person says that it was read. */
export function NoticeList({ notices, ...item }: NoticeListProps): JSX.Element {
  const { acknowledge, saving, element } = useAcknowledge();
  return (
    <>
      <ul>
        {notices.map((notice) => (
          <NoticeItem
            key={notice.noticeId}
            notice={notice}
            isSaving={saving === notice.noticeId}
            onAnswer={(one) => void acknowledge(one)}
            {...item}
          />
        ))}
      </ul>
      {element}
    </>
  );
}
