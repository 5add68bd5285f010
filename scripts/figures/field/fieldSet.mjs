import { measureFieldHeap } from './fieldHeap.mjs';
import { measureFieldPresses } from './fieldPresses.mjs';
import { measureFieldScripts } from './fieldScripts.mjs';
import { measureFieldThinking } from './fieldThinking.mjs';
import { measureFieldWalk } from './fieldWalk.mjs';

/**
 * What is measured of the open field, and what must hold.
 * @type {import('../figures.mjs').FigureSet}
 */
export const FIELD_SET = {
  figures: {
    fieldScript: { name: 'the open field’s own JS, gzipped', unit: 'KB', digits: 1, bar: { atMost: 120 } },
    fieldMuster: { name: '· of it the muster', unit: 'KB', digits: 1 },
    fieldBattle: { name: '· what the first battle adds', unit: 'KB', digits: 1 },
    fieldLater: { name: '· fetched when asked for: help, typed orders, menu, result, drill', unit: 'KB', digits: 1 },
    fieldShared: { name: '· what it shares with the rest of the page', unit: 'KB', digits: 1 },
    fieldWorker: { name: 'the worker of its opponents, gzipped', unit: 'KB', digits: 1, bar: { atMost: 40 } },
    fieldElsewhere: { name: 'scripts of other screens that hold any of it', unit: '', digits: 0, bar: { atMost: 0 } },
    fieldFeedback: { name: 'press to visible feedback, 16 × 16, p95', unit: 'ms', digits: 1, bar: { atMost: 60 } },
    fieldFeedbackMedian: { name: '· median', unit: 'ms', digits: 1 },
    fieldPresses: { name: '· presses measured', unit: '', digits: 0 },
    fieldSmooth: { name: 'frames within 25 ms on a way through fog', unit: '%', digits: 1, bar: { atLeast: 99 } },
    fieldFrames: { name: '· frames measured', unit: '', digits: 0 },
    fieldIdle: { name: '· yardstick: frames within 25 ms, idle page', unit: '%', digits: 1 },
    fieldTask: { name: 'longest task while opponents think', unit: 'ms', digits: 0, bar: { atMost: 50 } },
    fieldHeapGrowth: {
      name: 'heap, last five of the battles to the sixth to tenth',
      unit: '%',
      digits: 1,
      bar: { atMost: 10 },
    },
    fieldHeap: { name: '· heap after the last battle', unit: 'MB', digits: 1 },
    fieldBattles: { name: '· battles watched', unit: '', digits: 0 },
  },
  measures: [measureFieldScripts, measureFieldPresses, measureFieldWalk, measureFieldThinking, measureFieldHeap],
  how: [
    'Scripts: from the responses, each compressed at level 9; its own are those that neither the start page nor a card battle',
    'loads. The first battle is a turn of each side by 2d6; what comes only when somebody asks for it, or with a rule set of',
    'stances and formations, is counted apart. Press to feedback: as in the card battle, on The Marches with five units a',
    'side. A way: units walk as far as they can at half speed, frames counted while a token moves. Tasks: two Captains without',
    'a pause. Heap: after a collection, twenty battles one after the other in one page; the first five only compile the code and',
    'parse the sentences. Where the yardstick is low the machine is busy.',
  ],
};
