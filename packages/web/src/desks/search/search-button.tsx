import { IconSearch } from '@tabler/icons-react';
import { Suspense, useEffect, useState, type JSX } from 'react';
import { IconButton } from '../../kit/index.ts';
import { useTexts } from '../../platform/language.ts';
import { lazyPart } from '../../platform/lazy-with-retry.ts';
import './search.texts.ts';

const SearchDialog = lazyPart(() => import('./search-dialog.tsx'), 'SearchDialog');

/** Opens the search, on every screen; so does Ctrl+K. */
export function SearchButton(): JSX.Element {
  const t = useTexts('search');
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (
        !(event.ctrlKey || event.metaKey) ||
        event.altKey ||
        event.shiftKey ||
        event.key.toLowerCase() !== 'k'
      )
        return;
      // A window that is open keeps the keys to itself.
      if (document.querySelector('[role=dialog], [role=alertdialog]') !== null) return;
      event.preventDefault();
      setOpen(true);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  return (
    <>
      <IconButton label={t('open')} icon={IconSearch} onClick={() => setOpen(true)} />
      <Suspense>{isOpen && <SearchDialog onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
