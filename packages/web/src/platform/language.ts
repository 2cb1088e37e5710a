import { createInstance } from 'i18next';
import { initReactI18next, useTranslation } from 'react-i18next';
import { readRemembered, remember } from './remembered.ts';
import type { Namespace, SameParameters, Texts, TextTable } from './text-catalogue.ts';

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

/** By language and namespace: one function each, so that who depends on it draws again only for another language. */
const translators = new Map<string, Translate>();
type Translate = (key: string, values?: Readonly<Record<string, string | number>>) => string;
/** Texts kept of a namespace; a month says a few hundred different ones. */
const MOST_KEPT = 5_000;

/** A month says thousands of texts in one frame, most of them alike: each wording is made once. */
function translatorOf<N extends Namespace>(language: string, namespace: N): Texts<N> {
  const place = `${language} ${namespace}`;
  const known = translators.get(place) ?? keeping(filling(language, namespace));
  translators.set(place, known);
  return known as unknown as Texts<N>;
}

const PARAMETER = /\{\{(\w+)\}\}/g;

/**
 * Texts in which only parameters are to be filled in are filled in here, in a fifth of the time: the library weighs plurals,
 * contexts and namespaces anew for each, and every changed row of a month says one that was never said before.
 */
function filling(language: string, namespace: string): Translate {
  const translate = i18n.getFixedT(language, namespace) as unknown as Translate;
  return (key, values) => {
    const text: unknown =
      values === undefined || 'count' in values ? undefined : i18n.getResource(language, namespace, key);
    return typeof text === 'string'
      ? text.replace(PARAMETER, (whole, name: string) => String(values?.[name] ?? whole))
      : translate(key, values);
  };
}

function keeping(translate: Translate): Translate {
  const kept = new Map<string, string>();
  return (key, values) => {
    const place = values === undefined ? key : `${key} ${JSON.stringify(values)}`;
    const known = kept.get(place);
    if (known !== undefined) return known;
    const text = translate(key, values);
    if (kept.size >= MOST_KEPT) kept.clear();
    kept.set(place, text);
    return text;
  };
}

/**
 * Adds an area's texts and gives them back; called once, where they stand. Italian has a third plural, of whole millions:
 * without a `_many` the library says what `_other` says.
 */
export function registerTexts<const T extends TextTable>(
  namespace: Namespace,
  texts: T & SameParameters<T>,
): T {
  const italian: Record<string, string> = {};
  const english: Record<string, string> = {};
  for (const [key, [it, en]] of Object.entries<TextTable[string]>(texts)) {
    italian[key] = it;
    english[key] = en;
  }
  i18n.addResourceBundle('it', namespace, italian);
  i18n.addResourceBundle('en', namespace, english);
  translators.clear();
  return texts;
}

/** Translator of a namespace inside components; draws again when the language changes. */
export function useTexts<N extends Namespace>(namespace: N): Texts<N> {
  const { language } = useTranslation(namespace, { i18n }).i18n;
  return translatorOf(language, namespace);
}

/** Translator outside components (notifications, guards). Ask for it at the moment of use: it keeps its language. */
export function textsOf<N extends Namespace>(namespace: N): Texts<N> {
  return translatorOf(i18n.language, namespace);
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
