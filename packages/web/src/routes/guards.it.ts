/** Why a guard refuses (P2.19). */
export const it = {
  header: 'Questa pagina non è disponibile',
  manager: 'Il calendario del personale è riservato ai responsabili.',
  plants: 'Al tuo account non è assegnato alcun impianto. Rivolgiti all’amministratore.',
  category: 'Il calendario personale è previsto solo per le categorie operative.',
  administrator: 'L’amministrazione è riservata agli amministratori di Torre.',
  plant: 'L’impianto {{plant}} non è tra quelli che gestisci.',
} as const;
