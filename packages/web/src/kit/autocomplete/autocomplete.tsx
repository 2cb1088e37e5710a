import { Combobox, TextInput, useCombobox, type TextInputProps } from '@mantine/core';
import { useMergedRef } from '@mantine/hooks';
import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type JSX,
  type ReactNode,
  type Ref,
} from 'react';
import { useTexts } from '../../platform/language.ts';
import '../kit.texts.ts';
import styles from './autocomplete.module.css';
import { suggestionsFor, type Suggestion } from './suggestions.ts';

type FieldProps = Pick<
  TextInputProps,
  | 'label'
  | 'aria-label'
  | 'description'
  | 'placeholder'
  | 'error'
  | 'required'
  | 'disabled'
  | 'size'
  | 'leftSection'
  | 'leftSectionWidth'
  | 'rightSection'
  | 'inputWrapperOrder'
>;

interface AutocompleteProps extends FieldProps {
  /** What stands in the field, typed or chosen; the caller decides whether it is valid. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly suggestions: readonly Suggestion[];
  /** What is looked for; the value, unless the field shows something else than what was typed. */
  readonly search?: string;
  /** A suggestion was taken, by hand or by Enter; `onChange` has told it already. */
  readonly onTake?: (value: string) => void;
  readonly onLeave?: () => void;
  /** How a suggestion looks in the list; value and label beside each other unless told. */
  readonly draw?: (suggestion: Suggestion) => ReactNode;
  /** Width of the list in px; that of the field unless told. */
  readonly listWidth?: number;
  readonly ref?: Ref<HTMLInputElement> | undefined;
  /** Where the hand begins in the window that opens with this field. */
  readonly 'data-autofocus'?: boolean;
}

/**
 * A text field that suggests: type to search, arrows to go through, Enter to take the marked one (the first, after
 * typing), Escape to close the list only.
 */
export function Autocomplete(props: AutocompleteProps): JSX.Element {
  const {
    value,
    onChange,
    suggestions,
    search = value,
    onTake,
    onLeave,
    draw = drawSuggestion,
    listWidth,
    ref,
    ...field
  } = props;
  const t = useTexts('kit');
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const shown = suggestionsFor(suggestions, search);
  /** Id of the option that typing marked; the arrows' own mark is told to readers by the combobox itself. */
  const [marked, setMarked] = useState<string | null>(null);
  const markFirst = useEffectEvent(() => {
    if (combobox.dropdownOpened && search.trim() !== '') setMarked(combobox.selectFirstOption());
  });
  // oxlint-disable-next-line react/set-state-in-effect -- the id of an option exists only once the list is drawn
  useEffect(() => markFirst(), [search]);
  const input = useRef<HTMLInputElement>(null);
  const inputRef = useMergedRef(input, ref);
  const [taken, setTaken] = useState(0);
  const take = (chosen: string): void => {
    onChange(chosen);
    onTake?.(chosen);
    setTaken(taken + 1);
    combobox.closeDropdown();
  };
  // What is typed after a choice is another choice: it takes the place of the words that stand there.
  useLayoutEffect(() => {
    if (taken > 0) input.current?.select();
  }, [taken]);
  // So do words that came from elsewhere under the hand: half of each would be a third thing.
  const typed = useRef(value);
  useLayoutEffect(() => {
    const field = input.current;
    const isOwn = value.trim().toLowerCase() === typed.current.trim().toLowerCase();
    if (!isOwn && field === document.activeElement) field?.select();
    typed.current = value;
  }, [value]);
  return (
    <Combobox store={combobox} onOptionSubmit={take} width={listWidth ?? 'target'} position="bottom-start">
      <Combobox.Target
        withExpandedAttribute
        aria-autocomplete="list"
        {...(combobox.dropdownOpened && marked !== null ? { 'aria-activedescendant': marked } : {})}
      >
        <TextInput
          {...field}
          ref={inputRef}
          autoComplete="off"
          spellCheck={false}
          value={value}
          onChange={(event) => {
            typed.current = event.currentTarget.value;
            onChange(event.currentTarget.value);
            combobox.openDropdown();
          }}
          onClick={() => combobox.openDropdown()}
          onFocus={(event) => event.currentTarget.select()}
          onBlur={() => {
            combobox.closeDropdown();
            onLeave?.();
          }}
          onKeyDown={(event) => {
            if (event.key === 'ArrowDown' || event.key === 'ArrowUp') setMarked(null);
            if (event.key !== 'Escape' || !combobox.dropdownOpened) return;
            event.stopPropagation();
            combobox.closeDropdown();
          }}
        />
      </Combobox.Target>
      <Combobox.Dropdown>
        <Combobox.Options mah={240} style={{ overflowY: 'auto' }}>
          {shown.map((suggestion) => (
            <Combobox.Option
              key={suggestion.value}
              value={suggestion.value}
              active={suggestion.value === value}
            >
              {draw(suggestion)}
            </Combobox.Option>
          ))}
          {shown.length === 0 && <Combobox.Empty>{t('noSuggestion')}</Combobox.Empty>}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}

function drawSuggestion({ value, label }: Suggestion): ReactNode {
  return (
    <span className={styles['option']}>
      <b>{value}</b>
      <span>{label}</span>
    </span>
  );
}
