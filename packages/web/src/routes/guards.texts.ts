import { registerTexts } from '../platform/language.ts';

declare module '../platform/text-catalogue.ts' {
  interface TextCatalogue {
    guards: typeof guardsTexts;
  }
}

/** Why a guard refuses (P2.19). */
export const guardsTexts = registerTexts('guards', {
  header: ['Questa pagina non è disponibile', 'This page is not available to you'],
  manager: [
    'Il calendario del personale è riservato ai responsabili.',
    'The staff roster is reserved for managers.',
  ],
  plants: [
    'Al tuo account non è assegnato alcun impianto. Rivolgiti all’amministratore.',
    'No plant is assigned to your account. Ask your administrator.',
  ],
  category: [
    'Il calendario personale è previsto solo per le categorie operative.',
    'The personal roster exists for operational categories only.',
  ],
  administrator: [
    'L’amministrazione è riservata agli amministratori di Torre.',
    'Administration is reserved for the administrators of Torre.',
  ],
  hr: [
    'Titoli, spettanze e diritti delle persone sono riservati alle risorse umane.',
    'Qualifications, entitlements and rights of people are reserved for human resources.',
  ],
  editorial: [
    'La redazione è riservata a chi scrive e a chi approva gli articoli.',
    'The editorial desk is reserved for who writes and who approves articles.',
  ],
  plant: [
    'L’impianto {{plant}} non è tra quelli che gestisci.',
    'Plant {{plant}} is not among those you manage.',
  ],
});
