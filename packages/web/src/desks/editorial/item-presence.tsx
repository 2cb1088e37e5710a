import { bePresentAtItem, leaveItem } from '@torre/contract/content';
import type { PresentAtItem } from '@torre/contract/content';
import { buildRequest } from '@torre/contract/endpoint';
import { useState, type JSX } from 'react';
import { Callout } from '../../kit/index.ts';
import { call } from '../../platform/call.ts';
import { useTexts } from '../../platform/language.ts';
import { useSession } from '../../platform/session.ts';
import { useBeats } from '../../platform/use-beats.ts';
import { fullName } from '../presence/index.ts';
import './editorial.texts.ts';

const NOBODY: readonly PresentAtItem[] = [];

interface HereProps {
  readonly id: string;
  /** Something is typed here that is not saved. */
  readonly isTyped: boolean;
}

/** Who else has the item open, each in a line: who writes is told first, since the same field may be in two hands. */
export function OthersHere({ id, isTyped }: HereProps): JSX.Element {
  const t = useTexts('editorial');
  const { codicePersonale } = useSession().utente;
  const [others, setOthers] = useState(NOBODY);
  useBeats({
    shown: `${id} ${isTyped}`,
    say: (tabId) => call(bePresentAtItem, { path: { id, tabId }, body: { isWriting: isTyped } }),
    onHeard: (heard) => {
      const next = heard?.present.filter(({ employeeId }) => employeeId !== codicePersonale) ?? NOBODY;
      setOthers((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next));
    },
    goodbye: (tabId) => buildRequest(leaveItem, { path: { id, tabId } }),
  });
  const writing = others.filter(({ isWriting }) => isWriting);
  const looking = others.filter(({ isWriting }) => !isWriting);
  const names = (people: readonly PresentAtItem[]): string => people.map(fullName).join(', ');
  return (
    <div role="status">
      {writing.length > 0 && <Callout tone="wait">{t('writesHere', { who: names(writing) })}</Callout>}
      {looking.length > 0 && <Callout tone="seen">{t('looksHere', { who: names(looking) })}</Callout>}
    </div>
  );
}
