import { Button } from '@mantine/core';
import { Dropzone } from '@mantine/dropzone';
import { IconUpload } from '@tabler/icons-react';
import type { JSX } from 'react';
import styles from './file-upload.module.css';

interface DropZoneProps {
  readonly title: string;
  /** What is allowed, in words. */
  readonly allowed: string;
  readonly choose: string;
  /** Without the dot. */
  readonly extensions: readonly string[];
  readonly multiple?: boolean;
  readonly onFiles: (files: File[]) => void;
}

/** Takes files that are dropped or chosen; what has no mouse sees the button only. */
export function DropZone(props: DropZoneProps): JSX.Element {
  const { title, allowed, choose, extensions, multiple = true, onFiles } = props;
  return (
    <Dropzone
      unstyled
      className={styles['zone']}
      onDrop={onFiles}
      multiple={multiple}
      // Its press bubbles to the zone, which opens the browser's dialog: one button for keyboards and readers.
      activateOnKeyboard={false}
      inputProps={{
        accept: extensions.map((extension) => `.${extension}`).join(','),
        'aria-label': choose,
        'aria-hidden': true,
      }}
      enablePointerEvents
    >
      <IconUpload size={20} stroke={1.75} aria-hidden />
      <span>
        <strong>{title}</strong>
        <span className={styles['allowed']}>{allowed}</span>
      </span>
      <Button variant="default" size="sm" className={styles['choose']}>
        {choose}
      </Button>
    </Dropzone>
  );
}
