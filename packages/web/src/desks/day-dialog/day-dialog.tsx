import { Button, Skeleton } from '@mantine/core';
import type { CellPatch } from '@torre/contract/roster';
import { addDays, compactDay, dayFromCompact, displayDay } from '@torre/domain/kernel';
import { useEffect, useRef, type JSX } from 'react';
import { DayAlert, DayStrip, DayWindow, HistorySection, ShiftForm } from '../../areas/roster/index.ts';
import { useTexts } from '../../platform/language.ts';
import { track } from '../../platform/track.ts';
import { ConflictPanel } from './conflict-panel.tsx';
import './day-dialog.texts.ts';
import { DayFooter } from './day-footer.tsx';
import { isDirty, type DayForm } from './day-form.ts';
import { authorName, personName } from './person-name.ts';
import { QuestionBar } from './question-bar.tsx';
import { detailOf } from './save-texts.ts';
import { useDayForm } from './use-day-form.ts';
import { useLeaving } from './use-leaving.ts';

interface DayDialogProps {
  readonly plant: string;
  readonly employeeId: string;
  /** YYYYMMDD */
  readonly date: string;
  readonly onClose: () => void;
  readonly onNavigate: (date: string) => void;
  /** The cell as it stands after a save, to be drawn before the stream brings it. */
  readonly onSaved: (cell: CellPatch) => void;
}
