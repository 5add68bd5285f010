import type { ENGLISH_START } from '../en/start';

export const ITALIAN_START: Readonly<Record<keyof typeof ENGLISH_START, string>> = {
  'home.quickBattle': 'Battaglia rapida',
  'home.quickBattle.sure': 'Abbandona quella in corso: sicuro?',
  'home.continue': 'Continua la battaglia',
  'home.noDeck': 'Nessun mazzo è giocabile: il suo file ha un errore.',
  'home.deck': 'Il tuo mazzo',
  'home.enemyDeck': 'Il mazzo dell’avversario',
  'home.battlefield': 'Campo',
  'home.lot': 'A sorte',
  'home.side': 'Il tuo lato',
  'home.side.left': 'Sinistra, muove per prima',
  'home.side.right': 'Destra, +{bonus} rifornimenti all’inizio',
  'home.side.lot': 'A sorte',
  'home.opponent': 'Avversario',
  'home.howTo': 'Come si gioca',
  'home.howTo.goal': 'Abbatti il castello nemico prima che cada il tuo.',
  'home.howTo.turn':
    'Nel tuo turno spendi i rifornimenti per schierare carte, poi muovi e colpisci una volta con ciascuna, nell’ordine che vuoi.',
  'home.howTo.zones':
    'La posizione conta: la mischia colpisce più forte dall’ala sinistra, i tiri rendono di più dall’ala destra.',
  'home.howTo.facing':
    'Ogni carta è rivolta da una parte, come mostra la sua prua. I colpi sul fianco valgono il {flank} % in più, alle spalle il {rear} % in più; un alleato dall’altra parte del bersaglio lo stringe in una tenaglia.',
  'home.howTo.formations':
    'Le carte che stanno insieme colpiscono o resistono meglio: una colonna piena, due tiratori ai suoi capi, una carta subito dietro a un combattente.',
  'home.howTo.ground':
    'Alture, ripari, fango e fuoco sono disegnati sulla mappa; indica una casella o una carta per leggere che cosa fa.',
  'home.howTo.screens':
    'Un difensore sulla stessa riga protegge il suo castello: i colpi che lo superano valgono il {screen} %.',
  'player.greedy': 'Il Castaldo',
  'player.greedy.style': 'dà sempre l’ordine migliore del momento',
  'player.random': 'Il Giullare',
  'player.random.style': 'un ordine qualsiasi, a capriccio',
  'player.human': 'Tu',
  'result.won': 'Vittoria',
  'result.lost': 'Sconfitta',
  'result.draw': 'Parità',
  'result.castle': 'Il castello è caduto nel round {round}.',
  'result.attrition': 'Il logoramento ha deciso la battaglia nel round {round}.',
  'result.concession': 'Resa nel round {round}.',
  'result.again': 'Ancora, a lati scambiati',
  'result.home': 'Pagina iniziale',
  'result.look': 'Guarda il campo',
};
