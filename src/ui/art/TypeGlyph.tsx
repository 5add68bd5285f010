export type CombatType = 'melee' | 'ranged' | 'hybrid';

const SWORD = 'M18.900 2.200L21.800 2.200L21.800 5.100L11.700 15.200L8.800 12.300Z';
const HILT =
  'M6.300 11.700L7.800 10.200L13.800 16.200L12.300 17.700L10.300 15.700L6.400 19.600A1.800 1.800 0 1 1 4.400 17.600L8.300 13.700Z';

const GLYPHS: Record<CombatType, string> = {
  melee: `${SWORD}${HILT}`,
  ranged: '',
  hybrid: '',
};

interface TypeGlyphProps {
  readonly type: CombatType;
  readonly className?: string | undefined;
}

/** The bare sign of a combat type in the colour of the text around it. */
export function TypeGlyph({ type, className }: TypeGlyphProps) {
  return (
    <svg className={className} viewBox="0 0 24 24" width="1em" height="1em" fill="currentColor" aria-hidden="true">
      <TypeStrokes type={type} />
    </svg>
  );
}

export function TypeStrokes({ type }: { readonly type: CombatType }) {
  if (type === 'melee') {
    return (
      <>
        <path d={GLYPHS.melee} />
        <path d={GLYPHS.melee} transform="matrix(-1 0 0 1 24 0)" />
      </>
    );
  }
  if (type === 'ranged') {
    return (
      <>
        <path
          d="M5.200 2.600C13.500 3.200 20.800 10.500 21.400 18.800"
          fill="none"
          stroke="currentColor"
          strokeWidth={2.4}
          strokeLinecap="round"
        />
        <path d="M5.200 2.600L21.400 18.800" fill="none" stroke="currentColor" strokeWidth={1.1} />
        <path d="M4.200 21.300L16.200 9.300L14 7.100L21.200 2.800L16.900 10L17.600 10.700L5.600 22.700L5.400 20.400L2.300 20.200Z" />
      </>
    );
  }
  return (
    <>
      <path
        d="M10 3C4.800 5.200 2.600 8.400 2.600 12S4.800 18.800 10 21"
        fill="none"
        stroke="currentColor"
        strokeWidth={2.3}
        strokeLinecap="round"
      />
      <path d="M10 3V21" fill="none" stroke="currentColor" strokeWidth={1.1} />
      <path d="M17 1.500L19.300 4.500V14.600H21.800V17.200H18.500V20.200A1.500 1.500 0 1 1 15.500 20.200V17.200H12.200V14.600H14.700V4.500Z" />
    </>
  );
}
