interface CategoryEntry {
  readonly label: string;
  /** Other names under which sources write the same category (B13); compared without regard to case. */
  readonly aliases: readonly string[];
  /** Enters the screens that need one of the six operational categories (P2.18): two pairs of names for one each. */
  readonly passesGuard: boolean;
}

/** Every category, by the code that the data hold (domain.md 3.2). */
export const CATEGORY = {
  CTA: {
    label: 'Controllori del traffico aereo',
    aliases: ['CONTROLLORI DEL TRAFFICO AEREO', 'CONTROLLERS'],
    passesGuard: true,
  },
  EAV: {
    label: 'Esperti di assistenza al volo',
    aliases: ['ESPERTI DI ASSISTENZA AL VOLO', 'FLIGHT EXPERTS'],
    passesGuard: true,
  },
  METEO: { label: 'Meteo', aliases: ['METEOROLOGI'], passesGuard: true },
  PILOTI: { label: 'Piloti', aliases: ['PILOTS'], passesGuard: true },
  ORM: { label: 'Operatori radiomisure', aliases: [], passesGuard: false },
  STUD: { label: 'Allievi controllori', aliases: [], passesGuard: false },
  Tecnic: { label: 'Tecnici', aliases: ['TECNICI'], passesGuard: false },
  Info: { label: 'Informatica', aliases: ['INFORMATICI'], passesGuard: false },
  AMMINISTRATIVI: { label: 'Amministrativi', aliases: [], passesGuard: false },
  DIRIGENTE: { label: 'Dirigenti', aliases: ['DIRIGENTI'], passesGuard: false },
} as const satisfies Record<string, CategoryEntry>;

export type Category = keyof typeof CATEGORY;

/** Names of categories that also come as roles of an account (M6.02), to the letter. */
export const CATEGORY_ROLES: readonly string[] = [
  'EAV',
  'CTA',
  'METEO',
  'PILOTI',
  'CONTROLLORI DEL TRAFFICO AEREO',
  'ESPERTI DI ASSISTENZA AL VOLO',
];

const BY_NAME = new Map<string, Category>(
  (Object.keys(CATEGORY) as Category[]).flatMap((code) =>
    [code, ...CATEGORY[code].aliases].map((name) => [name.toUpperCase(), code] as const),
  ),
);

/** The category behind a short or long name, or null for a name that none has. */
export function categoryNamed(name: string): Category | null {
  return BY_NAME.get(name.trim().toUpperCase()) ?? null;
}

/** P2.18: EAV, controllers, CTA, flight experts, meteo, pilots, and no other. */
export function passesCategoryGuard(name: string | null): boolean {
  const category = name === null ? null : categoryNamed(name);
  return category !== null && CATEGORY[category].passesGuard;
}
