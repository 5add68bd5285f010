import { join } from 'node:path';
import { leaveGame, plantSettings } from '../browser/plantBattle.mjs';
import { PROJECT_ROOT } from '../setup/folders.mjs';
import { act, button, DESK, LYING, light, PHONE, TABLET } from './stage.mjs';

/** @typedef {import('./stage.mjs').Scene} Scene */
/** @typedef {import('./stage.mjs').Stage} Stage */
/** @typedef {'vale-d20' | 'vale-2d6' | 'vale-d50' | 'marches-clockwork'} FieldPosition a file in scripts/browser/positions/field */

const ALL = [DESK, TABLET, PHONE, LYING];
const LONGEST_BATTLE = 120_000;

/** The open field, in the folder `field`. @type {Scene[]} */
const SCENES = [
  { name: 'field/muster', reach: (stage) => openMuster(stage, 'seed=20'), sizes: [...ALL, light(DESK), light(PHONE)] },
  { name: 'field/deployment', reach: deploy, sizes: [...ALL, light(TABLET)] },
  { name: 'field/rest', reach: (stage) => openPosition(stage, 'vale-d20'), sizes: [...ALL, light(DESK)] },
  {
    name: 'field/moving',
    reach: (stage) => look(stage, 'vale-d20', 'F7', 'I6'),
    sizes: [...ALL, light(DESK), light(PHONE)],
  },
  { name: 'field/aiming-d20', reach: (stage) => look(stage, 'vale-d20', 'C10', 'E6'), sizes: [...ALL, light(LYING)] },
  { name: 'field/aiming-2d6', reach: (stage) => look(stage, 'vale-2d6', 'C10', 'F6'), sizes: [...ALL, light(DESK)] },
  { name: 'field/fog', reach: leaveGroundBehind, sizes: [...ALL, light(DESK)] },
  { name: 'field/formation', reach: (stage) => look(stage, 'vale-d50', 'F9', 'G8'), sizes: [...ALL, light(TABLET)] },
  { name: 'field/threats', reach: showThreats, sizes: [...ALL, light(PHONE)] },
  { name: 'field/curtain', reach: drawCurtain, sizes: [...ALL, light(LYING)] },
  { name: 'field/result', reach: watchToTheEnd, sizes: [...ALL, light(DESK)] },
];

/** @type {Scene[]} */
export const FIELD_SCENES = SCENES.map((scene) => ({ ...scene, ending: 'webp' }));

/**
 * @param {Stage} stage
 * @param {string} setup what a link says after the question mark
 */
async function openMuster(stage, setup) {
  const { page, url, settings } = stage;
  await leaveGame(page, url);
  await plantSettings(page, settings);
  await page.goto(new URL(`#/field?${setup}`, url).href);
  await button(stage, 'To the field').waitFor();
}

/**
 * A link opens the muster; its button begins.
 * @param {Stage} stage
 * @param {string} setup
 */
async function begin(stage, setup) {
  await openMuster(stage, setup);
  await act(stage, button(stage, 'To the field'));
}

/**
 * The middle of a battle, as a person opens a file of one's own.
 * @param {Stage} stage
 * @param {FieldPosition} position
 */
async function openPosition(stage, position) {
  const { page } = stage;
  await openMuster(stage, 'right=captain');
  await act(stage, button(stage, 'Positions to try'));
  const file = join(PROJECT_ROOT, 'scripts/browser/positions/field', `${position}.json`);
  await page.locator('dialog input[type=file]').setInputFiles(file);
  await cell(stage, 'A1').waitFor();
  await page.mouse.move(4, 4);
}

/**
 * A unit is chosen and a cell looked at: by a finger, the first tap only shows.
 * @param {Stage} stage
 * @param {FieldPosition} position
 * @param {string} unit
 * @param {string} at
 */
async function look(stage, position, unit, at) {
  await openPosition(stage, position);
  await act(stage, cell(stage, unit));
  await (stage.hasTouch ? cell(stage, at).tap() : cell(stage, at).hover());
}

/** @param {Stage} stage */
async function deploy(stage) {
  await begin(stage, 'rules=2d6&battlefield=the-commons&right=captain&seed=5');
  const own = stage.page.locator('[data-field] [data-place]', { hasText: /, your (?!ground)/ }).first();
  await act(stage, own);
}

/**
 * A unit that goes back leaves ground that is only remembered.
 * @param {Stage} stage
 */
async function leaveGroundBehind(stage) {
  await look(stage, 'marches-clockwork', 'H6', 'F6');
  await act(stage, cell(stage, 'F6'));
  await act(stage, cell(stage, 'F8'));
}

/** @param {Stage} stage */
async function showThreats(stage) {
  await openPosition(stage, 'vale-2d6');
  await act(stage, button(stage, /^Threats/));
}

/** @param {Stage} stage */
async function drawCurtain(stage) {
  await begin(stage, 'rules=clockwork&battlefield=the-ford&left=human&right=human&seed=5');
  await stage.page.getByRole('button', { name: /go on$/ }).waitFor();
}

/** @param {Stage} stage */
async function watchToTheEnd(stage) {
  await begin(stage, 'rules=2d6&battlefield=pinfold&left=captain&right=recruit&seed=5&victory=last');
  await stage.page.locator('dialog[open] h2').waitFor({ timeout: LONGEST_BATTLE });
}

/**
 * @param {Stage} stage
 * @param {string} name "F7": column F, row 7
 */
function cell({ page }, name) {
  const x = name.charCodeAt(0) - 'A'.charCodeAt(0);
  return page.locator(`[data-field] [data-place="cell ${x} ${Number(name.slice(1)) - 1}"]`);
}
