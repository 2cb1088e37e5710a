import { TextInput } from '@mantine/core';
import { useMergedRef } from '@mantine/hooks';
import { IconChevronDown } from '@tabler/icons-react';
import { checkTurn, holdsOn, shiftTimes } from '@torre/domain/roster';
import type { ShiftDefinition } from '@torre/domain/roster';
import type { Day } from '@torre/domain/kernel';
import { useEffectEvent, useLayoutEffect, useRef, useState, type JSX, type Ref } from 'react';
import { Autocomplete, ShiftTile, suggestionsFor, type Suggestion } from '../../../kit/index.ts';
import { useTexts } from '../../../platform/language.ts';
import type { DefinitionBook } from '../definition-book.ts';
import type { TypedAhead } from '../edit/typed-ahead.ts';
import './day.texts.ts';
import { hoursOn } from './shift-hours.ts';
import styles from './turn-field.module.css';

interface TurnFieldProps {
  readonly ref?: Ref<HTMLInputElement> | undefined;
  readonly day: Day;
  readonly book: DefinitionBook;
  readonly turn: string;
  readonly readOnly: boolean;
  readonly error: string | null;
  /** Each key: what stands in the field is not chosen yet. */
  readonly onType: (text: string) => void;
  /** Taken from the list, or typed and left. */
  readonly onChoose: (turn: string) => void;
  /** The window opens with the hand in this field. */
  readonly first?: boolean;
  /** What was typed before the field was there. */
  readonly ahead?: TypedAhead;
}

/** Tile, name and hours on one line. */
const LIST_WIDTH = 330;
const LABEL_FIRST = ['label', 'input', 'description', 'error'] as const;
const same = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase();

/** The main shift (M2.4.06): its tile and name while it stands, code or name while it is looked for. */
export function TurnField({
  ref,
  day,
  book,
  turn,
  readOnly,
  error,
  onType,
  onChoose,
  first = false,
  ahead,
}: TurnFieldProps): JSX.Element {
  const t = useTexts('day');
  const [typed, setTyped] = useState<string | null>(null);
  const choices = book.definitions.filter(
    (definition) => !definition.secondaryActivity && holdsOn(definition, day),
  );
  const found = checkTurn(turn, book.definitions, day);
  const definition = found.ok ? found.value : book.meaning(turn, day).definition;
  const tile =
    definition && typed === null ? (
      <ShiftTile name={definition.name} form={book.meaning(definition.name, day).form} size="large" />
    ) : null;
  const shown = typed ?? definition?.description ?? turn;
  const common = { label: t('turn'), leftSection: tile, leftSectionWidth: tile ? 56 : 0 };
  const input = useRef<HTMLInputElement>(null);
  const inputRef = useMergedRef(input, ref);

  const suggestions = choices.map(({ name, description }) => ({ value: name, label: description }));
  const takeAhead = useEffectEvent(() => {
    const field = input.current;
    if (field === null || ahead?.waits !== true) return;
    const { text, entered } = ahead.take();
    if (entered) return onChoose(suggestionsFor(suggestions, text)[0]?.value ?? text);
    // From here on the keys come by themselves; what came before them is put in as if it were typed here.
    field.focus();
    field.setRangeText(text, 0, field.value.length, 'end');
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
  useLayoutEffect(() => takeAhead(), []);
  if (readOnly) return <TextInput {...common} value={shown} readOnly />;
  const leave = (): void => {
    if (typed === null) return;
    setTyped(null);
    onChoose(
      choices.find(({ name }) => same(name, typed))?.name ??
        choices.find(({ description }) => same(description, typed))?.name ??
        typed,
    );
  };
  return (
    <Autocomplete
      {...common}
      ref={inputRef}
      {...(first && { 'data-autofocus': true })}
      value={shown}
      search={typed ?? ''}
      suggestions={suggestions}
      placeholder={t('turnPlaceholder')}
      description={error === null ? t('turnHint') : undefined}
      error={error}
      inputWrapperOrder={[...LABEL_FIRST]}
      rightSection={<IconChevronDown size={16} aria-hidden />}
      listWidth={LIST_WIDTH}
      draw={(suggestion) => (
        <Choice
          suggestion={suggestion}
          definition={choices.find(({ name }) => name === suggestion.value)}
          book={book}
          day={day}
        />
      )}
      onChange={(text) => {
        setTyped(text);
        onType(text);
      }}
      onTake={(chosen) => {
        setTyped(null);
        onChoose(chosen);
      }}
      onLeave={leave}
    />
  );
}

interface ChoiceProps {
  readonly suggestion: Suggestion;
  readonly definition: ShiftDefinition | undefined;
  readonly book: DefinitionBook;
  readonly day: Day;
}

function Choice({ suggestion, definition, book, day }: ChoiceProps): JSX.Element {
  const times = definition && shiftTimes(definition, day);
  return (
    <span className={styles['choice']}>
      <ShiftTile name={suggestion.value} form={book.meaning(suggestion.value, day).form} size="large" />
      <span>{suggestion.label}</span>
      <small>{times && hoursOn(times, day)}</small>
    </span>
  );
}
