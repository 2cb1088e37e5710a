import { IconArrowRight, IconX } from '@tabler/icons-react';
import { displayDay, type Day } from '@torre/domain/kernel';
import { useMemo, useState, type JSX } from 'react';
import type { DefinitionBook } from '../../areas/roster/index.ts';
import { DataTable, ShiftTile, StatusBadge, type DataColumn, type TableAddress } from '../../kit/index.ts';
import { useTexts } from '../../platform/language.ts';
import { quoted, type ImportRow } from './import-rows.ts';
import './import-export.texts.ts';
import styles from './import-export.module.css';

type Shown = 'all' | 'changing' | 'refused';

const SHOWN: readonly Shown[] = ['all', 'changing', 'refused'];

const matches = (shown: Shown, { refusal }: ImportRow): boolean =>
  shown === 'all' || (refusal !== null) === (shown === 'refused');

interface ImportTableProps {
  readonly rows: readonly ImportRow[];
  readonly book: DefinitionBook;
  readonly today: Day;
}

/** The cells of a file: what stands there, what would, and why not. Shifts look as in the grid; what is no shift does not. */
export function ImportTable({ rows, book, today }: ImportTableProps): JSX.Element {
  const t = useTexts('importExport');
  const [shown, setShown] = useState<Shown>('all');
  const [address, setAddress] = useState<TableAddress>({});
  const columns = useMemo<readonly DataColumn<ImportRow>[]>(() => {
    const dayOf = ({ day }: ImportRow): string => (day === null ? t('wholeRow') : displayDay(day));
    return [
      { id: 'persona', header: t('person'), value: ({ person }) => person, meta: { filter: 'text' } },
      {
        id: 'giorno',
        header: t('day'),
        value: dayOf,
        meta: { filter: 'none', width: 100, sortable: false },
      },
      {
        id: 'ora',
        header: t('before'),
        value: ({ before }) => before,
        cell: (row) => <Before {...{ row, book }} />,
        meta: { filter: 'none', width: 120, sortable: false },
      },
      {
        id: 'file',
        header: t('after'),
        value: ({ after }) => after,
        cell: (row) => <After {...{ row, book }} />,
        meta: { filter: 'none', width: 120, sortable: false },
      },
      {
        id: 'esito',
        header: t('outcome'),
        value: ({ refusal }) => t(refusal === null ? 'changes' : 'isRefused'),
        cell: (row) => (
          <span className={styles['outcome']}>
            <Outcome row={row} />
            <Why row={row} />
          </span>
        ),
        meta: { filter: 'none', sortable: false },
      },
    ];
  }, [t, book]);
  const visible = rows.filter((row) => matches(shown, row));
  return (
    <div className={styles['table']}>
      <div className={styles['chips']} role="group" aria-label={t('show')}>
        {SHOWN.map((one) => (
          <button
            key={one}
            type="button"
            className={styles['chip']}
            aria-pressed={one === shown}
            data-on={one === shown || undefined}
            onClick={() => setShown(one)}
          >
            {t(one)} <b>{rows.filter((row) => matches(one, row)).length}</b>
          </button>
        ))}
      </div>
      <DataTable
        label={t('table')}
        columns={columns}
        rows={visible}
        rowId={({ id }) => id}
        nameOf={nameOf}
        phoneRow={(row) => ({
          title: nameOf(row) || t('wholeRow'),
          detail:
            row.refusal === null ? (
              <span className={styles['pair']}>
                <Before {...{ row, book }} /> → <After {...{ row, book }} />
              </span>
            ) : (
              <Why row={row} />
            ),
          aside: <Outcome row={row} />,
        })}
        address={address}
        onAddress={setAddress}
        today={today}
        empty={<p className={styles['empty']}>–</p>}
      />
    </div>
  );
}

const nameOf = ({ person, day }: ImportRow): string =>
  [person, day === null ? '' : displayDay(day).slice(0, 5)].filter(Boolean).join(' ');

interface ShiftProps {
  readonly row: ImportRow;
  readonly book: DefinitionBook;
}

/** What stands there now; nothing for a row of the file that is no cell. */
function Before({ row: { before, day }, book }: ShiftProps): JSX.Element | null {
  return day === null ? null : <Shift {...{ turn: before, day, book }} />;
}

/** What would stand there; what is refused stands as it is written in the file, not as a shift. */
function After({ row: { after, day, refusal }, book }: ShiftProps): JSX.Element | null {
  if (day === null) return null;
  if (refusal === null) return <Shift {...{ turn: after, day, book }} />;
  return <span className={styles['written']}>{after && quoted(after)}</span>;
}

interface OneShiftProps {
  /** null: none. */
  readonly turn: string | null;
  readonly day: Day;
  readonly book: DefinitionBook;
}

function Shift({ turn, day, book }: OneShiftProps): JSX.Element {
  const t = useTexts('importExport');
  if (!turn) return <span className={styles['none']}>{t('none')}</span>;
  return <ShiftTile name={turn} form={book.meaning(turn, day).form} size="large" />;
}

/** The reason in words, and where to look in the file. */
function Why({ row: { refusal } }: { readonly row: ImportRow }): JSX.Element | null {
  return refusal === null ? null : (
    <span className={styles['why']}>
      {refusal.why} <span className={styles['place']}>{refusal.place}</span>
    </span>
  );
}

function Outcome({ row: { refusal } }: { readonly row: ImportRow }): JSX.Element {
  const t = useTexts('importExport');
  return refusal === null ? (
    <StatusBadge family="ok" icon={IconArrowRight} text={t('changes')} />
  ) : (
    <StatusBadge family="refused" icon={IconX} text={t('isRefused')} />
  );
}
