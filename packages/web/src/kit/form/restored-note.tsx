import type { JSX } from 'react';
import { useTexts } from '../../platform/language.ts';
import { Callout } from '../callout/callout.tsx';
import '../kit.texts.ts';

/** What was typed and not saved came back: says so, with the way to give it up. Nothing where `onDrop` is null. */
export function RestoredNote({ onDrop }: { readonly onDrop: (() => void) | null }): JSX.Element | null {
  const t = useTexts('kit');
  if (onDrop === null) return null;
  return (
    <div role="status">
      <Callout tone="seen" choices={[{ label: t('dropRestored'), run: onDrop }]}>
        <p>{t('restored')}</p>
      </Callout>
    </div>
  );
}
