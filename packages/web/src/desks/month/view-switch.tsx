import { IconUsersGroup } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import type { JSX } from 'react';
import { Chip, useBreakpoint } from '../../kit/index.ts';
import { useTexts } from '../../platform/language.ts';
import { track } from '../../platform/track.ts';
import styles from './month-toolbar.module.css';
import './month.texts.ts';

export type DeskView = 'mese' | 'settimana' | 'oggi';

const VIEWS: readonly DeskView[] = ['mese', 'settimana', 'oggi'];
/** The phone shows a week where the desk shows a month. */
const PHONE_VIEWS: readonly DeskView[] = ['settimana', 'oggi'];

function useView(): (view: DeskView) => void {
  const navigate = useNavigate();
  const { mobile } = useBreakpoint();
  return (view) => {
    track('action', `vista ${view}`);
    const vista = view === 'mese' || (mobile && view === 'settimana') ? undefined : view;
    void navigate({ to: '.', search: (now) => ({ ...now, vista }) });
  };
}

/** Month, week or the room as it is now; stands in the address as `vista`. */
export function ViewSwitch({ view }: { readonly view: DeskView }): JSX.Element {
  const t = useTexts('month');
  const { mobile } = useBreakpoint();
  const show = useView();
  return (
    <div className={styles['views']} role="group" aria-label={t('view')}>
      {(mobile ? PHONE_VIEWS : VIEWS).map((one) => (
        <button key={one} type="button" aria-pressed={one === view} onClick={() => show(one)}>
          {t(one)}
        </button>
      ))}
    </div>
  );
}

/** From the week of the phone into the room as it is now. */
export function RoomButton(): JSX.Element {
  const t = useTexts('month');
  const show = useView();
  return <Chip isLarge icon={IconUsersGroup} word={t('oggi')} onClick={() => show('oggi')} />;
}
