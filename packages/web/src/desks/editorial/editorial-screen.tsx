import { Button, NativeSelect, TextInput } from '@mantine/core';
import { IconEdit, IconPlus } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { ITEM_TYPE_WORDS, deskList } from '@torre/contract/content';
import { inLanguage } from '@torre/contract/list';
import { ITEM_TYPE_NAMES, checkItemName, isItemType, type ItemTypeName } from '@torre/domain/content';
import { useEffect, useState, type JSX } from 'react';
import {
  ButtonLink,
  FormDialog,
  Line,
  ListScreen,
  useActions,
  useCloseQuestion,
  type ScreenColumns,
  type TableScreenProps,
} from '../../kit/index.ts';
import { useLanguage, useTexts } from '../../platform/language.ts';
import { useLive } from '../../platform/live.ts';
import { track } from '../../platform/track.ts';
import { EDITORIAL, beginItem, readItems } from './editorial.queries.ts';
import './editorial.texts.ts';
import './item-state.texts.ts';
import { RowState } from './item-state.tsx';

/** What a file of the library is begins where that is sent. */
const BEGUN_HERE = ITEM_TYPE_NAMES.filter((one) => one !== 'Echo_Filmato' && one !== 'Echo_Sottotitoli');

const columns: ScreenColumns<typeof deskList> = {
  title: {},
  type: { width: 150, hideBelow: 'md' },
  state: { cell: (row) => <RowState {...row} />, width: 240 },
  channel: { width: 100, hideBelow: 'xl' },
  savedBy: { width: 180, hideBelow: 'lg' },
  savedAt: { width: 150, hideBelow: 'lg' },
  publishAt: { width: 150, hideBelow: 'md' },
};

interface EditorialScreenProps extends TableScreenProps {
  readonly onOpen: (id: string) => void;
}

/** `/redazione`: everything that the desk writes, by state. */
export function EditorialScreen({ address, onAddress, onOpen }: EditorialScreenProps): JSX.Element {
  const t = useTexts('editorial');
  const client = useQueryClient();
  const [begins, setBegins] = useState(false);
  useEffect(() => track('view', 'redazione'), []);
  const again = (): void => void client.invalidateQueries({ queryKey: EDITORIAL });
  useLive('content', again);
  useLive('reset', again);
  return (
    <ListScreen
      title={t('desk')}
      hint={t('deskHint')}
      aside={
        <Line>
          <ButtonLink to="/redazione/calendario" variant="default">
            {t('calendar')}
          </ButtonLink>
          <ButtonLink to="/redazione/commenti" variant="default">
            {t('comments')}
          </ButtonLink>
          <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setBegins(true)}>
            {t('newItem')}
          </Button>
        </Line>
      }
      list={deskList}
      columns={columns}
      queryKey={[...EDITORIAL, 'list']}
      read={readItems}
      rowId={(row) => row.itemId}
      nameOf={(row) => row.title ?? row.name}
      phoneRow={(row) => ({
        title: row.title ?? row.name,
        detail: row.savedAt,
        aside: <RowState {...row} />,
      })}
      actionsOf={(row) => [{ key: 'open', label: t('open'), icon: IconEdit, run: () => onOpen(row.itemId) }]}
      address={address}
      onAddress={onAddress}
      empty={{ title: t('noItems'), why: t('noItemsWhy') }}
    >
      {begins && <NewItemDialog onClose={() => setBegins(false)} onBegun={onOpen} />}
    </ListScreen>
  );
}

interface NewItemProps {
  readonly onClose: () => void;
  readonly onBegun: (id: string) => void;
}

function NewItemDialog({ onClose, onBegun }: NewItemProps): JSX.Element {
  const t = useTexts('editorial');
  const state = useTexts('itemState');
  const language = useLanguage();
  const [type, setType] = useState<ItemTypeName>('Echo_Articolo');
  const [name, setName] = useState('');
  const [refusal, setRefusal] = useState<string | null>(null);
  const { run, busy, element } = useActions('footer');
  const closing = useCloseQuestion(name.trim() !== '', onClose);
  const begin = async (): Promise<void> => {
    const begun = await run({
      track: 'nuovo-contenuto',
      act: (options) => beginItem(type, name, options),
      failed: t('beginFailed'),
      onRefused: setRefusal,
      refresh: EDITORIAL,
    });
    if (begun !== null) onBegun(begun.id);
  };
  return (
    <FormDialog
      title={t('newItem')}
      submit={t('begin')}
      refusal={refusal}
      saving={busy}
      disabled={!checkItemName(name).ok}
      question={
        <>
          {element}
          {closing.element}
        </>
      }
      asked={closing.asks}
      onClose={closing.close}
      onSubmit={begin}
    >
      <NativeSelect
        label={t('type')}
        description={type === 'Echo_Documento' ? state('fileAfterwards') : undefined}
        // Choices in the code: the types of the specification, each with its own fields.
        data={BEGUN_HERE.map((one) => ({
          value: one,
          label: inLanguage(ITEM_TYPE_WORDS[one], language),
        }))}
        value={type}
        onChange={({ currentTarget: { value } }) => isItemType(value) && setType(value)}
      />
      <TextInput
        data-autofocus
        label={t('name')}
        description={t('nameHint')}
        value={name}
        maxLength={200}
        autoComplete="off"
        onChange={(event) => setName(event.currentTarget.value)}
      />
    </FormDialog>
  );
}
