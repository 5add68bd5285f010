import { goldenBattle } from '../../measure/corpus/goldenBattle';
import { goldenField } from '../../measure/corpus/goldenField';
import { optionValue, wholeNumber } from '../arguments/choices';
import { type Command, EXIT } from '../command';
import { catalogFor, fieldCatalogFor } from '../disk/catalogFor';

const MOST = 10_000;

export const corpus: Command = {
  summary: 'play battles that every later version must replay, and print each with the hash of its last state',
  usage: 'corpus [--cards N] [--fields N] [--from I]',
  flags: [
    { name: 'cards', takes: ['N'], summary: 'how many card battles; 150 if left out' },
    { name: 'fields', takes: ['N'], summary: 'how many on the open field; 50 if left out' },
    {
      name: 'from',
      takes: ['I'],
      summary: 'the number of the first of each; 0 if left out. The same number, the same battle',
    },
  ],
  takesWords: false,
  run: (given, terminal) => {
    const count = (flag: string, otherwise: string): number =>
      wholeNumber(`--${flag}`, optionValue(given, flag) ?? otherwise, 0, MOST);
    const [cards, fields, from] = [count('cards', '150'), count('fields', '50'), count('from', '0')];
    const catalog = cards === 0 ? null : catalogFor(terminal);
    for (let index = from; catalog !== null && index < from + cards; index++) say(goldenBattle(catalog, index));
    const fieldCatalog = fields === 0 ? null : fieldCatalogFor(terminal);
    for (let index = from; fieldCatalog !== null && index < from + fields; index++)
      say(goldenField(fieldCatalog, index));
    return EXIT.fine;

    function say({ final, packed }: { readonly final: string; readonly packed: string }): void {
      terminal.say(`${final} ${packed}`);
    }
  },
};
