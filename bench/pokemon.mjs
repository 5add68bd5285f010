import { Battle } from '@pkmn/sim';

const SPECIES = [
  ['Tauros', ['bodyslam', 'hyperbeam', 'blizzard', 'earthquake']],
  ['Snorlax', ['bodyslam', 'reflect', 'rest', 'icebeam']],
  ['Chansey', ['icebeam', 'thunderbolt', 'thunderwave', 'softboiled']],
  ['Exeggutor', ['psychic', 'explosion', 'sleeppowder', 'stunspore']],
  ['Starmie', ['surf', 'thunderbolt', 'blizzard', 'recover']],
  ['Alakazam', ['psychic', 'thunderwave', 'seismictoss', 'recover']],
];
const team = () =>
  SPECIES.map(([species, moves]) => ({ name: species, species, moves: [...moves], level: 100, ability: '', item: '' }));

/** Whole battles of six against six by random moves, as a yardstick: another game, another depth of rules. */
export function battles(draw) {
  let seed = 0;
  return () => {
    seed += 1;
    const battle = new Battle({ formatid: 'gen1customgame', seed: [seed, 2, 3, 4] });
    for (const side of ['p1', 'p2']) battle.setPlayer(side, { name: side, team: team() });
    for (const side of ['p1', 'p2']) battle.choose(side, 'default');
    while (!battle.ended) for (const side of battle.sides) choose(battle, side, draw);
    return 1;
  };
}

/** A move by lot; what there is to choose otherwise is left to the battle. */
function choose(battle, side, draw) {
  if (side.requestState === '') return;
  const moves = side.requestState === 'move' ? (side.active[0]?.getMoves() ?? []) : [];
  const open = moves.flatMap((move, index) => (move.disabled === true || move.pp === 0 ? [] : [index + 1]));
  const chosen = open.length > 0 && battle.choose(side.id, `move ${open[draw(open.length)]}`);
  if (!chosen) battle.choose(side.id, 'default');
}
