/** The parts of a person's arms: the castle's colour, the charge on it, its border, the cut of the banner, the back of the cards. */
export const ARMS_PARTS = ['field', 'device', 'border', 'banner', 'back'] as const;
export type ArmsPart = (typeof ARMS_PARTS)[number];

/** Every piece that can be drawn, by part. Devices are icons of the page. */
export const ARMS_VALUES = {
  field: ['azure', 'gules'],
  device: ['watchtower', 'crown', 'feathered-wing', 'ringing-bell', 'lion'],
  border: ['plain', 'gold'],
  banner: ['swallowtail', 'square'],
  back: ['gilded'],
} as const satisfies Readonly<Record<ArmsPart, readonly string[]>>;

export type ArmsValue<Part extends ArmsPart = ArmsPart> = (typeof ARMS_VALUES)[Part][number];

/** A piece of heraldry. */
export type ArmsPiece = {
  [Part in ArmsPart]: { readonly part: Part; readonly value: ArmsValue<Part> };
}[ArmsPart];

/** The pieces that somebody bears; a part that is missing is as the deck has it. */
export type Arms = { readonly [Part in ArmsPart]?: ArmsValue<Part> };

export function isArmsPiece(piece: { readonly part: ArmsPart; readonly value: unknown }): piece is ArmsPiece {
  const values: readonly unknown[] = ARMS_VALUES[piece.part];
  return values.includes(piece.value);
}
