interface EnamelPaintsProps {
  /** What is painted: `medallion`, `token`. */
  readonly what: string;
  readonly paint: string;
  /** Class names of the stops: their colours differ by what is painted. */
  readonly looks: Readonly<Record<string, string | undefined>>;
}

/** Enamel and metal rim of one paint, under one lamp at the top left. */
export function EnamelPaints({ what, paint, looks }: EnamelPaintsProps) {
  return (
    <>
      <radialGradient id={`${what}-enamel-${paint}`} cx="0.36" cy="0.26" r="0.85">
        <stop offset="0" className={looks.enamelLight} />
        <stop offset="0.5" className={looks.enamelMiddle} />
        <stop offset="1" className={looks.enamelDark} />
      </radialGradient>
      <linearGradient id={`${what}-rim-${paint}`} x1="0.1" y1="0" x2="0.8" y2="1">
        <stop offset="0" className={looks.rimLight} />
        <stop offset="0.34" className={looks.rimMiddle} />
        <stop offset="0.5" className={looks.rimLight} />
        <stop offset="0.72" className={looks.rimMiddle} />
        <stop offset="1" className={looks.rimDark} />
      </linearGradient>
    </>
  );
}
