import type { JSX } from 'react';
import { LinkButton, useActions } from '../../../kit/index.ts';
import { useLanguage, useTexts, type Language } from '../../../platform/language.ts';
import './effects.texts.ts';

interface EffectsFileProps {
  /** Downloads it; the name of the file. */
  readonly take: (language: Language) => Promise<string>;
  /** Where what went wrong is said. */
  readonly inFooter?: boolean;
}

/** All that a change does, as a file: screens show the first cells and days. */
export function EffectsFile({ take: from, inFooter = false }: EffectsFileProps): JSX.Element {
  const t = useTexts('organisationEffects');
  const language = useLanguage();
  const { run, busy, element } = useActions(inFooter ? 'footer' : 'window');
  const take = () =>
    void run({
      track: 'effetti come file',
      act: () => from(language),
      done: (name) => t('fileDone', { name }),
      failed: t('fileFailed'),
    });
  return (
    <>
      <LinkButton disabled={busy} onClick={take}>
        {t('asFile')}
      </LinkButton>
      {element}
    </>
  );
}
