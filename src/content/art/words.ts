/** The closed vocabulary of card art. Each word has its drawing in `src/ui/art/theatre`, in a table that fails to compile without it. */

/** Lights of the sky: kind, then where it stands and how large it is. */
export const SKIES = ['sun', 'moon', 'rays', 'nimbus', 'shafts', 'embers', 'storm'] as const;
export type Sky = (typeof SKIES)[number];

/** Painted boards across the stage. */
export const FLATS = [
  'hills',
  'hill',
  'plain',
  'road',
  'wall',
  'towers',
  'pines',
  'trunks',
  'canopy',
  'sea',
  'crags',
  'cliffs',
  'town',
  'tents',
  'stones',
  'grass',
  'reeds',
  'hedge',
  'brambles',
  'flames',
  'merlons',
  'stakes',
  'fence',
  'clouds',
  'fall',
] as const;
export type FlatName = (typeof FLATS)[number];

/** Colours of a play. What each is, depends on faction and theme. */
export const PLAY_TONES = [
  'sky1',
  'sky2',
  'far',
  'mid',
  'near',
  'ink',
  'rim',
  'cloth',
  'cloth2',
  'metal',
  'metal2',
  'skin',
  'skin2',
  'hair',
  'hide',
  'wood',
  'accent',
  'glow',
  'mat',
  'mat2',
] as const;
export type PlayTone = (typeof PLAY_TONES)[number];

/** Colours of an order. */
export const ORDER_TONES = [
  'ink',
  'vellum',
  'vellum2',
  'red',
  'blue',
  'green',
  'wax',
  'wax2',
  'wood',
  'rim',
  'metal',
  'hill',
  'stone',
] as const;
export type OrderTone = (typeof ORDER_TONES)[number];

export const POSES = [
  'stand',
  'brace',
  'lunge',
  'aim',
  'aimup',
  'throw',
  'run',
  'raise',
  'crouch',
  'hang',
  'cast',
  'kneel',
  'play',
] as const;
export type Pose = (typeof POSES)[number];

export const HEADS = [
  'bare',
  'kettle',
  'bascinet',
  'great',
  'visor',
  'crown',
  'hood',
  'pelt',
  'antler',
  'bandana',
  'feather',
  'mask',
  'burning',
  'iron',
  'long',
  'leaf',
  'coif',
  'child',
  'straw',
  'veil',
  'bald',
] as const;
export type Head = (typeof HEADS)[number];

/** Profiles. Heads that hide the face look the same with each. */
export const FACES = ['plain', 'hooked', 'snub'] as const;
export type Face = (typeof FACES)[number];

/** What a hand holds. */
export const HELD = [
  'sword',
  'cutlass',
  'dagger',
  'razor',
  'spear',
  'javelin',
  'lance',
  'halberd',
  'glaive',
  'pick',
  'maul',
  'staff',
  'pole',
  'whip',
  'torch',
  'banner',
  'pennant',
  'crossbow',
  'bow',
  'pot',
  'sling',
  'hook',
  'trident',
  'tower',
  'heater',
  'round',
] as const;
export type Held = (typeof HELD)[number];

export const CLOAKS = ['still', 'wind', 'torn', 'wings'] as const;
export type Cloak = (typeof CLOAKS)[number];

export const GARBS = ['plate', 'robe'] as const;
export type Garb = (typeof GARBS)[number];

/** A keyword as a stroke of light. */
export const GESTURES = [
  'none',
  'winds',
  'trails',
  'waves',
  'tug',
  'sightline',
  'updraft',
  'ward',
  'burst',
  'crescent',
  'crossing',
  'crosses',
  'cry',
  'crack',
  'thrust',
  'circle',
  'mist',
] as const;
export type Gesture = (typeof GESTURES)[number];
