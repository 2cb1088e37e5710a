import type {
  leaveRequestList,
  ownRequestList,
  punchRequestList,
  RequestRow,
} from '@torre/contract/requests';
import { IconFileText } from '@tabler/icons-react';
import type { JSX } from 'react';
import { CutText, Text, type ScreenColumns } from '../../kit/index.ts';
import { useTexts } from '../../platform/language.ts';
import { OwnCause } from './own-cause.tsx';
import { RequestStatus } from './request-status.tsx';
import { shownDay } from './request-times.ts';
import './requests.texts.ts';

const day = (field: 'timestampins' | 'datainizio' | 'datafine') => ({
  cell: (row: RequestRow) => shownDay(row[field]),
  width: 104,
});
const managerState = {
  cell: (row: RequestRow) => <RequestStatus row={row} reader="manager" />,
  width: 160,
  pinned: 'end',
} as const;
const employee = {
  cell: (row: RequestRow) => (
    <>
      {row.cognome} {row.nome}
      <OfSeries row={row} />
    </>
  ),
  width: 160,
  pinned: 'start',
} as const;
const codes = {
  id: { hideBelow: 'md', cell: ({ id }: RequestRow) => <CutText>{id}</CutText>, width: 110 },
  tipo: { hideBelow: 'md', width: 60 },
  codresponsabile: { hideBelow: 'md', width: 120 },
  quantita: { hideBelow: 'md', numeric: true, width: 80 },
} as const;

/** That one decision reaches further rows. */
function OfSeries({ row: { righeSerie } }: { readonly row: RequestRow }): JSX.Element | null {
  const t = useTexts('requests');
  if (righeSerie < 2) return null;
  return (
    <>
      {' '}
      <Text as="span" tone="faint">
        {t('ofSeries', { count: righeSerie })}
      </Text>
    </>
  );
}

function Documents({ count }: { readonly count: number }): JSX.Element | null {
  if (count === 0) return null;
  return (
    <>
      <IconFileText size={14} aria-hidden /> {count}
    </>
  );
}

/** Columns of 'FERIE' and 'ALTRO' (M2.3.05; M2.3.04 says which hide). */
export const inboxColumns: ScreenColumns<typeof leaveRequestList> = {
  requestDate: day('timestampins'),
  employee,
  dal: day('datainizio'),
  al: day('datafine'),
  causale: { hideBelow: 'sm', width: 180 },
  mis: { hideBelow: 'sm', width: 90 },
  dalle: { width: 70 },
  alle: { width: 70 },
  stato: managerState,
  documenti: { cell: ({ documenti }) => <Documents count={documenti} />, width: 90 },
  ...codes,
};

/** Columns of 'TIMBRATURE' (M2.3.09). */
export const punchColumns: ScreenColumns<typeof punchRequestList> = {
  requestDate: day('timestampins'),
  employee,
  giorno: day('datainizio'),
  ora: { width: 70 },
  causale: { width: 110 },
  note: { cell: ({ note }) => <CutText>{note}</CutText>, width: 200 },
  stato: managerState,
  tipo: codes.tipo,
  codresponsabile: codes.codresponsabile,
};

/** Columns of the own list (M2.3.01, E2.15). */
export const ownColumns: ScreenColumns<typeof ownRequestList> = {
  dal: day('datainizio'),
  al: day('datafine'),
  causale: { hideBelow: 'sm', cell: (row) => <OwnCause row={row} />, width: 260 },
  mis: { hideBelow: 'sm', width: 90 },
  dalle: { width: 70 },
  alle: { width: 70 },
  stato: { cell: (row) => <RequestStatus row={row} reader="employee" />, width: 180 },
  ...codes,
};
