import { isWordAtOnce } from '../../../words/field/en/atOnce';
import { cellName } from '../../../words/field/narrator';
import type { FieldView } from '../common/fieldHooks';
import type { CellFacts } from './cellFacts';
import type { RailVoice } from './railVoice';

/** What stands there, or the ground itself. */
export function groundName({ narrator }: RailVoice, { cell, obstacles }: CellFacts): string {
  const [obstacle] = obstacles;
  return narrator.names.thing(obstacle?.kind ?? cell.terrain);
}

/** A sentence for each fact that matters under these rules. */
export function slipWords(
  { book }: Pick<FieldView, 'book'>,
  voice: RailVoice,
  facts: CellFacts,
  isWatched: boolean,
): readonly string[] {
  const { speak } = voice;
  const { cell, obstacles, lasting, entry, isControl, shelters, isInSight, seenBy } = facts;
  const { highGround, cover } = book.rules;
  const sentences: string[] = [];
  const say = (is: boolean, sentence: () => string) => {
    if (is) sentences.push(sentence());
  };
  say(cell.blocksMovement, () => speak('rail.cell.blocked'));
  say(!cell.blocksMovement && (cell.cost !== 1 || cell.unskilledCost !== cell.cost), () =>
    speak('rail.cell.cost', {
      cost: cell.cost,
      unskilled: cell.unskilledCost === cell.cost ? 'none' : cell.unskilledCost,
      skill: skillName(voice, cell.skill),
    }),
  );
  say(cell.elevation > 0, () =>
    speak('rail.cell.high', {
      level: cell.elevation,
      accuracy: highGround?.accuracy ?? 0,
      damage: highGround?.damage ?? 0,
    }),
  );
  say(cell.elevation < 0, () => speak('rail.cell.low', { level: -cell.elevation }));
  say(cover !== undefined && cell.cover !== 'none', () => speak('rail.cell.cover', { cover: voice.cover(cell.cover) }));
  say(cover !== undefined && cell.shelter !== 'none', () =>
    speak('rail.cell.shelter', { cover: voice.cover(cell.shelter) }),
  );
  say(cover !== undefined && !cell.blocksMovement && shelters.length > 0, () =>
    speak('rail.cell.covered', {
      things: shelters.map((each) => `${voice.narrator.names.thing(each.by)} ${cellName(each.at)}`).join(', '),
    }),
  );
  for (const { hitPoints, most } of obstacles) {
    say(hitPoints !== null, () =>
      speak('rail.cell.hitPoints', { hitPoints: hitPoints ?? 0, most: most ?? hitPoints ?? 0 }),
    );
  }
  say(lasting > 0, () => speak('rail.cell.lasting', { damage: lasting }));
  say(entry > lasting, () => speak('rail.cell.hurts', { damage: entry - lasting }));
  say(cell.slipPercent > 0, () => speak('rail.cell.slip', { percent: cell.slipPercent }));
  say(cell.fall > 0, () => speak('rail.cell.fall', { squares: cell.fall }));
  say(cell.obscures, () => speak('rail.cell.obscures'));
  say(isControl, () => speak('rail.cell.control'));
  say(!isWatched && isInSight && !cell.blocksMovement, () => speak('rail.cell.seen', seenBy));
  say(!isInSight, () => speak('rail.cell.remembered'));
  return sentences;
}

function skillName({ speak }: RailVoice, skill: string | null): string {
  const word = `rail.skill.${skill}`;
  return isWordAtOnce(word) ? speak(word) : (skill ?? '');
}
