export type CombatType = 'melee' | 'ranged' | 'hybrid';

const BLADE = 'M22.2 1.8L21.4 5.4L10.4 16.4L7.6 13.6L18.6 2.6Z';
const HILT = 'M4.9 13L6.3 11.6L12.4 17.7L11 19.1L8.7 16.8L5.8 19.7A1.9 1.9 0 1 1 4.3 18.2L7.2 15.3Z';

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
          d="M4.2 4C13.5 2.5 21.5 10.5 20 19.8"
          fill="none"
          stroke="currentColor"
          strokeWidth={2.6}
          strokeLinecap="round"
        />
        <path d="M4.2 4L20 19.8" fill="none" stroke="currentColor" strokeWidth={1.1} />
        <path d="M22.6 1.4L20.9 8.2L18.9 6.2L7 18.1L6.8 20.9L4 23.7L3 21L0.3 20L3.1 17.2L5.9 17L17.8 5.1L15.8 3.1Z" />
      </>
    );
  }
  return (
    <>
      <path
        d="M10 3C4.8 5.2 2.6 8.4 2.6 12S4.8 18.8 10 21"
        fill="none"
        stroke="currentColor"
        strokeWidth={2.3}
        strokeLinecap="round"
      />
      <path d="M10 3V21" fill="none" stroke="currentColor" strokeWidth={1.1} />
      <path d="M17 1.5L19.3 4.5V14.6H21.8V17.2H18.5V20.2A1.5 1.5 0 1 1 15.5 20.2V17.2H12.2V14.6H14.7V4.5Z" />
    </>
  );
}
