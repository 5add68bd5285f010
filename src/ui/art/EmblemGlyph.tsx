import { glyphReference } from '../common/icons/sprite';

interface EmblemGlyphProps {
  readonly name: string;
  readonly across: number;
  readonly down: number;
  readonly size: number;
  readonly className?: string | undefined;
}

/** An emblem inside another drawing, centred on a point of it. */
export function EmblemGlyph({ name, across, down, size, className }: EmblemGlyphProps) {
  return (
    <svg
      x={across - size / 2}
      y={down - size / 2}
      width={size}
      height={size}
      viewBox="0 0 512 512"
      fill="currentColor"
      className={className}
      aria-hidden="true"
    >
      <use href={glyphReference(name)} />
    </svg>
  );
}
