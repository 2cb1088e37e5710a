/** A document of the portal of the demo: what stands in its file, by paragraphs, the first its title. */
export interface DemoDocument {
  /** The article in whose side column it stands. */
  readonly article: number;
  readonly kind: 'pdf' | 'docx' | 'txt';
  readonly paragraphs: readonly string[];
}

/** Of all documents of the demo these have a file; others have an address outside, or neither. */
export const DEMO_DOCUMENTS: readonly DemoDocument[] = [
  {
    article: 3,
    kind: 'pdf',
    paragraphs: [
      'Circolare 4: prova mensile dei gruppi elettrogeni',
      'La prova si svolge il primo martedì del mese, dalle 06:00 alle 06:30 locali.',
      'Il capo turno avvisa la sala prima di staccare la rete e annota l’ora in cui il gruppo elettrogeno prende il carico.',
      'Se il gruppo non prende il carico entro quindici secondi, la prova si interrompe e si chiama il reperibile degli impianti.',
    ],
  },
  {
    article: 9,
    kind: 'docx',
    paragraphs: [
      'Circolare 10: parcheggio delle biciclette',
      'Le rastrelliere coperte stanno accanto all’ingresso del personale e si aprono con il tesserino.',
      'Chi lascia la bicicletta per più di una notte la segna sul registro della portineria.',
      'I monopattini elettrici si ricaricano solo nelle prese contrassegnate.',
    ],
  },
  {
    article: 15,
    kind: 'txt',
    paragraphs: [
      'Circolare 16: avvistamento di volatili',
      'Gli stormi di gabbiani e di storni si segnalano alla torre con la quota stimata e la direzione.',
      'Dopo ogni segnalazione l’ufficio di scalo chiama il falconiere, che risponde fino al tramonto.',
    ],
  },
];
