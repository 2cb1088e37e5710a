import { ownRequestList, type RequestRow } from '@torre/contract/requests';
import { useEffect, useState, type JSX } from 'react';
import { CutText, ListScreen, type TableScreenProps } from '../../kit/index.ts';
import { useTexts } from '../../platform/language.ts';
import { track } from '../../platform/track.ts';
import { NewRequestLink } from './new-request-link.tsx';
import { lacksCertificate } from './own-missing-document.ts';
import { OwnRequestDialog } from './own-request-dialog.tsx';
import './own-requests.texts.ts';
import { ownColumns } from './request-columns.tsx';
import { RequestStatus } from './request-status.tsx';
import { shortPeriod, shownPeriod } from './request-times.ts';
import { readOwn, requestsKey, useLiveRequests } from './requests.queries.ts';
import './requests.texts.ts';
import { useOwnActions } from './use-own-actions.tsx';

interface OwnRequestsScreenProps extends TableScreenProps {
  /** Id of the request that is looked at; null: none. */
  readonly opened: string | null;
  readonly onOpened: (id: string | null) => void;
}

/** `/dipendente/richieste`: what one asked for, what became of it, and how to take it back. */
export function OwnRequestsScreen({
  opened,
  onOpened,
  address,
  onAddress,
}: OwnRequestsScreenProps): JSX.Element {
  const t = useTexts('requests');
  const words = useTexts('ownRequests');
  const [overtaken, setOvertaken] = useState<string | null>(null);
  const open = ({ id }: RequestRow, text: string | null = null): void => {
    setOvertaken(text);
    onOpened(id);
  };
  const { actionsOf, element } = useOwnActions({
    where: 'window',
    onOpen: (row) => open(row),
    onOvertaken: open,
  });
  useLiveRequests();
  useEffect(() => track('view', 'le mie richieste'), []);
  return (
    <ListScreen
      title={t('own')}
      hint={t('ownHint')}
      aside={<NewRequestLink day={null} isMain />}
      list={ownRequestList}
      columns={ownColumns}
      queryKey={[...requestsKey, 'own']}
      read={readOwn}
      failed={t('loadFailed')}
      rowId={(row: RequestRow) => row.id}
      nameOf={(row: RequestRow) => `${row.descausale}, ${shownPeriod(row)}`}
      toneOf={({ isIgnored }) => (isIgnored ? 'ignored' : undefined)}
      phoneRow={(row) => ({
        title: row.descausale,
        detail: (
          <CutText>
            {[shortPeriod(row), ...(lacksCertificate(row) ? [words('certificateMissing')] : [])].join(' · ')}
          </CutText>
        ),
        aside: <RequestStatus row={row} reader="employee" />,
      })}
      actionsOf={actionsOf}
      walk={{ at: opened, onAt: NO_STEP, onOpen: (row) => open(row), letters: {} }}
      address={address}
      onAddress={onAddress}
      empty={{ title: t('noOwn'), why: t('noOwnWhy') }}
    >
      {opened !== null && (
        <OwnRequestDialog
          key={`${opened} ${overtaken ?? ''}`}
          id={opened}
          overtaken={overtaken}
          onClose={() => onOpened(null)}
        />
      )}
      {element}
    </ListScreen>
  );
}

/** Rows are not shown beside the list: going over them opens nothing. */
const NO_STEP = (): void => undefined;
