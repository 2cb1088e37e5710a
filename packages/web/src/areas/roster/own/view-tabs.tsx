import type { JSX } from 'react';
import { TabStrip } from '../../../kit/index.ts';
import { useTexts } from '../../../platform/language.ts';
import './own-year.texts.ts';
import './own.texts.ts';

const VIEWS = ['miei', 'anno', 'colleghi'] as const;

/** What the own calendar shows; the words stand in the address. */
export type OwnView = (typeof VIEWS)[number];

/** Id of the panel that the tabs switch. */
export const VIEW_PANEL = 'vista-calendario';

interface ViewTabsProps {
  readonly view: OwnView;
  readonly onView: (view: OwnView) => void;
}

export function ViewTabs({ view, onView }: ViewTabsProps): JSX.Element {
  const t = useTexts('own');
  const year = useTexts('ownYear');
  const words = { miei: t('mine'), anno: year('view'), colleghi: t('colleagues') };
  return (
    <TabStrip label={t('views')} views={VIEWS} words={words} view={view} panel={VIEW_PANEL} onView={onView} />
  );
}
