import { exportEffects, type FactsBody } from '@torre/contract/organisation';
import type { JSX } from 'react';
import { LinkButton, useActions } from '../../../kit/index.ts';
import { download } from '../../../platform/download.ts';
import { useLanguage, useTexts } from '../../../platform/language.ts';
import './effects.texts.ts';

/** All that a change does, as a file: the window shows the first cells and days. */
export function EffectsFile({ body }: { readonly body: FactsBody }): JSX.Element {
  const t = useTexts('organisationEffects');
  const language = useLanguage();
  const { run, busy, element } = useActions('footer');
  const take = () =>
    void run({
      track: 'effetti come file',
      act: () => download(exportEffects, { query: { format: 'xlsx', language }, body }),
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
