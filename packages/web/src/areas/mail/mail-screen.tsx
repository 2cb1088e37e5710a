import { IconCircleCheck, IconClock, IconMailOff } from '@tabler/icons-react';
import { exportMail, listMail, mailList, type MailRow } from '@torre/contract/mail';
import type { ListQuery } from '@torre/contract/list';
import type { JSX } from 'react';
import { ListScreen, stateBadge, type ScreenColumns, type TableScreenProps } from '../../kit/index.ts';
import { call } from '../../platform/call.ts';
import { useTexts } from '../../platform/language.ts';
import './mail.texts.ts';

const MailStatus = stateBadge(mailList.columns.state, ({ state }) => state, {
  waiting: ['wait', IconClock],
  sent: ['ok', IconCircleCheck],
  refused: ['refused', IconMailOff],
});

const mailColumns: ScreenColumns<typeof mailList> = {
  recipient: {},
  kind: { width: 170, hideBelow: 'md' },
  state: { cell: (row) => <MailStatus {...row} />, width: 150 },
  attempts: { numeric: true, width: 110, hideBelow: 'lg' },
  problem: { width: 150, hideBelow: 'md' },
  madeAt: { width: 150 },
  endedAt: { width: 150, hideBelow: 'lg' },
};

const readMail = (query: ListQuery<typeof mailList>, signal: AbortSignal) =>
  call(listMail, { query }, { signal });

/** `/amministrazione/posta`: who was sent what kind of mail, and how it ended. */
export function MailScreen({ address, onAddress }: TableScreenProps): JSX.Element {
  const t = useTexts('mail');
  return (
    <ListScreen
      title={t('mail')}
      hint={t('mailHint')}
      list={mailList}
      columns={mailColumns}
      queryKey={['administration', 'mail']}
      read={readMail}
      exportAs={exportMail}
      rowId={(row: MailRow) => row.mailId}
      nameOf={(row) => `${row.recipient} ${row.madeAt}`}
      phoneRow={(row) => ({ title: row.recipient, detail: row.madeAt, aside: <MailStatus {...row} /> })}
      actionsOf={() => []}
      address={address}
      onAddress={onAddress}
      empty={{ title: t('noMail'), why: t('noMailWhy') }}
    />
  );
}
