import { Combobox, TextInput, useCombobox, type TextInputProps } from '@mantine/core';
import type { JSX, Ref } from 'react';
import { useTexts } from '../../platform/language.ts';
import '../kit.texts.ts';
import styles from './autocomplete.module.css';
import { suggestionsFor, type Suggestion } from './suggestions.ts';

interface AutocompleteProps extends Pick<TextInputProps, 'label' | 'aria-label' | 'description' | 'placeholder' | 'error' | 'required' | 'disabled' | 'size'> {
  /** What stands in the field, typed or chosen; the caller decides whether it is valid. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly suggestions: readonly Suggestion[];
  readonly ref?: Ref<HTMLInputElement>;
}

/** A text field that suggests: type to search, arrows to go through, Enter to take, Escape to close the list only. */
export function Autocomplete({ value, onChange, suggestions, ...field }: AutocompleteProps): JSX.Element {
  const t = useTexts('kit');
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const shown = suggestionsFor(suggestions, value);
  const take = (chosen: string): void => {
    onChange(chosen);
    combobox.closeDropdown();
  };
  return (
    <Combobox store={combobox} onOptionSubmit={take}>
      <Combobox.Target>
        <TextInput
          {...field}
          autoComplete="off"
          spellCheck={false}
          value={value}
          onChange={(event) => {
            onChange(event.currentTarget.value);
            combobox.openDropdown();
            combobox.updateSelectedOptionIndex();
          }}
          onClick={() => combobox.openDropdown()}
          onBlur={() => combobox.closeDropdown()}
          onKeyDown={(event) => {
            if (event.key !== 'Escape' || !combobox.dropdownOpened) return;
            event.stopPropagation();
            combobox.closeDropdown();
          }}
        />
      </Combobox.Target>
      <Combobox.Dropdown>
        <Combobox.Options mah={240} style={{ overflowY: 'auto' }}>
          {shown.map((suggestion) => (
            <Combobox.Option key={suggestion.value} value={suggestion.value} active={suggestion.value === value}>
              <span className={styles['option']}>
                <b>{suggestion.value}</b>
                <span>{suggestion.label}</span>
              </span>
            </Combobox.Option>
          ))}
          {shown.length === 0 && <Combobox.Empty>{t('noSuggestion')}</Combobox.Empty>}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}
