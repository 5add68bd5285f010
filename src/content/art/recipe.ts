import type { Cloak, Face, FlatName, Garb, Gesture, Head, Held, OrderTone, PlayTone, Pose, Sky } from './words';

/** Across and down the stage, which is 300 by 240. */
export type Point = readonly [number, number];

/** A point and how far around it. */
export type Spot = readonly [number, number, number];

/** Name, height above which it stands up, colour. */
export type Flat = readonly [FlatName, number, PlayTone?];

/** Kind, then across, down and radius. */
export type SkyLight = readonly [Sky, number, number, number];

/** An icon of game-icons.net, inked: its islands take the tones in turn. */
export interface GlyphUse<Tone> {
  readonly glyph: string;
  readonly at?: Point;
  readonly size?: number;
  readonly turn?: number;
  readonly flip?: boolean;
  readonly tones?: readonly Tone[];
  /** The colour of the silhouette behind the islands. */
  readonly under?: Tone;
  /** With a thick outline. */
  readonly inked?: boolean;
}

/** How a card with a keyword is shown where its recipe doesn't say. */
export interface Manner {
  readonly pose?: Pose;
  readonly gesture?: Gesture;
}

/** The stage of a faction, and what its people wear and carry where a recipe doesn't say. */
export interface Home {
  readonly sky: SkyLight;
  readonly far: readonly Flat[];
  readonly near: Flat;
  readonly heads: readonly Head[];
  readonly weapon: Held;
}

/** A jointed puppet. Hands and feet follow from the pose, knees and elbows from hands and feet. */
export interface Puppet {
  readonly pose?: Pose;
  readonly head?: Head;
  readonly face?: Face;
  readonly garb?: Garb;
  readonly near?: Held;
  readonly nearAngle?: number;
  readonly nearHand?: Point;
  readonly far?: Held;
  readonly farAngle?: number;
  readonly farHand?: Point;
  readonly cloak?: Cloak;
  readonly cloakTone?: PlayTone;
  readonly mantle?: PlayTone;
  readonly sleeve?: PlayTone;
  readonly hose?: PlayTone;
  readonly skin?: PlayTone;
  readonly hair?: PlayTone;
  readonly beard?: boolean;
}

/** One thing in a picture: exactly one of glyph, puppet, held, d, stroke and eye. */
export interface Thing extends Partial<GlyphUse<PlayTone>> {
  readonly puppet?: Puppet;
  readonly held?: Held;
  /** A filled shape, as the path of an SVG. */
  readonly d?: string;
  /** A drawn line. */
  readonly stroke?: string;
  /** A glowing point. */
  readonly eye?: Spot;
  readonly scale?: number;
  readonly tone?: PlayTone;
  readonly width?: number;
  /** A shape with an outline. */
  readonly line?: boolean;
  /** Light: without outline and shadow. */
  readonly lit?: boolean;
}

/** Who plays: a puppet, one glyph, or a drawing. */
export interface Figure extends Puppet, Partial<GlyphUse<PlayTone>> {
  readonly scale?: number;
  readonly draw?: readonly Thing[];
  /** What a bust shows. */
  readonly focus?: Spot;
}

/** The art of a unit card: a toy theatre. Whatever is left out follows from the card. */
export interface Play {
  readonly sky?: SkyLight;
  readonly far?: readonly Flat[];
  readonly near?: Flat;
  readonly behind?: readonly Thing[];
  readonly figure?: Figure;
  readonly front?: readonly Thing[];
  readonly gesture?: Gesture;
  readonly gestureAt?: Point;
  readonly mist?: number;
  readonly breaks?: boolean;
  readonly token?: GlyphUse<PlayTone>;
}

/** A sign of an inked map: exactly one of its kinds. */
export interface MapSign extends Partial<GlyphUse<OrderTone>> {
  readonly hill?: Point;
  readonly tree?: Point;
  readonly keep?: Point;
  readonly block?: Point;
  readonly river?: string;
  readonly arrow?: string;
  /** The head of an arrow. */
  readonly head?: string;
  readonly shaft?: Point;
  readonly length?: number;
  readonly d?: string;
  readonly stroke?: string;
  readonly scale?: number;
  readonly tone?: OrderTone;
  readonly width?: number;
  readonly line?: boolean;
  readonly dashed?: boolean;
}

/** The art of a stratagem: an order, inked on a map. */
export interface Order {
  readonly ink?: readonly MapSign[];
  /** What a token shows. */
  readonly focus?: Spot;
}

/** What stands under `art` in the file of a card. */
export type Recipe = Play | Order;
