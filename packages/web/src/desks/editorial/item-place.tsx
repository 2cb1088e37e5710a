import { Checkbox } from '@mantine/core';
import type { DeskItem } from '@torre/contract/content';
import type { Channel } from '@torre/domain/content';
import type { JSX } from 'react';
import { Panel, useActions } from '../../kit/index.ts';
import { useTexts } from '../../platform/language.ts';
import { EDITORIAL, placeItem } from './editorial.queries.ts';
import './editorial.texts.ts';

const HOME: Channel = 'home';

interface ItemPlaceProps {
  readonly item: DeskItem;
  readonly onPlaced: (item: DeskItem) => void;
}

/** On whose home an article stands (P6.01); who may read it is another thing, and does not change. */
export function ItemPlace({ item, onPlaced }: ItemPlaceProps): JSX.Element {
  const t = useTexts('editorial');
  const { run, busy, element } = useActions();
  const mayPlace = item.allowedActions.includes('place');
  const place = async (isOnHome: boolean): Promise<void> => {
    const done = await run({
      track: 'posto-articolo',
      act: (options) =>
        placeItem(item.id, { seen: [...item.channels], channels: isOnHome ? [HOME] : [] }, options),
      done: isOnHome ? t('placed') : t('unplaced'),
      failed: t('notPlaced'),
      refresh: EDITORIAL,
    });
    if (done !== null) onPlaced(done.item);
  };
  return (
    <Panel title={t('place')} padded>
      <Checkbox
        label={t('onHome')}
        description={mayPlace ? t('onHomeHint') : t('onHomeNotYours')}
        checked={item.channels.includes(HOME)}
        disabled={!mayPlace || busy}
        onChange={(event) => void place(event.currentTarget.checked)}
      />
      {element}
    </Panel>
  );
}
