import type { AnyWord, Messages } from './speak';

/** What is said of Left is what is said of an enemy, with Left's name. */
const AS_OF_AN_ENEMY: Readonly<Partial<Record<AnyWord, AnyWord>>> = {
  'battle.yourTurn': 'battle.enemyTurn',
  'battle.yourHand': 'battle.enemyHand',
  'mulligan.rule': 'mulligan.waits',
  'log.mulligan.yours': 'log.mulligan.enemys',
  'log.turn.yours': 'log.turn.enemys',
  'log.overdrawn.yours': 'log.overdrawn.enemys',
  'log.deployed.yours': 'log.deployed.enemys',
  'log.played.yours': 'log.played.enemys',
  'log.until.yours': 'log.until.enemys',
  'log.held.yours': 'log.held.enemys',
  'column.holds.yours': 'column.holds.enemys',
  'column.owns.yours': 'column.owns.enemys',
  'column.turns.yours': 'column.turns.enemys',
  'log.ended.won': 'log.ended.lost',
  'log.ended.goal.won': 'log.ended.goal.lost',
};

/** What has a word of its own for each side. */
const BY_SIDE: Readonly<Partial<Record<AnyWord, AnyWord>>> = {
  'side.yours': 'watched.side.left',
  'side.enemys': 'watched.side.right',
  'look.yours': 'seat.left',
  'look.enemys': 'seat.right',
  'castle.yours': 'watched.castle.left',
  'castle.enemys': 'watched.castle.right',
  'castle.short.yours': 'seat.left',
  'castle.short.enemys': 'seat.right',
  'castle.label.yours': 'watched.castle.left',
  'castle.label.enemys': 'watched.castle.right',
  'log.owner.yours': 'watched.owner.left',
  'log.owner.enemys': 'watched.owner.right',
  'log.target.yours': 'watched.target.left',
  'log.target.enemys': 'watched.target.right',
  'log.castle.yours': 'watched.castle.lefts',
  'log.castle.enemys': 'watched.castle.rights',
  'mulligan.title': 'watched.hands',
  'zones.own': 'seat.left',
  'zones.enemys': 'seat.right',
  'zones.deploy.yours': 'watched.deploy.left',
  'zones.deploy.enemys': 'watched.deploy.right',
};

/** The words for somebody who only watches, from Left's side: nobody is "you", and both sides are called by their names. */
export function watchedMessages(messages: Messages): Messages {
  const left = messages['seat.left'];
  const named = entriesOf(AS_OF_AN_ENEMY).map(([word, as]) => [word, messages[as].replaceAll('{player}', left)]);
  const sided = entriesOf(BY_SIDE).map(([word, as]) => [word, messages[as]]);
  return { ...messages, ...Object.fromEntries([...named, ...sided]) };
}

function entriesOf(table: Readonly<Partial<Record<AnyWord, AnyWord>>>): [AnyWord, AnyWord][] {
  return Object.entries(table) as [AnyWord, AnyWord][];
}
