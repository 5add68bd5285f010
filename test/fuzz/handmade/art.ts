import type { Edit } from './row';

/** Recipes of pictures: misspelt, too large, and made to break out of the drawing. */
export const ART: Readonly<Record<string, readonly Edit[]>> = {
  'cards/thornveil/moss-stalker.json': [
    ['"sky": ["shafts"', '"sky": [▸"shaft"', 'did you mean "shafts"'],
    ['"sky": ["shafts", 170, 0, 0]', '"sky": ["shafts", 170, 0, ▸1e9]', 'must be a number from 0 to 400'],
    ['"sky": ["shafts", 170, 0, 0]', '"sky": ▸"shafts"', 'sky must be a light of the sky'],
    ['"head": "pelt"', '"head": ▸"__proto__"', 'head must be one of'],
    ['"head": "pelt"', '▸"hed": "pelt"', 'did you mean "head"'],
    ['"head": "pelt"', '▸"onload": "alert(1)"', 'unknown key "onload"'],
    ['"pose": "lunge"', '"pose": ▸"lung"', 'did you mean "lunge"'],
    ['"cloakTone": "mid"', '"cloakTone": ▸"url(#x)"', 'cloakTone must be one of'],
    ['"gesture": "crescent"', '"gesture": ▸"crescentt"', 'did you mean "crescent"'],
    ['"gesture": "crescent"', '"front": [{ "d": ▸"M0 0\\"/><script/>" }]', 'd must be the path of an SVG'],
    ['"gesture": "crescent"', `"front": [{ "d": ▸"M${'9999'.repeat(140)}!" }]`, 'd must be the path of an SVG'],
    ['"gesture": "crescent"', `"front": [{ "stroke": ▸"M${'0 '.repeat(9999)}" }]`, 'stroke must be the path of an SVG'],
    ['"gesture": "crescent"', '"behind": [{ "glyph": ▸"javascript:0" }]', 'there is no icon "javascript:0"'],
    ['"gesture": "crescent"', '"behind": [▸{ "puppet": {}, "held": "bow" }]', 'exactly one of glyph, puppet, held'],
    ['"gesture": "crescent"', '"behind": [{ "puppet": { ▸"puppet": {} } }]', 'unknown key "puppet"'],
    ['"gesture": "crescent"', '"mist": ▸null', 'mist must be a number from 0 to 240'],
  ],
  'cards/abilities/backstab.json': [
    ['"pose": "lunge"', '"pose": ▸"lung"', 'did you mean "lunge"'],
    ['"gesture": "crescent"', '"gesture": ▸"url(#x)"', 'gesture must be one of'],
    ['"gesture": "crescent"', '▸"d": "M0 0"', 'unknown key "d"'],
  ],
  'cards/factions/cinder.json': [
    ['"sky": ["embers"', '"sky": [▸"ember"', 'did you mean "embers"'],
    ['"weapon": "maul"', '"weapon": ▸"__proto__"', 'weapon must be one of'],
    ['"near": ["flames", 236, "cloth"]', '"near": ["flames", ▸1e9]', 'entry 2 of near must be a number'],
    ['"heads": ["iron", "mask", "visor", "coif"]', '"heads": ▸[]', 'heads must be a list of 1 to 8 heads'],
  ],
};
