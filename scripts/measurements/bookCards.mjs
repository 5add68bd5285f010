import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { remembered } from '../setup/folders.mjs';

/** What the rule book prints where balance asked for another number since. */
const PRINTED = /** @type {Readonly<Record<string, Readonly<Record<string, number>>>>} */ ({
  'bastion/arbalest-crew.json': { health: 58 },
  'bastion/bolt-loft-crossbow.json': { health: 39 },
  'bastion/field-barber.json': { health: 40 },
  'bastion/marshal-odrane.json': { attack: 27 },
  'bastion/towershield-veteran.json': { health: 44 },
  'bastion/wallwright.json': { health: 48 },
  'cinder/ash-runner.json': { health: 27 },
  'cinder/bombard-crew.json': { health: 56 },
  'cinder/breach-sapper.json': { health: 50 },
  'cinder/cinderscale-drake.json': { health: 54 },
  'cinder/coal-hound.json': { health: 39 },
  'cinder/ember-lancer.json': { health: 60 },
  'cinder/spark-slinger.json': { health: 36 },
  'cinder/vexa-the-kindler.json': { health: 73 },
  'galecrest/mast-top-sniper.json': { health: 56 },
  'thornveil/bramble-cub.json': { health: 31 },
  'thornveil/briar-scout.json': { health: 24 },
  'thornveil/elder-of-vines.json': { health: 68 },
  'thornveil/gale-arrow-adept.json': { health: 47 },
  'thornveil/greathorn.json': { health: 88 },
  'thornveil/longwatch-marksman.json': { health: 56 },
  'thornveil/moss-stalker.json': { health: 46 },
  'thornveil/reedbow-hunter.json': { health: 38 },
  'thornveil/rootbound-sentry.json': { health: 55 },
  'thornveil/sap-mender.json': { health: 49 },
  'thornveil/snare-weaver.json': { health: 39 },
  'thornveil/thicket-bear.json': { health: 65 },
});

/** The second player's help was the same on every battlefield. */
const ON_EVERY_BATTLEFIELD = { secondSupplyRounds: 2, secondCards: 0, secondCastle: 0 };

/**
 * The shipped cards with the numbers of the rule book, in a folder of their own.
 * @param {string} root
 * @returns {string} the folder in which `cards` lies
 */
export function layBookCards(root) {
  const folder = remembered(root, 'rule-book');
  const cards = join(folder, 'cards');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  cpSync(join(root, 'cards'), cards, { recursive: true });
  for (const [file, numbers] of Object.entries(PRINTED)) change(join(cards, file), numbers);
  for (const file of readdirSync(join(cards, 'battlefields'))) {
    change(join(cards, 'battlefields', file), ON_EVERY_BATTLEFIELD);
  }
  return folder;
}

/**
 * @param {string} path
 * @param {Readonly<Record<string, number>>} numbers
 */
function change(path, numbers) {
  writeFileSync(path, JSON.stringify({ ...JSON.parse(readFileSync(path, 'utf8')), ...numbers }));
}
