import { Checkbox } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { LegalityFinding } from '@torre/contract/legality';
import { useEffect, useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { FindingsList } from '../../areas/legality/index.ts';
import { rowName } from '../../areas/roster/index.ts';
import type { MonthStore } from '../../areas/roster/index.ts';
import { ErrorState, IconButton, LoadingRows, Sheet } from '../../kit/index.ts';
import { useTexts } from '../../platform/language.ts';
import { FindingMend } from '../cover/index.ts';
import styles from './legality-panel.module.css';

interface LegalityPanelProps {
  readonly id: string;
  readonly plant: string;
  /** A draft is in view: its findings are told, and mended in its days. */
  readonly isDraft: boolean;
  /** The months in view, which know the names. */
  readonly stores: readonly MonthStore[];
  /** null while they are being read. */
  readonly findings: readonly LegalityFinding[] | null;
  readonly onRetry: (() => void) | null;
  /** Whether the cells of the month are marked. */
  readonly marks: boolean;
  readonly onMarks: (marks: boolean) => void;
  readonly onOpen: (finding: LegalityFinding) => void;
  /** Where it stands beside the month; null on the phone, where it comes up from below. */
  readonly side: HTMLElement | null;
  readonly onClose: () => void;
}

/** The findings of the days in view, beside the month or in a window of the phone. */
export function LegalityPanel(props: LegalityPanelProps): ReactNode {
  const { id, plant, isDraft, stores, findings, onRetry, marks, onMarks, onOpen, side, onClose } = props;
  const t = useTexts('legality');
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const nameOf = (employeeId: string): string => {
    for (const store of stores) {
      const person = store.indexOf(employeeId);
      if (person >= 0) return rowName(store, person);
    }
    return employeeId;
  };
  const mendOf = isDraft
    ? null
    : (finding: LegalityFinding, date: string) => <FindingMend {...{ plant, finding, date }} turn={null} />;
  const panel = (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape is heard from the buttons in it
    <section
      id={id}
      className={`${styles['panel']} no-print`}
      data-beside={side !== null || undefined}
      aria-label={t('rules')}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || side === null) return;
        event.stopPropagation();
        onClose();
      }}
    >
      {side !== null && (
        <header>
          <h2 ref={title} tabIndex={-1}>
            {t('rules')}
          </h2>
          {findings !== null && <span>{t('findings', { count: findings.length })}</span>}
          <IconButton label={t('close')} icon={IconX} onClick={onClose} />
        </header>
      )}
      <Checkbox
        label={t('showMarks')}
        checked={marks}
        onChange={(event) => onMarks(event.currentTarget.checked)}
      />
      {onRetry !== null && <ErrorState text={t('unread')} onRetry={onRetry} />}
      {findings === null && onRetry === null && <LoadingRows rows={4} />}
      {findings !== null && <FindingsList {...{ findings, nameOf, onOpen, mendOf }} />}
    </section>
  );
  if (side !== null) return createPortal(panel, side);
  return (
    <Sheet title={t('rules')} onClose={onClose}>
      {panel}
    </Sheet>
  );
}
