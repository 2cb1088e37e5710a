/** What an article of the demo says. */
export interface ArticleText {
  readonly titolo: string;
  readonly sottotitolo: string;
  readonly abstract: string;
  readonly testo: string;
}

interface Subject {
  readonly titolo: string;
  readonly about: string;
  readonly steps: readonly [string, string, string];
}

/** Ten subjects; each comes back six times, for another place. */
const SUBJECTS: readonly Subject[] = [
  {
    titolo: 'Nuove procedure di avvicinamento',
    about: 'le procedure di avvicinamento del prossimo ciclo',
    steps: [
      'Le carte cambiano dal prossimo ciclo.',
      'Ogni turno riceve un briefing.',
      'Le domande vanno al capo sala.',
    ],
  },
  {
    titolo: 'Manutenzione del radar secondario',
    about: 'la manutenzione programmata del radar secondario',
    steps: [
      'Il fermo dura due notti.',
      'La copertura passa ai sensori vicini.',
      'Il servizio tecnico avvisa a fine lavori.',
    ],
  },
  {
    titolo: 'Corso di inglese aeronautico',
    about: 'le iscrizioni al corso di inglese aeronautico',
    steps: ['Il corso dura venti ore.', 'Si tiene in orario di servizio.', 'I posti sono trenta per sede.'],
  },
  {
    titolo: 'Sicurezza: i rapporti del trimestre',
    about: 'i rapporti di sicurezza degli ultimi tre mesi',
    steps: [
      'I rapporti volontari crescono.',
      'Due temi tornano più spesso.',
      'Le misure partono il mese prossimo.',
    ],
  },
  {
    titolo: 'Mensa: il menù della stagione',
    about: 'il nuovo menù della mensa',
    steps: [
      'Ci sono due piatti senza glutine.',
      'La cena apre mezz’ora prima.',
      'I suggerimenti si lasciano alla cassa.',
    ],
  },
  {
    titolo: 'Volontariato: una giornata insieme',
    about: 'la giornata di volontariato dei colleghi',
    steps: ['L’appuntamento è di sabato.', 'Si parte dalla sede.', 'Chi viene lo scrive nei commenti.'],
  },
  {
    titolo: 'Parcheggi: cosa cambia',
    about: 'la nuova distribuzione dei parcheggi',
    steps: [
      'I posti dei turnisti restano.',
      'Le bici hanno una tettoia.',
      'I contrassegni scadono a fine anno.',
    ],
  },
  {
    titolo: 'Medicina del lavoro: calendario visite',
    about: 'il calendario delle visite mediche',
    steps: [
      'Le visite si prenotano in anticipo.',
      'Il referto arriva alla persona.',
      'Chi è in turno sceglie un altro giorno.',
    ],
  },
  {
    titolo: 'Simulatore: nuovi scenari',
    about: 'gli scenari nuovi del simulatore',
    steps: [
      'Gli scenari sono sei.',
      'Il primo riguarda il maltempo.',
      'Gli istruttori li provano per primi.',
    ],
  },
  {
    titolo: 'Bilancio sociale: i numeri',
    about: 'il bilancio sociale dell’anno',
    steps: [
      'Le ore di formazione aumentano.',
      'I consumi scendono.',
      'Il documento è nella colonna a destra.',
    ],
  },
];

const PLACES = ['Roma', 'Milano', 'Fiumicino', 'Napoli', 'Palermo', 'Ancona'] as const;

export const ARTICLES = SUBJECTS.length * PLACES.length;

/** The text of the n-th article, from 0 to ARTICLES - 1. */
export function articleText(nth: number): ArticleText {
  const subject = SUBJECTS[nth % SUBJECTS.length]!;
  const place = PLACES[Math.floor(nth / SUBJECTS.length)]!;
  return {
    titolo: `${subject.titolo}, ${place}`,
    sottotitolo: `Che cosa cambia per ${subject.about}`,
    abstract: `A ${place}: ${subject.steps[0]}`,
    testo: [`Questo articolo racconta ${subject.about} a ${place}.`, ...subject.steps].join('\n'),
  };
}

/** The English side of an article that has one. */
export function englishText(nth: number): ArticleText {
  const place = PLACES[Math.floor(nth / SUBJECTS.length)]!;
  return {
    titolo: `News from ${place}, number ${nth + 1}`,
    sottotitolo: 'What changes from next month on',
    abstract: `What colleagues in ${place} should know.`,
    testo: `This article tells what changes in ${place}.\nThe Italian text says more.`,
  };
}
