import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState, type JSX } from 'react';
import { Line, Stack, Text } from '../../kit/index.ts';
import { useTexts } from '../../platform/language.ts';
import './content.texts.ts';
import { assetQuery, pictureOf } from './library.queries.ts';
import styles from './picture-library.module.css';
import { PictureLibrary } from './picture-library.tsx';
import { Picture } from './picture.tsx';

interface PictureFieldProps {
  readonly label: string;
  /** Id of a picture of the library; null: none. */
  readonly value: string | null;
  readonly onChange: (id: string | null) => void;
  readonly disabled?: boolean;
}

/** A field that takes a picture: chosen from the library of the desk, or sent to it now. */
export function PictureField({ label, value, onChange, disabled = false }: PictureFieldProps): JSX.Element {
  const t = useTexts('content');
  const [isOpen, setOpen] = useState(false);
  const { data } = useQuery({ ...assetQuery('Echo_Immagine', value ?? ''), enabled: value !== null });
  const chosen = value === null ? null : data;
  return (
    <fieldset className={styles['field']} disabled={disabled}>
      <legend>{label}</legend>
      <Stack>
        <Line>
          <span className={styles['small']}>{chosen && <Picture picture={pictureOf(chosen)} />}</span>
          <Text tone="quiet">{chosen?.name ?? t('noPicture')}</Text>
        </Line>
        <Line>
          <Button variant="default" size="compact-sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? t('closeLibrary') : t('choosePicture')}
          </Button>
          {value !== null && (
            <Button variant="default" size="compact-sm" onClick={() => onChange(null)}>
              {t('removePicture')}
            </Button>
          )}
        </Line>
        {isOpen && (
          <PictureLibrary
            chosen={value}
            onChoose={(id) => {
              onChange(id);
              setOpen(false);
            }}
          />
        )}
      </Stack>
    </fieldset>
  );
}
