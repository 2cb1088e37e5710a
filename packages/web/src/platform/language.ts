import { createInstance } from 'i18next';
import { initReactI18next, useTranslation } from 'react-i18next';
import { readRemembered, remember } from './remembered.ts';
import type { Namespace, SameKeys, TextCatalogue, Texts } from './text-catalogue.ts';

export type Language = 'it' | 'en';

/** P1.04: key of local storage. */
export const LANGUAGE_KEY = 'lingua';

/** P1.01: Italian unless English was chosen. Anything else that stands in the storage counts as no choice. */
export function chosenLanguage(stored: string | null): Language {
  return stored === 'en' ? 'en' : 'it';
}

const i18n = createInstance();
void i18n.use(initReactI18next).init({
  lng: chosenLanguage(readRemembered(LANGUAGE_KEY)),
  fallbackLng: false,
  // Keys are flat (`grid.title`), and React escapes what it draws.
  keySeparator: false,
  interpolation: { escapeValue: false },
  resources: {},
  initAsync: false,
  react: { useSuspense: false },
});

/** Adds an area's texts; called once, beside the files of its two languages. */
export function registerTexts<N extends Namespace>(
  namespace: N,
  texts: { readonly it: TextCatalogue[N]; readonly en: SameKeys<TextCatalogue[N]> },
): void {
  i18n.addResourceBundle('it', namespace, texts.it);
  i18n.addResourceBundle('en', namespace, texts.en);
}

/** Translator of a namespace inside components; draws again when the language changes. */
export function useTexts<N extends Namespace>(namespace: N): Texts<TextCatalogue[N]> {
  return useTranslation(namespace, { i18n }).t as unknown as Texts<TextCatalogue[N]>;
}

/** Translator outside components (notifications, guards). Ask for it at the moment of use: it keeps its language. */
export function textsOf<N extends Namespace>(namespace: N): Texts<TextCatalogue[N]> {
  return i18n.getFixedT(null, namespace) as unknown as Texts<TextCatalogue[N]>;
}

export function currentLanguage(): Language {
  return chosenLanguage(i18n.language);
}

export function useLanguage(): Language {
  return chosenLanguage(useTranslation(undefined, { i18n }).i18n.language);
}

/** P1.02, P1.04: switches all texts at once and remembers the choice. Dates and numbers stay it-IT. */
export async function changeLanguage(language: Language): Promise<void> {
  remember(LANGUAGE_KEY, language);
  document.documentElement.lang = language;
  await i18n.changeLanguage(language);
}

/** Another tab changed the language: this one follows. */
export function followLanguageOfOtherTabs(): void {
  window.addEventListener('storage', (event) => {
    if (event.key === LANGUAGE_KEY) void changeLanguage(chosenLanguage(event.newValue));
  });
}
