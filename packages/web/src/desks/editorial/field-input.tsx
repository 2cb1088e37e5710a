import { Checkbox, MultiSelect, Textarea, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { NamedAtDesk } from '@torre/contract/content';
import { CONTENT_LIMITS, contentField, type FieldValue, type ItemTypeName } from '@torre/domain/content';
import { useState, type JSX } from 'react';
import { useActions } from '../../kit/index.ts';
import { MediaField, PictureField } from '../../areas/content/index.ts';
import { useTexts } from '../../platform/language.ts';
import { beginItem, itemChoicesQuery } from './editorial.queries.ts';
import { fieldText } from './editorial.texts.ts';
import { editFault } from './item-edits.ts';

const PICTURE = 'Echo_Immagine' satisfies ItemTypeName;
/** The same in WebM and in MP4. */
const FILES_OF_A_VIDEO = 2;

interface FieldInputProps {
  readonly type: ItemTypeName;
  readonly field: string;
  readonly value: FieldValue | null;
  /** What the ids of the fields are called. */
  readonly named: readonly NamedAtDesk[];
  readonly disabled: boolean;
  /** What the item is called. */
  readonly name: string;
  readonly onWrite: (value: FieldValue | null) => void;
}

/** A field of an item, drawn by its kind. */
export function FieldInput(props: FieldInputProps): JSX.Element | null {
  const declared = contentField(props.type, props.field);
  if (declared === undefined) return null;
  switch (declared.kind) {
    case 'item':
      if (declared.of === 'Echo_Lista_Commenti') return <CommentsSwitch {...props} />;
      if (declared.of === 'Echo_Sottotitoli') return <MediaItems {...props} type={declared.of} most={1} />;
      return declared.of === PICTURE ? (
        <PictureItem {...props} />
      ) : (
        <ItemPicker {...props} of={declared.of} most={1} />
      );
    case 'items':
      if (declared.of === 'Echo_Filmato')
        return <MediaItems {...props} type={declared.of} most={FILES_OF_A_VIDEO} />;
      return <ItemPicker {...props} of={declared.of} />;
    default:
      return <TextField {...props} most={CONTENT_LIMITS[declared.limit]} lines={declared.kind === 'lines'} />;
  }
}

/** A picture is chosen by what it shows, or sent now. */
function PictureItem({ field, value, disabled, onWrite }: FieldInputProps): JSX.Element {
  const t = useTexts('editorial');
  return (
    <PictureField
      label={labelOf(t, field)}
      value={typeof value === 'string' ? value : null}
      disabled={disabled}
      onChange={onWrite}
    />
  );
}

interface MediaItemsProps extends Omit<FieldInputProps, 'type'> {
  readonly type: 'Echo_Filmato' | 'Echo_Sottotitoli';
  readonly most: number;
}

/** What is played is chosen by its name, or sent now. */
function MediaItems({ type, most, field, value, disabled, onWrite }: MediaItemsProps): JSX.Element {
  const t = useTexts('editorial');
  return (
    <MediaField
      type={type}
      label={labelOf(t, field)}
      values={value === null ? [] : [value].flat()}
      most={most}
      disabled={disabled}
      onChange={(ids) => onWrite(type === 'Echo_Filmato' ? ids : (ids[0] ?? null))}
    />
  );
}

function TextField(props: FieldInputProps & { readonly most: number; readonly lines: boolean }): JSX.Element {
  const { type, field, value, disabled, onWrite, most, lines } = props;
  const t = useTexts('editorial');
  const text = typeof value === 'string' ? value : '';
  const fault = editFault(type, field, text);
  const common = {
    label: labelOf(t, field),
    value: text,
    disabled,
    autoComplete: 'off',
    description: t('characters', { count: [...text].length, most }),
    error: fault && faultText(t, fault),
    inputWrapperOrder: ['label', 'input', 'error', 'description'] as (
      | 'label'
      | 'input'
      | 'error'
      | 'description'
    )[],
    onChange: (event: { readonly currentTarget: { readonly value: string } }) =>
      onWrite(event.currentTarget.value),
  };
  return lines ? <Textarea {...common} autosize minRows={4} maxRows={18} /> : <TextInput {...common} />;
}

type Texts = ReturnType<typeof useTexts<'editorial'>>;

export function labelOf(t: Texts, field: string): string {
  const key = fieldText(field);
  return key === null ? field : t(key);
}

function faultText(t: Texts, fault: NonNullable<ReturnType<typeof editFault>>): string {
  switch (fault.code) {
    case 'too-short':
      return t('tooShort', fault.details);
    case 'too-long':
      return t('tooLong', fault.details);
    default:
      return t('notHttp');
  }
}

/** Whether readers comment: the list in which their comments stand is begun with the yes. */
function CommentsSwitch({ value, disabled, name, onWrite }: FieldInputProps): JSX.Element {
  const t = useTexts('editorial');
  const { run, busy, element } = useActions();
  /** The list that was there: a no that is taken back finds its comments again. */
  const [before, setBefore] = useState<FieldValue | null>(null);
  const begin = async (): Promise<void> => {
    const begun = await run({
      track: 'lista-commenti',
      act: (options) => beginItem('Echo_Lista_Commenti', name, options),
      failed: t('beginFailed'),
    });
    if (begun !== null) onWrite(begun.id);
  };
  return (
    <>
      <Checkbox
        label={t('takesComments')}
        checked={value !== null}
        disabled={disabled || busy}
        onChange={(event) => {
          if (!event.currentTarget.checked) {
            setBefore(value);
            onWrite(null);
          } else if (before === null) void begin();
          else onWrite(before);
        }}
      />
      {element}
    </>
  );
}

function ItemPicker(props: FieldInputProps & { readonly of: string; readonly most?: number }): JSX.Element {
  const { field, value, named, disabled, onWrite, of, most } = props;
  const t = useTexts('editorial');
  const [typed, setTyped] = useState('');
  const { data } = useQuery(itemChoicesQuery(of, typed.trim()));
  const [chosen, setChosen] = useState<ReadonlyMap<string, string>>(new Map());
  const ids = value === null ? [] : [value].flat();
  const words = (name: string, isPublished: boolean): string =>
    isPublished ? name : t('unpublished', { name });
  const names = new Map([
    ...named.map((one) => [one.id, words(one.name, one.isPublished)] as const),
    ...chosen,
    ...(data?.rows ?? []).map((row) => [row.itemId, words(row.title ?? row.name, row.isPublished)] as const),
  ]);
  const offered = [...new Set([...ids, ...(data?.rows ?? []).map(({ itemId }) => itemId)])];
  return (
    <MultiSelect
      label={labelOf(t, field)}
      placeholder={ids.length === 0 ? t('chooseItems') : ''}
      nothingFoundMessage={t('noChoice')}
      searchable
      hidePickedOptions
      disabled={disabled}
      {...(most !== undefined && { maxValues: most })}
      data={offered.map((id) => ({ value: id, label: names.get(id) ?? id }))}
      // What the server found is what is offered: names are searched there, drafts too.
      filter={({ options }) => options}
      value={[...ids]}
      searchValue={typed}
      onSearchChange={setTyped}
      onChange={(next) => {
        setChosen(new Map([...chosen, ...next.map((id) => [id, names.get(id) ?? id] as const)]));
        setTyped('');
        onWrite(most === 1 ? (next[0] ?? null) : next);
      }}
    />
  );
}
