import { Button } from '@mantine/core';
import { IconCalendarShare } from '@tabler/icons-react';
import { Suspense, useState, type JSX } from 'react';
import { useTexts } from '../../../platform/language.ts';
import './calendar-feed.texts.ts';
import { lazyPart } from '../../../platform/lazy-with-retry.ts';

const CalendarFeedDialog = lazyPart(() => import('./calendar-feed-dialog.tsx'), 'CalendarFeedDialog');

/** The way to one's shifts in the calendar that one uses every day. */
export function CalendarFeedButton(): JSX.Element {
  const t = useTexts('calendarFeed');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconCalendarShare size={18} stroke={1.75} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {t('title')}
      </Button>
      {isOpen && (
        <Suspense>
          <CalendarFeedDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
