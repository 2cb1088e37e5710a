import type { entitlementList, EntitlementRow } from '@torre/contract/entitlements';
import { Link, useRouter } from '@tanstack/react-router';
import type { JSX } from 'react';
import { CutText, type ScreenColumns } from '../../kit/index.ts';

export const entitledName = ({ cognome, nome }: Pick<EntitlementRow, 'cognome' | 'nome'>): string =>
  `${cognome} ${nome}`.trim();

/** The name leads to all that the person has. */
export function EntitledPerson(row: EntitlementRow): JSX.Element {
  const router = useRouter();
  return (
    <Link
      to="/personale/spettanze/$persona"
      params={{ persona: row.employeeId }}
      state={(now) => ({ ...now, cameFrom: router.state.location.href })}
    >
      {entitledName(row)}
    </Link>
  );
}

export const entitlementColumns: ScreenColumns<typeof entitlementList> = {
  nome: {
    cell: (row) => (
      <CutText whole={entitledName(row)}>
        <EntitledPerson {...row} />
      </CutText>
    ),
    width: 'rest',
  },
  code: { onlyFilter: true },
  plant: { width: 90 },
  categoria: { onlyFilter: true },
  year: { width: 80 },
  balance: { width: 190 },
  residuoAnniPrec: { hideBelow: 'lg', width: 110, numeric: true },
  residuoAnnoPrec: { hideBelow: 'lg', width: 110, numeric: true },
  teorica: { hideBelow: 'lg', width: 100, numeric: true },
  riduzioni: { onlyFilter: true },
  spettanzaReale: { width: 110, numeric: true },
  forzate: { hideBelow: 'xl', width: 90, numeric: true },
};
