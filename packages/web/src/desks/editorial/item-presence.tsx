import { ITEM_STATE_WORDS, bePresentAtItem, leaveItem } from '@torre/contract/content';
import type { DeskItem, PresentAtItem } from '@torre/contract/content';
import { buildRequest } from '@torre/contract/endpoint';
import { optionText } from '@torre/contract/list';
import { useState, type JSX } from 'react';
import { Callout, Stack } from '../../kit/index.ts';
import { call } from '../../platform/call.ts';
import { useLanguage, useTexts } from '../../platform/language.ts';
import { useSession } from '../../platform/session.ts';
import { useBeats } from '../../platform/use-beats.ts';
import { fullName } from '../presence/index.ts';
import './editorial.texts.ts';
import './item-state.texts.ts';

const NOBODY: readonly PresentAtItem[] = [];

type Standing = Pick<DeskItem, 'version' | 'state'>;

interface HereProps {
  readonly item: DeskItem;
  /** Something is typed here that is not saved. */
  readonly isTyped: boolean;
  /** Reads the item anew. */
  readonly onShow: () => void;
}

/**
 * Who else has the item open, each in a line: who writes is told first, since the same field may be in two hands. What was saved or
 * decided meanwhile is told and shown on request: a text that changes by itself would be published by who read another one.
 */
export function OthersHere({ item, isTyped, onShow }: HereProps): JSX.Element {
  const t = useTexts('editorial');
  const s = useTexts('itemState');
  const { id, version, state } = item;
  const { codicePersonale } = useSession().utente;
  const [others, setOthers] = useState(NOBODY);
  const [standing, setStanding] = useState<Standing | null>(null);
  useBeats({
    // After an own step what was heard before says nothing.
    shown: `${id} ${isTyped} ${version} ${state}`,
    say: (tabId) => call(bePresentAtItem, { path: { id, tabId }, body: { isWriting: isTyped } }),
    onHeard: (heard) => {
      const next = heard?.present.filter(({ employeeId }) => employeeId !== codicePersonale) ?? NOBODY;
      setOthers((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next));
      setStanding(heard);
    },
    goodbye: (tabId) => buildRequest(leaveItem, { path: { id, tabId } }),
  });
  const writing = others.filter(({ isWriting }) => isWriting);
  const looking = others.filter(({ isWriting }) => !isWriting);
  const names = (people: readonly PresentAtItem[]): string => people.map(fullName).join(', ');
  return (
    <div role="status">
      <Stack>
        {standing !== null && isOther(item, standing) && (
          <Callout tone="wait" choices={[{ label: s('showNow'), run: onShow }]}>
            <Changed item={item} standing={standing} />
          </Callout>
        )}
        {writing.length > 0 && <Callout tone="wait">{t('writesHere', { who: names(writing) })}</Callout>}
        {looking.length > 0 && <Callout tone="seen">{t('looksHere', { who: names(looking) })}</Callout>}
      </Stack>
    </div>
  );
}

/** Somebody was here after what the own screen shows; an older version was heard before the own save. */
const isOther = (item: Standing, heard: Standing): boolean =>
  heard.version > item.version || (heard.version === item.version && heard.state !== item.state);

function Changed({ item, standing }: { readonly item: Standing; readonly standing: Standing }): JSX.Element {
  const t = useTexts('itemState');
  const language = useLanguage();
  const state = optionText(ITEM_STATE_WORDS, standing.state, language);
  return (
    <>
      {standing.version > item.version && <p>{t('textChanged', { version: standing.version })}</p>}
      {standing.state !== item.state && <p>{t('stateChanged', { state })}</p>}
    </>
  );
}
