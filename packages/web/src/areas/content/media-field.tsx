import { Button } from '@mantine/core';
import { useQueries } from '@tanstack/react-query';
import { useState, type JSX } from 'react';
import { Line, Stack, Text } from '../../kit/index.ts';
import { useTexts } from '../../platform/language.ts';
import './content.texts.ts';
import { assetQuery } from './library.queries.ts';
import { MediaLibrary, useMediaFacts } from './media-library.tsx';
import { MEDIA, type MediaType } from './media-words.ts';
import styles from './picture-library.module.css';

interface MediaFieldProps {
  readonly type: MediaType;
  readonly label: string;
  /** Ids of files of the library, in the order in which browsers try them. */
  readonly values: readonly string[];
  /** As many as the field takes. */
  readonly most: number;
  readonly onChange: (ids: readonly string[]) => void;
  readonly disabled?: boolean;
}

/** A field that takes videos or captions: chosen from the library of the desk, or sent to it now. */
export function MediaField(props: MediaFieldProps): JSX.Element {
  const { type, label, values, most, onChange, disabled = false } = props;
  const t = useTexts('content');
  const factsOf = useMediaFacts();
  const words = MEDIA[type];
  const [isOpen, setOpen] = useState(false);
  const chosen = useQueries({ queries: values.map((id) => assetQuery(type, id)) });
  return (
    <fieldset className={styles['field']} disabled={disabled}>
      <legend>{label}</legend>
      <Stack>
        {values.length === 0 && <Text tone="quiet">{t(words.none)}</Text>}
        {values.map((id, nth) => {
          const asset = chosen[nth]?.data;
          const name = asset?.name ?? id;
          return (
            <Line key={id}>
              <Text>{name}</Text>
              {asset && <Text tone="quiet">{factsOf(asset)}</Text>}
              <Button
                variant="default"
                size="compact-sm"
                onClick={() => onChange(values.filter((one) => one !== id))}
              >
                {t('remove', { name })}
              </Button>
            </Line>
          );
        })}
        {(values.length < most || isOpen) && (
          <Line>
            <Button
              variant="default"
              size="compact-sm"
              aria-expanded={isOpen}
              onClick={() => setOpen(!isOpen)}
            >
              {isOpen ? t('closeLibrary') : t(words.choose)}
            </Button>
          </Line>
        )}
        {isOpen && (
          <MediaLibrary
            type={type}
            chosen={values}
            onChoose={(id) => {
              onChange([...values.filter((one) => one !== id), id].slice(-most));
              setOpen(false);
            }}
          />
        )}
      </Stack>
    </fieldset>
  );
}
