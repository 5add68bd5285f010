import { engineFor } from '../../../src/battle/engineFor';
import type { Language } from '../../../src/content/catalog';
import { seatsTaken } from '../../../src/store/seats/seatsSlice';
import { problemText } from '../../../src/ui/command/answers';
import { complete } from '../../../src/ui/command/complete';
import { type CommandContext, selectCommandBattle } from '../../../src/ui/command/context';
import { parse } from '../../../src/ui/command/parse';
import { battleOf, openTable } from '../../store/support/table';
import { shippedBook } from '../../support/book';
import { position, unit } from '../../support/position';
import { speakerOf } from '../../words/support/intl';
import { type Door, turnedAway } from '../support/door';

const { cards } = shippedBook();

function card(id: string) {
  const found = cards[id];
  if (found === undefined) throw new Error(`${id} is not shipped`);
  return found;
}

const FIELD = position({
  supply: { left: 5 },
  hands: { left: ['gatehouse-levy', 'the-portcullis', 'oathguard'] },
  units: [
    unit(card('oathguard'), 'a', 'left', [0, 0]),
    unit(card('oathguard'), 'b', 'left', [1, 0]),
    unit(card('longwatch-marksman'), 'c', 'left', [2, 0]),
    unit(card('slag-knight'), 'foe', 'right', [1, 2]),
  ],
});

const TABLE = openTable({}, { type: 'position', state: FIELD });
TABLE.dispatch(seatsTaken({ seats: { left: 'human', right: 'greedy' }, seed: 1 }));

function contextIn(language: Language): CommandContext {
  const battle = selectCommandBattle(TABLE.getState());
  if (battle === null) throw new Error('there is no battle');
  return { ...battle, speak: speakerOf(language) };
}

const CONTEXTS = { en: contextIn('en'), it: contextIn('it') };

const LINES: Readonly<Record<Language, readonly string[]>> = {
  en: [
    ...['move marksman 3 center', 'move oathguard 1 left 1c', 'attack marksman slag knight', 'attack 3l castle'],
    ...[
      'deploy levy 1 center',
      'deploy the portcullis 1c 2c',
      'brace 1l',
      'march left center',
      'mulligan levy oathguard',
    ],
    ...['keep', 'end', 'concede', 'undo', 'look 2c', 'choose levy', 'hand', 'board', 'log', 'help'],
  ],
  it: ['muovi marksman 3 centro', 'muovi 3s 3c', 'schiera oathguard riga 1, centro', 'castello 3s', 'fine', 'aiuto'],
};

/** A line that is typed in a battle, and every completion on the way. */
export const COMMAND_DOORS: readonly Door[] = (['en', 'it'] as const).map((language) => ({
  name: `command (${language})`,
  format: 'line',
  weight: 2,
  samples: LINES[language].map((text) => ({ name: 'line', text })),
  open: (text) => {
    const context = CONTEXTS[language];
    const before = TABLE.getState();
    complete(text, context);
    const said = parse(text, context);
    if (TABLE.getState() !== before) throw new Error('reading a line changed the table');
    if (said.type === 'problem')
      return turnedAway({ where: said.problem.kind, message: problemText(said.problem, context) });
    return {
      accepted: true,
      use: () => {
        if (said.type === 'order') engineFor(shippedBook()).submit(battleOf(TABLE).truth, said.order);
      },
    };
  },
}));
