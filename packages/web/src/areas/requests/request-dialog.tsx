import type { ComponentProps, JSX } from 'react';
import { Dialog } from '../../kit/index.ts';
import { useTexts } from '../../platform/language.ts';
import { RequestDetail } from './request-detail.tsx';

/** E2.04: the specified name of the window with one request. */
const REQUEST_MODAL = 'manager-request-modal';

interface RequestDialogProps extends ComponentProps<typeof RequestDetail> {
  readonly onClose: () => void;
}

/** One request in a window: on narrow screens, and of the own ones everywhere. */
export function RequestDialog({ onClose, ...detail }: RequestDialogProps): JSX.Element {
  const t = useTexts('requests');
  return (
    <Dialog id={REQUEST_MODAL} title={t('request')} size={520} onClose={onClose}>
      <RequestDetail {...detail} />
    </Dialog>
  );
}
