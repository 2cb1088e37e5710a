import { qualificationList, type QualificationRow } from '@torre/contract/qualifications';
import { IconAlertTriangle, IconBan, IconCircleCheck, IconClock } from '@tabler/icons-react';
import { Link, useRouter } from '@tanstack/react-router';
import type { JSX } from 'react';
import { CutText, Line, StatusBadge, Text, type ScreenColumns } from '../../../kit/index.ts';
import { useLanguage } from '../../../platform/language.ts';

const BADGE = {
  sospesa: ['refused', IconBan],
  manca: ['late', IconAlertTriangle],
  'in scadenza': ['wait', IconClock],
  'in regola': ['ok', IconCircleCheck],
} as const;

export const qualificationName = ({ cognome, nome }: QualificationRow): string =>
  qualificationList.columns.nome.value({ cognome, nome } as QualificationRow);

/** The name leads to what the person holds. */
export function HolderName(row: QualificationRow): JSX.Element {
  const router = useRouter();
  return (
    <Link
      to="/personale/titoli/$persona"
      params={{ persona: row.employeeId }}
      state={(now) => ({ ...now, cameFrom: router.state.location.href })}
    >
      {qualificationName(row)}
    </Link>
  );
}

/** Every status of a person; nothing where nothing is asked for. */
export function QualificationStatus({ row }: { readonly row: QualificationRow }): JSX.Element {
  const language = useLanguage();
  return (
    <Line>
      {row.stati.map((state) => {
        const [family, icon] = BADGE[state];
        return (
          <StatusBadge
            key={state}
            family={family}
            icon={icon}
            text={qualificationList.columns.stato.value({ ...row, stati: [state] }, language)}
          />
        );
      })}
    </Line>
  );
}

type HeldColumn = 'licence' | 'medical' | 'english' | 'suspension';

/** The last day; in red where it has passed, or where something asked for is missing. */
function LastDay({
  row,
  column,
}: {
  readonly row: QualificationRow;
  readonly column: HeldColumn;
}): JSX.Element {
  const text = qualificationList.columns[column].value(row, useLanguage());
  const own = row[column];
  const isLost = column !== 'suspension' && (own === null ? row.isAsked : !own.holds);
  return (
    <Text as="span" tone={isLost ? 'danger' : undefined}>
      {text}
    </Text>
  );
}

export const qualificationColumns: ScreenColumns<typeof qualificationList> = {
  nome: {
    cell: (row) => (
      <CutText whole={qualificationName(row)}>
        <HolderName {...row} />
      </CutText>
    ),
    width: 'rest',
  },
  code: { onlyFilter: true },
  plant: {},
  categoria: { hideBelow: 'lg' },
  stato: { cell: (row) => <QualificationStatus row={row} />, width: 200 },
  licence: { cell: (row) => <LastDay row={row} column="licence" />, width: 130 },
  medical: { cell: (row) => <LastDay row={row} column="medical" />, width: 130 },
  english: { cell: (row) => <LastDay row={row} column="english" />, width: 130 },
  suspension: { cell: (row) => <LastDay row={row} column="suspension" />, hideBelow: 'lg', width: 130 },
};
