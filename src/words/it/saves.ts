import type { ENGLISH_SAVES } from '../en/saves';

export const ITALIAN_SAVES: Readonly<Record<keyof typeof ENGLISH_SAVES, string>> = {
  'notice.save.archive-full':
    'Non c’è spazio per conservare questa battaglia. {detail, plural, one {La battaglia più vecchia} other {Le # battaglie più vecchie}} senza segno, nota o varianti potrebbero farle posto.',
  'notice.save.variations-lost': 'Le varianti non si possono conservare: {detail}. Spariscono con questa pagina.',
  'notice.save.not-archived': 'La battaglia non può essere conservata tra le tue battaglie: {detail}.',
  'notice.save.write-failed':
    'Non è possibile salvare la battaglia: {detail}. Puoi continuare, ma ricaricando la pagina andrebbe persa.',
  'notice.save.read-failed': 'La battaglia salvata non si può leggere: {detail}. Nulla è stato cancellato.',
  'notice.save.unreadable':
    'La battaglia salvata non si può aprire: {detail}. Nulla è stato cancellato, e una nuova battaglia non la sovrascriverà.',
  'notice.save.one-damaged':
    'Una delle due copie della battaglia è danneggiata: {detail}. Si continua dall’altra; l’ultimo ordine può mancare.',
  'save.export': 'Esporta la battaglia',
  'save.exportRaw': 'Esportala così com’è',
  'save.makeRoom': 'Cancellale e conserva questa',
  'save.retry': 'Riprova',
  'save.kept': 'La battaglia è conservata in questo browser dopo ogni ordine.',
  'save.elsewhere': 'La battaglia è conservata dalla scheda che la gioca.',

  'tab.reading': 'Questa battaglia si gioca in un’altra scheda. Qui puoi seguirla.',
  'tab.lost': 'Un’altra scheda ha preso questa battaglia. Qui puoi seguirla.',
  'tab.takingOver': 'La battaglia sta arrivando dall’altra scheda…',
  'tab.takeOver': 'Continua qui',
  'tab.short': 'Altra scheda',
  'undo.elsewhere': 'La battaglia si gioca in un’altra scheda.',
  'command.elsewhere': 'La battaglia si gioca in un’altra scheda. Continuala qui per dare ordini.',

  'battleFile.refused': '{name}: la battaglia non si può aprire: {reason}.',
  'invitation.field': 'Il file «{name}» contiene una battaglia in campo aperto da continuare.',
  'invitation.running.field': 'La tua battaglia in campo aperto resta finché non decidi altrimenti.',
  'invitation.battle': 'Il file «{name}» contiene una battaglia da continuare.',

  'error.again': 'Ricarica la pagina per continuare.',
  'error.setAside': 'Metti da parte questa battaglia',
  'error.home': 'Alla pagina iniziale',
  'shelf.aside': 'Una battaglia non si poteva disegnare ed è stata messa da parte. Non se ne è perso nulla.',
  'shelf.aside.retry': 'Aprila di nuovo',
  'shelf.aside.delete': 'Eliminala',
  'shelf.aside.sure': 'Eliminarla per sempre?',
  'shelf.replaced': 'Torna alla battaglia sostituita',
  'shelf.replaced.note': 'Le due battaglie si scambiano di posto.',

  'notice.save.storage-gone':
    'Questa pagina ha perso il suo archivio: {detail}. La battaglia prosegue, ma non viene più conservata: esportala o riprova.',
  'ownBook.short': 'carte proprie',
  'ownBook.sentence': 'Questa battaglia si gioca con carte o regole proprie: {parts}.',
  'ownBook.cards': 'carte',
  'ownBook.abilities': 'abilità',
  'ownBook.rules': 'regole',
  'ownBook.ground': 'terreno',
  'ownBook.formations': 'formazioni',
};
