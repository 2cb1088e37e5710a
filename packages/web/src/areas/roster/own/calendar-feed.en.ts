import type { SameKeys } from '../../../platform/text-catalogue.ts';
import type { it } from './calendar-feed.it.ts';

export const en: SameKeys<typeof it> = {
  title: 'Connect to your calendar',
  why: 'The calendar of your phone, Google or Outlook reads your shifts from a secret address and stays up to date.',
  holds:
    'It holds shifts, on-call times and flexible days with hours and plant, from last month to six months ahead.',
  leavesOut: 'It holds no rest days, no absences or their reasons, no notes and no colleagues.',
  make: 'Make the address',
  once: 'Copy the address now: for safety it cannot be shown again. Add it in your program as a “calendar from the Internet” or “from URL”.',
  keep: 'Whoever knows it sees your shifts: give it to nobody.',
  address: 'Address of the calendar',
  copy: 'Copy',
  copied: 'Copied',
  notCopied: 'The browser does not allow copying: select the address and copy it with Ctrl+C.',
  open: 'Open in the calendar of this device',
  active: 'The connection is active since {{at}}.',
  readAt: 'It was last read on {{at}}.',
  neverRead: 'No program has read it yet.',
  renew: 'Make a new address',
  renewQuestion: 'Make a new address?',
  renewWhy: 'The present one stops working in all programs that use it.',
  renewYes: 'Yes, make a new one',
  end: 'End the connection',
  endQuestion: 'End the connection?',
  endWhy: 'Your calendar programs receive no more shifts. You can make another one.',
  endYes: 'Yes, end it',
  ended: 'The connection is ended.',
  notMade: 'The address was not made',
  notEnded: 'The connection was not ended',
};
