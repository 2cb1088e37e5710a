import { Button } from '@mantine/core';
import { IconCalendarShare } from '@tabler/icons-react';
import { Suspense, useState, type JSX } from 'react';
import { useTexts } from '../../../platform/language.ts';
import './calendar-link.texts.ts';
import { late } from '../../../platform/late.ts';

const CalendarLinkDialog = late(async () => ({
  default: (await import('./calendar-link-dialog.tsx')).CalendarLinkDialog,
}));

/** The way to one's shifts in the calendar that one uses every day. */
export function CalendarLink(): JSX.Element {
  const t = useTexts('calendarLink');
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
          <CalendarLinkDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
