import { TextInput, type TextInputProps } from '@mantine/core';
import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { useState, type JSX, type Ref } from 'react';
import { IconButton } from '../../kit/index.ts';
import { useTexts } from '../../platform/language.ts';

interface PasswordFieldProps extends Pick<
  TextInputProps,
  'label' | 'name' | 'autoComplete' | 'error' | 'description'
> {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly ref?: Ref<HTMLInputElement>;
}

/** A password with an eye that shows it; the eye is reached by Tab and says what it will do. */
export function PasswordField({ value, onChange, ...field }: PasswordFieldProps): JSX.Element {
  const t = useTexts('identity');
  const [visible, setVisible] = useState(false);
  return (
    <TextInput
      {...field}
      size="md"
      type={visible ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      rightSectionPointerEvents="all"
      rightSection={
        <IconButton
          label={visible ? t('hidePassword') : t('showPassword')}
          icon={visible ? IconEyeOff : IconEye}
          onClick={() => setVisible(!visible)}
        />
      }
    />
  );
}
