export type CombatType = 'melee' | 'ranged' | 'hybrid';

const BLADE = 'M22.200 1.800L21.400 5.400L10.400 16.400L7.600 13.600L18.600 2.600Z';
const HILT =
  'M4.900 13L6.300 11.600L12.400 17.700L11 19.100L8.700 16.800L5.800 19.700A1.900 1.900 0 1 1 4.300 18.200L7.200 15.300Z';

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
        <path d={`${BLADE}${HILT}`} />
        <path d={`${BLADE}${HILT}`} transform="matrix(-1 0 0 1 24 0)" />
      </>
    );
  }
  if (type === 'ranged') {
    return (
      <>
        <path
          d="M4.200 4C13.500 2.500 21.500 10.500 20 19.800"
          fill="none"
          stroke="currentColor"
          strokeWidth={2.6}
          strokeLinecap="round"
        />
        <path d="M4.200 4L20 19.800" fill="none" stroke="currentColor" strokeWidth={1.1} />
        <path d="M22.600 1.400L20.900 8.200L18.900 6.200L7 18.100L6.800 20.900L4 23.700L3 21L0.300 20L3.100 17.200L5.900 17L17.800 5.100L15.800 3.100Z" />
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
