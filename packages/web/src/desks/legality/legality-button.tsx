import { useQuery } from '@tanstack/react-query';
import { IconGavel } from '@tabler/icons-react';
import type { LegalityFinding } from '@torre/contract/legality';
import { dayFromCompact } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import { Suspense, useEffect, useId, useMemo, useRef, useState, type JSX, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { legalityQuery, useLiveLegality } from '../../areas/legality/index.ts';
import type { BrokenRule, MonthGridHandle, MonthStore } from '../../areas/roster/index.ts';
import { Chip } from '../../kit/index.ts';
import { useTexts } from '../../platform/language.ts';
import { lazyPart } from '../../platform/lazy-with-retry.ts';
import { readRemembered, remember } from '../../platform/remembered.ts';
import { serverWords } from '../../platform/server-words.ts';
import type { Texts } from '../../platform/text-catalogue.ts';
import { track } from '../../platform/track.ts';
import styles from './legality-button.module.css';

const LegalityPanel = lazyPart(() => import('./legality-panel.tsx'), 'LegalityPanel');

interface LegalityButtonProps {
  readonly plant: string;
  /** Id of the draft in view; null: the published month. */
  readonly draft: string | null;
  /** The months in view. */
  readonly stores: readonly MonthStore[];
  /** Days in view, both included. */
  readonly from: Day;
  readonly to: Day;
  readonly grid: RefObject<MonthGridHandle | null>;
  /** Where the list stands beside the grid; null on the phone, where it comes up from below. */
  readonly side: HTMLElement | null;
  /** Where the button stands instead of here. */
  readonly place: HTMLElement | null;
  /** Opens a day that the grid does not show. */
  readonly onSelect: (cell: { readonly employeeId: string; readonly date: string }) => void;
}

const MARKS_KEY = 'calendario-regole';
const NONE: readonly LegalityFinding[] = [];

/** Each finding at the cell that shows it; one in another plant at none. */
function brokenRules(findings: readonly LegalityFinding[], t: Texts<'legality'>): readonly BrokenRule[] {
  return findings.flatMap((finding): BrokenRule[] => {
    const day = finding.cell === null ? null : dayFromCompact(finding.cell);
    const words = `${t(`level_${finding.level}`)}: ${serverWords(finding)}`;
    return day === null ? [] : [{ employeeId: finding.employeeId, day, words }];
  });
}

/** How many rules the month breaks, and the way to their list; marks the cells, unless somebody wants none. */
export function LegalityButton({
  plant,
  draft,
  stores,
  from,
  to,
  grid,
  side,
  place,
  onSelect,
}: LegalityButtonProps): JSX.Element {
  const t = useTexts('legality');
  const [marks, setMarks] = useState(() => readRemembered(MARKS_KEY) !== 'no');
  const [opened, setOpened] = useState(false);
  const panelId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const { data, isError, refetch } = useQuery({
    ...legalityQuery(plant, from, to, draft),
    enabled: marks || opened,
  });
  useLiveLegality(plant, draft);
  const broken = useMemo(() => (marks ? brokenRules(data ?? NONE, t) : []), [marks, data, t]);
  useEffect(() => {
    for (const store of stores) store.setOverlays({ broken });
  }, [stores, broken]);

  const toggle = (): void => {
    if (!opened) track('view', 'regole del mese');
    setOpened(!opened);
  };
  const close = (): void => {
    setOpened(false);
    if (side !== null) button.current?.focus();
  };
  const open = ({ employeeId, cell }: LegalityFinding): void => {
    const day = cell === null ? null : dayFromCompact(cell);
    if (cell === null || day === null) return;
    track('action', 'apri rilievo');
    if (side === null) setOpened(false);
    // Somebody whom a filter or a folded group hides, and a day of another month, are opened themselves.
    if (side === null || grid.current?.focusCell(employeeId, day) !== true)
      onSelect({ employeeId, date: cell });
  };
  const count = data?.length ?? 0;
  const chip = (
    <Chip
      ref={button}
      icon={IconGavel}
      word={t('rules')}
      aria-label={data === undefined ? t('rules') : `${t('rules')}: ${t('findings', { count })}`}
      aria-expanded={opened}
      aria-controls={opened ? panelId : undefined}
      isOn={opened}
      onClick={toggle}
    >
      <b className={styles['count']}>{count > 0 && count}</b>
    </Chip>
  );
  return (
    <>
      {place === null ? chip : createPortal(chip, place)}
      {opened && (
        <Suspense>
          <LegalityPanel
            {...{ plant, stores, marks, side }}
            isDraft={draft !== null}
            id={panelId}
            findings={data ?? null}
            onRetry={isError && data === undefined ? () => void refetch() : null}
            onMarks={(wanted) => {
              remember(MARKS_KEY, wanted ? 'yes' : 'no');
              setMarks(wanted);
            }}
            onOpen={open}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  );
}
